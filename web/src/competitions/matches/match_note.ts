/** What stands beside a match, in the list and on the spectators' pages. */

import { say } from "../../lib/language.svelte";
import type { MatchLine } from "../../server/schema";
import { dayText } from "./day_text";

/** How it is with a match, where the figures do not tell; empty if it was simply played or is to be. */
export function matchNote({ status, extra, penalties, until, day, time, place }: MatchLine): string {
  if (status === "postponed" && day)
    return [say("postponed-to", { date: dayText(day) }), time, place, until].filter(Boolean).join(", ");
  if (status === "postponed") return until ? say("postponed-until", { until }) : say("status-postponed");
  if (
    status === "forfeited" ||
    status === "awarded" ||
    status === "void" ||
    status === "begun" ||
    status === "sealed"
  )
    return say(`status-${status}`);
  if (penalties)
    return [
      ...(extra ? [say("after-extra-time")] : []),
      say("won-on-penalties", { figures: penalties.join("–") }),
    ].join(", ");
  return extra ? say("after-extra-time") : "";
}

/** What a match of a duplicate gave to both sides against all with the same cards. */
export const percentsText = ({ percents }: MatchLine) => percents.map((n) => `${n}%`).join(" – ");
