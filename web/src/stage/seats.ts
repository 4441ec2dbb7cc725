/** Seats round the table. */

/** All seats as they sit, the viewer's first; a spectator sits with seat 0. */
export function seatsFrom(seats: number, own: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((own ?? 0) + step) % seats);
}
