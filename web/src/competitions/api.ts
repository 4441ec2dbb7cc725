/** A competition as the server tells it, and what can be asked about it. Teams are named by their number. */

import { say } from "../lib/language.svelte";
import { request, get, post } from "../server/http";
import type { CompetitionInfo, CompetitionSheet, NewCompetition, ReportPlace } from "../server/schema";
import { DEVICE, IS_STATIC, isOnDevice } from "../pocket/address";
import { identity } from "../server/guest.svelte";
import { place } from "../server/place.svelte";
import { deviceCompetitions } from "../server/device_competitions";
import { organiserKey } from "../server/visited_competitions";
import { signature } from "./dialogs/signature.svelte";

// -- All of them

/** Those of this device are there without a line too. */
export async function listCompetitions(): Promise<CompetitionInfo[]> {
  const [own, others] = await Promise.all([deviceCompetitions(), IS_STATIC ? [] : listAtServer()]);
  return [...own, ...others];
}

async function listAtServer(): Promise<CompetitionInfo[]> {
  const wanted = get<CompetitionInfo[]>("competitions", identity.guest?.secret);
  return place.hasDeviceCompetitions ? wanted.catch(() => []) : wanted;
}

export async function createCompetition(wishes: NewCompetition, name: string): Promise<CompetitionSheet> {
  if (place.isDevice) return keepOnDevice("competitions", wishes, name);
  return identity.asGuest(name, async (guest) => {
    await identity.rename(name);
    return post<CompetitionSheet>("competitions", wishes, guest.secret);
  });
}

/** With another `name`, if there is a competition of the file's own name already. */
export async function importCompetition(paper: string, name = ""): Promise<CompetitionSheet> {
  const content: unknown = JSON.parse(paper);
  const path = `competitions/import${name ? `?name=${encodeURIComponent(name)}` : ""}`;
  if (place.isDevice) return keepOnDevice(path, content, await signature.name());
  return asSigned((guest) => post<CompetitionSheet>(path, content, guest.secret));
}

/** A competition of this device. Whoever founds it signs what happens in it. */
async function keepOnDevice(path: string, content: unknown, signed: string): Promise<CompetitionSheet> {
  await request("PATCH", `${DEVICE}me`, { name: signed });
  const sheet = await post<CompetitionSheet>(DEVICE + path, content);
  place.noteDeviceCompetition();
  return sheet;
}

// -- One of them

/** Sends a request about a competition with the guest's secret and the organiser's key, if this browser has them. */
export async function requestCompetition<T>(
  id: string,
  path = "",
  body?: unknown,
  method: "GET" | "POST" | "PATCH" | "DELETE" = body === undefined ? "GET" : "POST",
): Promise<T> {
  if (isOnDevice(id)) return request<T>(method, `competitions/${id}${path}`, body);
  const key = organiserKey(id);
  const headers = key ? { "Tavolino-Key": key } : {};
  const send = (secret?: string) => request<T>(method, `competitions/${id}${path}`, body, secret, headers);
  return method === "GET" ? send(identity.guest?.secret) : asSigned((guest) => send(guest.secret));
}

/** The table whose report tells of a match: for everyone, whether they have signed or not. */
export async function findReport(id: string, match: string): Promise<string> {
  const path = `competitions/${id}/matches/${match}/report`;
  const ask = (secret?: string) => post<ReportPlace>(path, {}, secret);
  const found = await (isOnDevice(id)
    ? ask()
    : identity.asGuest(say("somebody"), ({ secret }) => ask(secret)));
  return found.id;
}

/** Does something in the name of whoever sits here: it is asked for if it is not known. */
async function asSigned<T>(action: (guest: { secret: string }) => Promise<T>): Promise<T> {
  return identity.asGuest(await signature.name(), action);
}
