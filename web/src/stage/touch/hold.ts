/** A long press, or the other mouse button, does something else than a tap: the click that follows is swallowed. */

const HOLD_MS = 400;
const SLACK_PX = 8;

export function hold(
  node: HTMLElement,
  onhold: () => void,
): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let wasHeld = false;

  const down = (event: PointerEvent) => {
    wasHeld = false;
    start = { x: event.clientX, y: event.clientY };
    if (event.button === 0) timer = setTimeout(() => ((wasHeld = true), onhold()), HOLD_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK_PX) clearTimeout(timer);
  };
  const up = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (!wasHeld) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wasHeld = false;
  };
  const menu = (event: Event) => {
    event.preventDefault();
    if (!wasHeld) onhold();
    clearTimeout(timer);
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", up],
    ["contextmenu", menu],
  ];
  for (const [kind, listener] of listeners) node.addEventListener(kind, listener as EventListener);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => (onhold = next),
    destroy() {
      up();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
