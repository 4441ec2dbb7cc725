/** The games that the server offers, and what it tells of tables. */

import { get } from "./http";
import type { BotInfo, GameDetails, GameSummary } from "./schema";

export type OptionSetting = boolean | number | string;

export const listGames = () => get<GameSummary[]>("games");
export const gameSheet = (id: string) => get<GameDetails>(`games/${id}`);
export const listBots = () => get<BotInfo[]>("bots");
