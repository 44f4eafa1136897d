import type { Slot } from "./slot";

/** Content that is further from the view than this, in px, is not looked at soon. */
const FAR_PX = 2_000;

/** Slots that are followed from when they are shown until they are gone. */
export interface FarSlots {
  follow(slot: Slot): void;
  forget(slot: Slot): void;
}

/** By its box alone: what a scroller of the page or the frame around it hides may be as near as can be. */
function isFar(host: Element): boolean {
  const { top, bottom, left, right } = host.getBoundingClientRect();
  const isBeside = right < -FAR_PX || left > innerWidth + FAR_PX;
  return isBeside || bottom < -FAR_PX || top > innerHeight + FAR_PX;
}

/**
 * Gives up the content of slots that have gone far from the view, while more are `shown` than the `kept` that a page may have whatever
 * is looked at. `giveUp` takes it away until the slot comes near the view again.
 */
export function createFarSlots(
  shown: ReadonlySet<Slot>,
  kept: number,
  giveUp: (slot: Slot, host: Element) => void,
): FarSlots {
  const slots = new Map<Element, Slot>();
  /** Out of sight, in the order in which they went. */
  const away = new Map<Element, Slot>();
  /** Stands where the content of a slot was. */
  const standIns = new Map<Slot, HTMLElement>();
  /** What a visitor has pressed or come to may hold what was done there, and is kept. */
  const touched = new WeakSet<EventTarget>();

  function noteTouch(event: Event) {
    for (const target of event.composedPath()) touched.add(target);
  }
  addEventListener("pointerdown", noteTouch);
  addEventListener("focusin", noteTouch);
  // All has just been shown, and stays for the paper.
  addEventListener("beforeprint", () => {
    for (const { host } of shown) if (host) touched.add(host);
  });

  function giveUpSpare() {
    const spare = shown.size - kept;
    if (spare <= 0) return;
    // All are measured before anything changes.
    const idle = [...away].filter(([host]) => !touched.has(host) && isFar(host)).slice(0, spare);
    const boxes = idle.map(([, { container }]) =>
      container.firstElementChild?.getBoundingClientRect(),
    );
    for (const [index, [host, slot]] of idle.entries()) {
      const box = document.createElement("div");
      box.style.height = `${boxes[index]?.height ?? 0}px`;
      slot.container.append(box);
      standIns.set(slot, box);
      away.delete(host);
      view.unobserve(host);
      giveUp(slot, host);
    }
  }

  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const slot = slots.get(target);
        if (slot && !isIntersecting) away.set(target, slot);
        else away.delete(target);
      }
      giveUpSpare();
    },
    { rootMargin: `${FAR_PX}px` },
  );

  function removeStandIn(slot: Slot) {
    standIns.get(slot)?.remove();
    standIns.delete(slot);
  }

  function follow(slot: Slot) {
    removeStandIn(slot);
    if (!slot.host) return;
    slots.set(slot.host, slot);
    view.observe(slot.host);
  }

  for (const slot of shown) follow(slot);
  return {
    follow,
    forget(slot) {
      removeStandIn(slot);
      if (!slot.host) return;
      slots.delete(slot.host);
      away.delete(slot.host);
      view.unobserve(slot.host);
    },
  };
}
