import { type RefObject, useEffect, useRef } from "react";

/**
 * Remembers what had the focus before the banner got it; the function that is returned gives it back, without scrolling. Where nothing
 * had it, the browser goes on from where the banner stood.
 */
export function useFocusBack(banner: RefObject<HTMLElement | null>, isOn: boolean): () => void {
  const before = useRef<EventTarget>(null);

  useEffect(() => {
    if (!isOn) return;
    const remember = (event: FocusEvent) => {
      const [focused = null] = event.composedPath();
      if (focused instanceof Node && !banner.current?.contains(focused)) before.current = focused;
    };
    before.current = document.activeElement;
    addEventListener("focusin", remember);
    return () => removeEventListener("focusin", remember);
  }, [banner, isOn]);

  return () => {
    const target = before.current;
    if (!banner.current?.matches(":focus-within")) return;
    if (target instanceof HTMLElement && target !== document.body && target.isConnected)
      target.focus({ preventScroll: true });
  };
}
