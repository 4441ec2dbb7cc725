/** A press that lasts a moment, so that nobody does by chance what others should not see. A key does it at once. */

const PRESS_MS = 300;

export function press(
  node: HTMLElement,
  onpress: () => void,
): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    node.classList.add("pressing");
    timer = setTimeout(() => (up(), onpress()), PRESS_MS);
  };
  const up = () => {
    clearTimeout(timer);
    node.classList.remove("pressing");
  };
  const click = (event: MouseEvent) => event.detail === 0 && onpress();
  const menu = (event: Event) => event.preventDefault();

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", up],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [kind, listener] of listeners) node.addEventListener(kind, listener as EventListener);
  return {
    update: (next) => (onpress = next),
    destroy() {
      up();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener as EventListener);
    },
  };
}
