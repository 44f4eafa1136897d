import { type ComponentType, createElement, type ReactPortal, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import type { FarSlots } from "./far-slots";
import type { Slot } from "./slot";

/** Elements that are shown at once, wherever they are; on most pages these are the ones in view. */
const FIRST_SLICE = 12;
/** Others are shown when they come this close to the view; until then they keep their space. */
const NEAR_PX = 400;
/** Of more than these, the ones far from the view give back what they hold. */
const KEPT = 48;

/** Props of one slot, outside React so that a change of one renders one. */
function createSlot(
  container: ShadowRoot,
  Widget: ComponentType<object>,
  first: object,
  key: string,
): Slot {
  let props = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  // Its element is made once, so the root passes it by when it renders.
  function SlotContent() {
    return createElement(
      Widget,
      useSyncExternalStore(subscribe, () => props),
    );
  }
  return {
    host: container.host,
    container,
    portal: createPortal(<SlotContent />, container, key),
    setProps(next) {
      props = { ...next };
      for (const listener of listeners) listener();
    },
  };
}

const shown = new Set<Slot>();
const waiting = new Set<Slot>();
const listeners = new Set<() => void>();
let portals: readonly ReactPortal[] = [];
let isStarted = false;
let count = 0;

function followPortals(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function Portals() {
  return useSyncExternalStore(followPortals, () => portals);
}

let isPublishPlanned = false;

/** All changes of one turn are one render. */
function publish() {
  if (isPublishPlanned) return;
  isPublishPlanned = true;
  queueMicrotask(() => {
    isPublishPlanned = false;
    portals = Array.from(shown, (slot) => slot.portal);
    for (const listener of listeners) listener();
  });
}

function show(slots: Iterable<Slot>) {
  for (const slot of slots) {
    waiting.delete(slot);
    shown.add(slot);
    if (slot.host) nearView?.unobserve(slot.host);
    farSlots?.follow(slot);
  }
  publish();
}

function wait(slot: Slot, host: Element) {
  waiting.add(slot);
  nearView?.observe(host);
}

let farSlots: FarSlots | undefined;
let isFollowing = false;

/** Its code is for pages of very many alone; without it they hold what they have, as those of a page with few do. */
async function followFar() {
  isFollowing = true;
  const module = await import("./far-slots").catch(() => null);
  farSlots = module?.createFarSlots(shown, KEPT, (slot, host) => {
    shown.delete(slot);
    wait(slot, host);
    publish();
  });
}

const nearView =
  typeof IntersectionObserver === "undefined"
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          const near = new Set(
            entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target),
          );
          show([...waiting].filter((slot) => slot.host && near.has(slot.host)));
          if (!isFollowing && shown.size + waiting.size > KEPT) void followFar();
        },
        { rootMargin: `${NEAR_PX}px` },
      );

function start() {
  if (isStarted) return;
  isStarted = true;
  // On paper everything is in view.
  addEventListener("beforeprint", () => show(waiting));
  // Never in the document: React listens on the containers of the portals.
  createRoot(document.createElement("div")).render(<Portals />);
}

/**
 * Renderer for r2wc that shows an element through a portal of one root for all: hundreds of small elements cost one React tree, and
 * each costs anything only once it comes near the view.
 */
export const sharedRootRenderer = {
  mount(container: HTMLElement, Widget: ComponentType<object>, props: object): Slot {
    start();
    const slot = createSlot(
      container as unknown as ShadowRoot,
      Widget,
      { ...props },
      String(++count),
    );
    if (shown.size < FIRST_SLICE || !nearView || !slot.host) {
      show([slot]);
    } else {
      wait(slot, slot.host);
    }
    return slot;
  },
  update(slot: Slot, props: object) {
    slot.setProps(props);
  },
  unmount(slot: Slot) {
    waiting.delete(slot);
    if (slot.host) nearView?.unobserve(slot.host);
    farSlots?.forget(slot);
    if (shown.delete(slot)) publish();
  },
};
