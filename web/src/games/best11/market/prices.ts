/** What things on the market cost. */

import type { View } from "../../../server/schema";
import { best11Board } from "../squad";

/** The price of a card of the market or of the scout's (`market/vampa`), for whoever is to move; null: it is none. */
export function priceOf(view: View, touch: string): number | null {
  const { market, scouted } = best11Board(view);
  const card = touch.slice(touch.indexOf("/") + 1);
  const offers = touch.startsWith("market/") ? market : touch.startsWith("scouted:") ? scouted : [];
  if (view.ask?.key !== "move" && view.ask?.key !== "scout") return null;
  return offers.find((offer) => offer.card === card)?.price ?? null;
}
