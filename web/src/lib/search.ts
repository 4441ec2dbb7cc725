/** Looking for words as people type them: without capitals, accents and commas below. */

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Are all the words of `wanted` in the text? */
export function hasWords(text: string, wanted: string): boolean {
  const place = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => place.includes(word));
}
