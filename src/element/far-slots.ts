import type { Slot } from "./slot";

/** What is further from the view than this, in px, is not looked at soon. */
const FAR_PX = 2_000;

/** What the shared root tells of its slots. */
export interface FarSlotsOptions {
  shown: ReadonlySet<Slot>;
  /** So many are kept whatever is looked at. */
  kept: number;
  /** What a visitor has touched may hold what was done there, and is kept. */
  touched: { has(target: EventTarget): boolean };
  /** Takes the content of one away until it comes near the view again. */
  giveUp(slot: Slot, host: Element): void;
}

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

/** Gives up the content of slots that have gone far from the view, while there are more than a page needs. */
export function createFarSlots({ shown, kept, touched, giveUp }: FarSlotsOptions): FarSlots {
  const slots = new Map<Element, Slot>();
  /** Out of sight, in the order in which they went. */
  const away = new Map<Element, Slot>();

  function giveUpSpare() {
    const spare = shown.size - kept;
    if (spare <= 0) return;
    // All are measured before anything changes.
    const idle = [...away].filter(([host]) => !touched.has(host) && isFar(host)).slice(0, spare);
    const boxes = idle.map(([, { container }]) =>
      container.firstElementChild?.getBoundingClientRect(),
    );
    for (const [index, [host, slot]] of idle.entries()) {
      slot.standIn = document.createElement("div");
      slot.standIn.style.height = `${boxes[index]?.height ?? 0}px`;
      slot.container.append(slot.standIn);
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

  return {
    follow(slot) {
      if (!slot.host) return;
      slots.set(slot.host, slot);
      view.observe(slot.host);
    },
    forget({ host }) {
      if (!host) return;
      slots.delete(host);
      away.delete(host);
      view.unobserve(host);
    },
  };
}
