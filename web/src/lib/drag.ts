/** Dragging with a mouse, a pen or a finger. A place that takes things says so with `data-place`. */

export interface Load {
  /** Nothing can be dragged without it. */
  card: string | null;
  ondrop: (card: string, place: string) => void;
  /** The card is off its place; it was let go again, wherever that was. */
  onlift?: () => void;
  onend?: () => void;
}

const SLACK_PX = 8;

export function drag(node: HTMLElement, load: Load): { update(load: Load): void; destroy(): void } {
  let start: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const down = (event: PointerEvent) => {
    if (load.card !== null && event.button === 0)
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < SLACK_PX) return;
    ghost ??= lift();
    ghost.style.transform = `translate(${x}px, ${y}px) scale(1.08)`;
    hover(placeAt(event));
  };
  const up = (event: PointerEvent) => {
    const place = ghost ? placeAt(event) : null;
    if (ghost) swallowClick();
    end();
    if (place && load.card !== null) load.ondrop(load.card, place.dataset["place"] ?? "");
  };

  /** The pointer drags a copy; the element itself stays. */
  function lift(): HTMLElement {
    node.dispatchEvent(new Event("pointerleave")); // nobody is being asked what it is
    load.onlift?.();
    const box = node.getBoundingClientRect();
    const picture = node.cloneNode(true) as HTMLElement;
    Object.assign(picture.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    Object.assign(picture.style, {
      zIndex: "60",
      margin: "0",
      pointerEvents: "none",
      transition: "none",
      opacity: "0.92",
    });
    for (const size of ["--card", "--man", "--w"])
      picture.style.setProperty(size, getComputedStyle(node).getPropertyValue(size));
    picture.ariaHidden = "true";
    document.body.append(picture);
    return picture;
  }
  function hover(place: HTMLElement | null): void {
    over?.classList.remove("over");
    over = place;
    over?.classList.add("over");
  }
  function end(): void {
    hover(null);
    if (ghost) load.onend?.();
    ghost?.remove();
    ghost = null;
    start = null;
  }

  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  return {
    update: (changed) => (load = changed),
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    },
  };
}

/** No click follows a drag, wherever the browser says that it was. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function placeAt(event: PointerEvent): HTMLElement | null {
  return (
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]") ?? null
  );
}
