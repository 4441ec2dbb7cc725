/** What a player does about others who say what they should not. */

import { identity } from "./guest.svelte";
import { request } from "./http";
import type { SpeakerRequest } from "./schema";

/** Show whoever runs the server what was said here. */
export function reportChat(table: string, speaker: SpeakerRequest): Promise<void> {
  return request("POST", `tables/${table}/reports`, speaker, identity.guest?.secret);
}

/** They can't come to tables of this guest any more. */
export function blockSpeaker(table: string, speaker: SpeakerRequest): Promise<void> {
  return request("POST", `tables/${table}/blocks`, speaker, identity.guest?.secret);
}

export function unblockAll(): Promise<void> {
  return request("DELETE", "me/blocks", undefined, identity.guest?.secret);
}
