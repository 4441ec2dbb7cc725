/** Two cards and what they make; a counter-attack; a shot. Whoever reads is red. */

import { cards, sign, type Diagram } from "../diagram";

export const DIAGRAMS: Diagram[] = [
  {
    article: "4.9",
    title: "drawn-play",
    drawing: {
      is: "lanes",
      lanes: [
        { items: [...cards("red-footballer"), sign("plus"), ...cards("red-ball")], says: "drawn-own-pair" },
        { items: [...cards("red-footballer"), sign("plus"), ...cards("blue-ball")], says: "drawn-no-pair" },
        {
          items: [...cards("blue-footballer"), sign("plus"), ...cards("blue-ball")],
          says: "drawn-their-pair",
        },
      ],
    },
  },
  {
    article: "5.3",
    title: "drawn-counter",
    drawing: {
      is: "steps",
      steps: [
        { cards: ["blue-ball"], says: "drawn-counter-keep" },
        { cards: ["red-ball", "red-footballer", "blue-footballer"], says: "drawn-counter-give" },
        { cards: ["blue-ball", "blue-footballer"], says: "drawn-counter-draw" },
      ],
    },
  },
  {
    article: "6.1",
    title: "drawn-shot",
    drawing: {
      is: "lanes",
      lanes: [
        { items: cards("red-ball", "blue-ball"), says: "drawn-shot-goal" },
        { items: cards("red-footballer"), says: "drawn-shot-corner" },
        { items: cards("blue-footballer"), says: "drawn-shot-saved" },
        { items: cards("penalty"), says: "drawn-shot-penalty" },
      ],
    },
  },
];
