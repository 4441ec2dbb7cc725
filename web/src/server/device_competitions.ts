/** The competitions of this device. */

import { DEVICE } from "../pocket/address";
import { get, request } from "./http";
import { place } from "./place.svelte";
import type { CompetitionInfo } from "./schema";

/** The engine is not loaded to find that there are none. */
export async function deviceCompetitions(): Promise<CompetitionInfo[]> {
  return place.hasDeviceCompetitions ? get<CompetitionInfo[]>(`${DEVICE}competitions`) : [];
}

/** Let a competition go, with all that is kept of it; its matches stay. */
export const letCompetitionGo = (id: string): Promise<void> => request("DELETE", `competitions/${id}`);
