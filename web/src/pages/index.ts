/** Which page an address names. Each is loaded when somebody goes there. */

import type { Component } from "svelte";
import type { Place } from "../lib/router.svelte";

export interface PageProps {
  args: string[];
  secret: string;
}

/** Any: some pages take no properties at all, the others `PageProps`. */
type Loaded = Promise<{ default: Component<any> }>;

interface Page {
  load: () => Loaded;
  head: boolean;
  /** A page is made anew when this changes. */
  key: string;
}

const PAGES: Record<string, () => Loaded> = {
  "": () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  t: () => import("./Play.svelte"),
  pitch: () => import("./Pitch.svelte"),
  join: () => import("./Join.svelte"),
  rules: () => import("./Rules.svelte"),
  cards: () => import("./Cards.svelte"),
  deck: () => import("./DeckEditor.svelte"),
  lesson: () => import("./Lesson.svelte"),
  report: () => import("./Report.svelte"),
  competitions: () => import("./Competitions.svelte"),
  competition: () => import("./Competition.svelte"),
  "new-competition": () => import("./NewCompetition.svelte"),
};

const WITHOUT_HEAD = ["t", "pitch", "lesson"];

export function pageOf({ page, args }: Place): Page {
  const load = PAGES[page] ?? (() => import("./Lost.svelte"));
  return { load, head: !WITHOUT_HEAD.includes(page), key: [page, ...args].join("/") };
}
