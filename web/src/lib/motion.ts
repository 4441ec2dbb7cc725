/** Cards slide from where they were to where they go. */

import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { isStill } from "./preferences.svelte";

const SLIDE = 240;

export const [send, receive] = crossfade({
  duration: () => (isStill() ? 0 : SLIDE),
  easing: cubicOut,
  fallback: () => ({
    duration: isStill() ? 0 : SLIDE,
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * 14}px)`,
  }),
});
