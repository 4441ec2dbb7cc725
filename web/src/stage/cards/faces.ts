/** Which of the many faces a card has. A public card's face follows from public facts alone: its owner, and which of
 * its kind it is. So it tells nobody which card it was, and everyone at the table sees the same people. */

/** Faces of one kind that an owner's cards use, before another owner's begin. */
const FACES_EACH = 14;
/** The server draws copies 0 to 99. */
const FACES = 98;

/** The face of the `nth` card of a kind that belongs to `owner` (null: the table's). */
export function copyOf(table: string, owner: number | null, nth: number): number {
  return (letters(table) + (owner === null ? 0 : owner + 1) * FACES_EACH + nth) % FACES;
}

function letters(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % FACES, 7);
}

/** Where a person is drawn: always the same for the same name. */
export function personAddress(name: string, query = ""): string {
  return `/api/people/${encodeURIComponent(name.slice(0, 60) || "?")}.svg${query}`;
}
