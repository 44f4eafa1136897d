// What a page hears of the questions on a lot.
import { useEffect, useLayoutEffect, useRef } from "react";
import { useRuntime } from "../../state";

/** Name of the event, as the connection tells it (`src/client/realtime-socket.ts`). */
const NEWS = "martillo:lot_comment";

/** Hears that questions or answers have changed, on this lot or another one of the page; guests hear it, too. */
export function useCommentNews(lot: number | undefined, listener: () => void): void {
  const { apiBase, socket } = useRuntime();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (lot === undefined) return;
    function hear(event: Event) {
      if (event instanceof CustomEvent && event.detail === apiBase) latest.current();
    }
    const stop = socket.watch([lot]);
    globalThis.addEventListener(NEWS, hear);
    return () => {
      stop();
      globalThis.removeEventListener(NEWS, hear);
    };
  }, [apiBase, lot, socket]);
}
