/** Looking for words as people type them: without capitals, accents and commas below. */

function foldAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Are all the words of `wanted` in the text? */
export function matchesWords(text: string, wanted: string): boolean {
  const place = foldAccents(text);
  return foldAccents(wanted)
    .split(/\s+/)
    .every((word) => place.includes(word));
}
