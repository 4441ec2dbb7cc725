/** A competition as the server tells it, and what can be asked about it. Teams are named by their number. */

import { request, get, post } from "../server/http";
import type { CompetitionInfo, CompetitionSheet, NewCompetition } from "../server/schema";
import { identity } from "../server/guest.svelte";
import { organiserKey } from "../server/visited_competitions";
import { say } from "../lib/language.svelte";

// -- All of them

export const listCompetitions = () => get<CompetitionInfo[]>("competitions", identity.guest?.secret);

export function createCompetition(wishes: NewCompetition, name: string): Promise<CompetitionSheet> {
  return identity.asGuest(name, async (guest) => {
    await identity.rename(name);
    return post<CompetitionSheet>("competitions", wishes, guest.secret);
  });
}

export function importCompetition(paper: string): Promise<CompetitionSheet> {
  return identity.asGuest(say("somebody"), (guest) =>
    post<CompetitionSheet>("competitions/import", JSON.parse(paper), guest.secret),
  );
}

// -- One of them

/** Sends a request about a competition with the guest's secret and the organiser's key, if this browser has them. */
export async function requestCompetition<T>(
  id: string,
  path = "",
  body?: unknown,
  method: "GET" | "POST" | "PATCH" | "DELETE" = body === undefined ? "GET" : "POST",
): Promise<T> {
  const secret =
    method === "GET" ? identity.guest?.secret : (await identity.ensureGuest(say("somebody"))).secret;
  const key = organiserKey(id);
  return request<T>(method, `competitions/${id}${path}`, body, secret, key ? { "Tavolino-Key": key } : {});
}
