/** Cards slide from where they were to where they go. */

import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { prefersReducedMotion } from "./preferences.svelte";

const SLIDE_MS = 240;

export const [send, receive] = crossfade({
  duration: () => (prefersReducedMotion() ? 0 : SLIDE_MS),
  easing: cubicOut,
  fallback: () => ({
    duration: prefersReducedMotion() ? 0 : SLIDE_MS,
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * 14}px)`,
  }),
});
