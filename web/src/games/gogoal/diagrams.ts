/** What each attack asks of the team, what stops it, and the guess from the spot. */

import { cards, sign, type Diagram } from "../diagram";

export const DIAGRAMS: Diagram[] = [
  {
    article: "5.3",
    title: "drawn-needs",
    drawing: {
      is: "lanes",
      lanes: [
        {
          items: [...cards("goal", "forward", "forward"), sign("versus"), ...cards("defender")],
          says: "drawn-needs-goal",
        },
        {
          items: [...cards("go-goal", "forward"), sign("versus"), ...cards("defender")],
          says: "drawn-needs-go-goal",
        },
        {
          items: [...cards("super-goal", "penalty"), sign("plus"), ...cards("forward")],
          says: "drawn-needs-forward",
        },
        { items: cards("yellow", "red"), says: "drawn-needs-nothing" },
      ],
    },
  },
  {
    article: "6.3",
    title: "drawn-answers",
    drawing: {
      is: "lanes",
      lanes: [
        {
          items: [...cards("goal", "go-goal", "super-goal"), sign("stops"), ...cards("no", "super-no")],
          says: "drawn-answers-no",
        },
        {
          items: [...cards("penalty", "yellow", "red"), sign("stops"), ...cards("var")],
          says: "drawn-answers-var",
        },
        { items: [...cards("no"), sign("plus"), ...cards("defender")], says: "drawn-answers-defender" },
      ],
    },
  },
  {
    article: "8.2",
    title: "drawn-spot",
    drawing: {
      is: "lanes",
      lanes: [
        { items: [...cards("shot-star"), sign("versus"), ...cards("save-star")], says: "drawn-spot-saved" },
        { items: [...cards("shot-star"), sign("versus"), ...cards("save-bolt")], says: "drawn-spot-goal" },
      ],
    },
  },
];
