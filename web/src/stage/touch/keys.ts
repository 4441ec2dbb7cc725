/** What a key does at the table. */

export type KeyCommand =
  | { is: "card"; nth: number }
  | { is: "along"; by: 1 | -1 }
  | { is: "across"; by: 1 | -1 }
  | { is: "back" | "large" | "hint" | "log" | "chat" | "menu" | "sound" | "faster" | "slower" | "skip" };

const COMMANDS: Record<string, KeyCommand> = {
  ArrowLeft: { is: "along", by: -1 },
  ArrowRight: { is: "along", by: 1 },
  ArrowUp: { is: "across", by: 1 },
  ArrowDown: { is: "across", by: -1 },
  Escape: { is: "back" },
  e: { is: "large" },
  h: { is: "hint" },
  l: { is: "log" },
  c: { is: "chat" },
  m: { is: "menu" },
  s: { is: "sound" },
  "+": { is: "faster" },
  "=": { is: "faster" },
  "-": { is: "slower" },
  " ": { is: "skip" },
};

export function commandOf(key: string): KeyCommand | null {
  if (/^[1-9]$/.test(key)) return { is: "card", nth: Number(key) - 1 };
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Is somebody writing, or is a dialog open that has keys of its own? */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target as HTMLElement;
  return Boolean(at.closest?.("input, textarea, select, dialog[open], [contenteditable]"));
}

/** The next of these elements from the one that has the focus; the first or last, if none has. */
export function neighbour(all: HTMLElement[], by: 1 | -1): HTMLElement | undefined {
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return by > 0 ? all[0] : all.at(-1);
  return all[(at + by + all.length) % all.length];
}
