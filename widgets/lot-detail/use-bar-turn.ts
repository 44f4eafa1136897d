import { type RefObject, useEffect, useState } from "react";
import { focusedElement } from "../../src/ui";

/**
 * Whether the bar is wanted: the box's own button is out of sight, and the bar would lie on nothing that has the focus. It follows
 * scrolling, focus and what changes in the box.
 */
export function useBarTurn(
  bar: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
): boolean {
  const [isTurn, setTurn] = useState(false);

  useEffect(() => {
    const look = () => setTurn(isWanted(bar.current, box.current));
    const changes = new MutationObserver(look);
    if (box.current) changes.observe(box.current, { childList: true, subtree: true });
    addEventListener("scroll", look, { passive: true, capture: true });
    addEventListener("resize", look);
    addEventListener("focusin", look);
    look();
    return () => {
      changes.disconnect();
      removeEventListener("scroll", look, { capture: true });
      removeEventListener("resize", look);
      removeEventListener("focusin", look);
    };
  }, [bar, box]);

  return isTurn;
}

function isWanted(bar: HTMLElement | null, box: HTMLElement | null): boolean {
  const action = box?.querySelector("[part~=action]");
  if (!bar || !action) return false;
  const button = (action.querySelector("[data-variant=primary]") ?? action).getBoundingClientRect();
  if (button.bottom > 0 && button.top < innerHeight) return false;
  const focused = focusedElement();
  if (!focused || focused === document.body || bar.contains(focused)) return true;
  const place = bar.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return other.bottom <= place.top || other.top >= place.bottom;
}
