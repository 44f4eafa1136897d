import { type RefObject, useLayoutEffect } from "react";

/** Other things at the bottom of the window stand above it. */
const HEIGHT = "--martillo-cookie-banner-height";
const GAP_PX = 8;

/**
 * While the banner lies at the bottom of the window, the page ends above it, and what gets the focus is scrolled clear of it.
 * Nothing is done while `isOn` is false.
 */
export function useRoomBelow(banner: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const node = banner.current;
    if (!isOn || !node) return;
    const { style } = document.documentElement;

    function makeRoom() {
      const height = `${node?.offsetHeight ?? 0}px`;
      style.setProperty(HEIGHT, height);
      style.scrollPaddingBottom = height;
      style.paddingBottom = height;
    }

    function clear(event: FocusEvent) {
      const [focused] = event.composedPath();
      if (!node || !(focused instanceof Element) || node.contains(focused)) return;
      const top = innerHeight - node.offsetHeight;
      const place = focused.getBoundingClientRect();
      if (place.bottom > top && place.top < innerHeight) {
        scrollBy({ top: place.bottom - top + GAP_PX, behavior: "instant" });
      }
    }

    makeRoom();
    const size = new ResizeObserver(makeRoom);
    size.observe(node);
    addEventListener("focusin", clear);
    return () => {
      size.disconnect();
      removeEventListener("focusin", clear);
      style.removeProperty(HEIGHT);
      style.scrollPaddingBottom = "";
      style.paddingBottom = "";
    };
  }, [banner, isOn]);
}
