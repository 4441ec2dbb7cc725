/** Cards and zones of a view. */

import type { View, Zone } from "../server/schema";

/** The cards of a zone one by one, those that cannot be named as null. */
export function cardsOf(zone: Zone): (string | null)[] {
  const named = zone.cards.flatMap(({ card, n }) => Array.from({ length: n }, () => card));
  const hidden = Math.max(0, zone.size - named.length);
  return [...named, ...Array.from({ length: hidden }, () => null)];
}

/** The zones of one seat, or of the table itself (null). */
export function zonesOf(view: View, owner: number | null): Zone[] {
  return view.zones.filter((zone) => zone.owner === owner);
}

export function zoneOf(view: View, kind: string, owner: number | null = null): Zone | undefined {
  return view.zones.find((zone) => zone.kind === kind && zone.owner === owner);
}
