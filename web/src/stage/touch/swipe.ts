/** A flick upwards, as one throws a card on the table. */

const FAR_PX = 50;

export function swipeUp(
  node: HTMLElement,
  onswipe: () => void,
): { update(next: () => void): void; destroy(): void } {
  let start: { x: number; y: number } | null = null;
  const down = ({ clientX, clientY }: PointerEvent) => (start = { x: clientX, y: clientY });
  const up = ({ clientX, clientY }: PointerEvent) => {
    const isUp = start && start.y - clientY > FAR_PX && Math.abs(clientX - start.x) < start.y - clientY;
    start = null;
    if (isUp) onswipe();
  };
  const cancel = () => (start = null);

  node.addEventListener("pointerdown", down);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  return {
    update: (next) => (onswipe = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    },
  };
}
