import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves the focus to what a press of the visitor has opened; a page that opens it by itself leaves the focus where it is. */
export function useOpeningFocus<Node extends HTMLElement>(
  isPressed: boolean,
): RefObject<Node | null> {
  const node = useRef<Node>(null);
  useLayoutEffect(() => {
    if (isPressed) node.current?.focus();
    // Once, as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return node;
}
