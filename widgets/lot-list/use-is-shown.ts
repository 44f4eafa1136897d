import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether the style sheet shows a node now. */
export function useIsShown(node: RefObject<Element | null>): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const element = node.current;
    if (!element) return;
    const look = () => setShown(getComputedStyle(element).display !== "none");
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [node]);
  return isShown;
}
