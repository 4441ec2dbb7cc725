/** A competition as the server tells it, and what can be asked about it. Teams are named by their number. */

import { request, get, post } from "../server/http";
import type { CompetitionInfo, CompetitionSheet, NewCompetition } from "../server/schema";
import { identity } from "../server/guest.svelte";
import { organiserKey } from "../server/visited_competitions";
import { signature } from "./dialogs/signature.svelte";

// -- All of them

export const listCompetitions = () => get<CompetitionInfo[]>("competitions", identity.guest?.secret);

export function createCompetition(wishes: NewCompetition, name: string): Promise<CompetitionSheet> {
  return identity.asGuest(name, async (guest) => {
    await identity.rename(name);
    return post<CompetitionSheet>("competitions", wishes, guest.secret);
  });
}

export async function importCompetition(paper: string): Promise<CompetitionSheet> {
  const content: unknown = JSON.parse(paper);
  return asSigned((guest) => post<CompetitionSheet>("competitions/import", content, guest.secret));
}

// -- One of them

/** Sends a request about a competition with the guest's secret and the organiser's key, if this browser has them. */
export async function requestCompetition<T>(
  id: string,
  path = "",
  body?: unknown,
  method: "GET" | "POST" | "PATCH" | "DELETE" = body === undefined ? "GET" : "POST",
): Promise<T> {
  const key = organiserKey(id);
  const headers = key ? { "Tavolino-Key": key } : {};
  const send = (secret?: string) => request<T>(method, `competitions/${id}${path}`, body, secret, headers);
  return method === "GET" ? send(identity.guest?.secret) : asSigned((guest) => send(guest.secret));
}

/** Does something in the name of whoever sits here: it is asked for if it is not known. */
async function asSigned<T>(action: (guest: { secret: string }) => Promise<T>): Promise<T> {
  return identity.asGuest(await signature.name(), action);
}
