/** Values kept in localStorage. Where it is not available (a private window) they last as long as the page. */

const memory = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  const text = read(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`tavolino.${key}`, text);
  } catch {
    // full or forbidden: memory has it
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(`tavolino.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
