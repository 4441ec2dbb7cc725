/** A tooltip on hover, focus or long press. There is one at a time. */

export interface Tooltip {
  title: string;
  text: string;
}

const PRESS_MS = 450;

let note: HTMLElement | null = null;

function show(anchor: HTMLElement, { title, text }: Tooltip): void {
  hide();
  if (!text) return;
  note = document.createElement("div");
  note.className = "explanation";
  note.role = "tooltip";
  const heading = document.createElement("strong");
  heading.textContent = title;
  const body = document.createElement("span");
  body.textContent = text;
  note.append(heading, body);
  (anchor.closest("main") ?? document.body).append(note);
  place(note, anchor.getBoundingClientRect());
}

/** Above the element if there is room, else below; never outside the window. */
function place(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  const top =
    at.top - height - 10 > 0 ? at.top - height - 10 : Math.min(at.bottom + 10, innerHeight - height - 8);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

function hide(): void {
  note?.remove();
  note = null;
}

export function tooltip(node: HTMLElement, told: Tooltip): { update(told: Tooltip): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const enter = (event: PointerEvent) =>
    event.pointerType === "mouse" && (timer = setTimeout(() => show(node, told), PRESS_MS));
  const press = (event: PointerEvent) => {
    pressed = false;
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => ((pressed = true), show(node, told)), PRESS_MS);
  };
  const leave = () => (clearTimeout(timer), hide());
  const focus = () => node.matches(":focus-visible") && show(node, told);
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    event.preventDefault(); // a long press explains, and plays nothing
    event.stopImmediatePropagation();
    pressed = false;
  };
  const menu = (event: Event) => pressed && event.preventDefault();
  const listeners: [string, (event: never) => unknown][] = [
    ["pointerenter", enter],
    ["pointerdown", press],
    ["pointerup", leave],
    ["pointerleave", leave],
    ["pointercancel", leave],
    ["focus", focus],
    ["blur", leave],
    ["contextmenu", menu],
  ];
  for (const [kind, listener] of listeners) node.addEventListener(kind, listener as EventListener);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (changed) => (told = changed),
    destroy() {
      leave();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
