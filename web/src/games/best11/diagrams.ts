/** A turn from money to the last move, the four opportunities of a management card, a challenge from end to end. */

import type { Diagram } from "../diagram";

export const DIAGRAMS: Diagram[] = [
  {
    article: "4.1",
    title: "drawn-turn",
    drawing: {
      is: "steps",
      steps: [
        { cards: [], says: "drawn-turn-money" },
        { cards: ["alfie-butterwick", "gwyn-pentwyllt", "kofi-adomprah"], says: "drawn-turn-market" },
        { cards: ["management-1"], says: "drawn-turn-management" },
        { cards: ["kit-sponsor"], says: "drawn-turn-move" },
        { cards: [], says: "drawn-turn-end" },
      ],
    },
  },
  {
    article: "6.2",
    title: "drawn-chances",
    drawing: {
      is: "steps",
      lead: "management-1",
      isChoice: true,
      steps: [
        { cards: [], says: "drawn-chances-money" },
        { cards: [], says: "drawn-chances-events" },
        { cards: [], says: "drawn-chances-challenge" },
        { cards: [], says: "drawn-chances-other" },
      ],
    },
  },
  {
    article: "8.10",
    title: "drawn-challenge",
    drawing: {
      is: "steps",
      steps: [
        { cards: ["overlap-tackle"], says: "drawn-challenge-draw" },
        { cards: ["change-of-play"], says: "drawn-challenge-choose" },
        { cards: ["jinx"], says: "drawn-challenge-others" },
        { cards: ["come-on-lads", "booked"], says: "drawn-challenge-values" },
        { cards: [], says: "drawn-challenge-stands" },
        { cards: ["corner-save"], says: "drawn-challenge-defence" },
      ],
    },
  },
];
