/** The games that the server offers, and what it tells of tables. */

import { get, post } from "./http";
import type { BotInfo, GameDetails, GameSummary, SeatCounts } from "./schema";

export type OptionSetting = boolean | number | string;

export const listGames = () => get<GameSummary[]>("games");
export const gameSheet = (id: string) => get<GameDetails>(`games/${id}`);
export const listBots = () => get<BotInfo[]>("bots");

/** How many can play under these house rules. */
export const seatCounts = (id: string, options: Record<string, OptionSetting>) =>
  post<SeatCounts>(`games/${id}/seats`, { options });
