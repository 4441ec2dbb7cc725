/** The properties of a game's board, and the layout it may ask for. */

import type { Component } from "svelte";
import type { GameTexts } from "../cards/game_texts.svelte";
import type { MovePicker } from "../live/move_picker.svelte";
import type { TableStore } from "../live/table_store.svelte";
import type { Zone } from "../server/schema";

export interface BoardProps {
  table: TableStore;
  cards: GameTexts;
  picker: MovePicker;
  zoneName: (zone: Zone) => string;
}

/** `moves-first`: the list of moves takes the room it needs. `board-first`: moves are made on the board, so a long
 * list of them is one row that scrolls. */
export type Layout = "moves-first" | "board-first";

/** `games/<id>/Board.svelte`. */
export interface Board {
  default: Component<BoardProps>;
  layout?: Layout;
}
