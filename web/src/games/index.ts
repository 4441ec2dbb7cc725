/** The boards of the games we know by name. Any other game is drawn by the generic one. */

import type { Component } from "svelte";
import type { GameTexts } from "../cards/game_texts.svelte";
import type { MovePicker } from "../live/move_picker.svelte";
import type { TableStore } from "../live/table_store.svelte";
import type { Zone } from "../server/schema";
import type { Diagram } from "./diagram";
import GenericBoard from "./GenericBoard.svelte";

export interface BoardProps {
  table: TableStore;
  cards: GameTexts;
  picker: MovePicker;
  zoneName: (zone: Zone) => string;
}

export type Board = Component<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  best11: () => import("./best11/Board.svelte"),
  champions101: () => import("./champions101/Board.svelte"),
  gogoal: () => import("./gogoal/Board.svelte"),
  mister: () => import("./mister/Board.svelte"),
};

export async function boardOf(game: string): Promise<Board> {
  const own = BOARDS[game];
  return own ? (await own()).default : GenericBoard;
}

const DIAGRAMS: Record<string, () => Promise<{ DIAGRAMS: Diagram[] }>> = {
  best11: () => import("./best11/diagrams"),
  champions101: () => import("./champions101/diagrams"),
  gogoal: () => import("./gogoal/diagrams"),
  mister: () => import("./mister/diagrams"),
};

/** The pictures in a game's rules. */
export async function diagramsOf(game: string): Promise<Diagram[]> {
  return (await DIAGRAMS[game]?.())?.DIAGRAMS ?? [];
}
