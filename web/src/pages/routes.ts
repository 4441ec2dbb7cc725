/** Which page an address names. Each is loaded when somebody goes there. */

import type { Component } from "svelte";
import type { Place } from "../lib/router.svelte";

export interface PageProps {
  args: string[];
  secret: string;
}

/** Some pages take no properties at all, the others `PageProps`. */
type Loaded = Promise<{ default: Component<PageProps> | Component }>;

interface Page {
  load: () => Loaded;
  head: boolean;
  /** A page is made anew when this changes. */
  key: string;
}

const PAGES: Record<string, () => Loaded> = {
  "": () => import("./HomePage.svelte"),
  new: () => import("./NewTablePage.svelte"),
  t: () => import("./SeatPage.svelte"),
  pitch: () => import("./BigScreenPage.svelte"),
  hand: () => import("./HandPage.svelte"),
  join: () => import("./JoinPage.svelte"),
  stored: () => import("./StoredPage.svelte"),
  me: () => import("./DevicesPage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  cards: () => import("./CardsPage.svelte"),
  deck: () => import("./DeckEditorPage.svelte"),
  daily: () => import("./DailyPage.svelte"),
  lesson: () => import("./LessonPage.svelte"),
  report: () => import("./ReportPage.svelte"),
  competitions: () => import("./competitions/CompetitionsPage.svelte"),
  competition: () => import("./competitions/CompetitionPage.svelte"),
  match: () => import("./competitions/MatchPage.svelte"),
  follow: () => import("./competitions/FollowPage.svelte"),
  screen: () => import("./competitions/ScreenPage.svelte"),
  frame: () => import("./competitions/FramePage.svelte"),
  "new-competition": () => import("./competitions/NewCompetitionPage.svelte"),
};

const WITHOUT_HEAD = ["t", "pitch", "hand", "lesson", "screen", "frame"];

export function pageOf({ page, args }: Place): Page {
  const load = PAGES[page] ?? (() => import("./NotFoundPage.svelte"));
  return { load, head: !WITHOUT_HEAD.includes(page), key: [page, ...args].join("/") };
}
