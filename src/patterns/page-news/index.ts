// News that the one connection of a page tells as events of its window.
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ServerMessage } from "../../contract";
import { useRuntime, useSession } from "../../state";

/** Name of the event, as the connection tells it (`src/client/realtime-socket.ts`). */
export type PageNews = `martillo:${Extract<ServerMessage["event"], "money" | "inbox">}`;

/** Hears news of the signed-in person, wherever they come from; keeps the connection that tells them. */
export function usePageNews(name: PageNews, listener: () => void): void {
  const { apiBase, socket } = useRuntime();
  const { status } = useSession();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (status !== "authenticated") return;
    function hear(event: Event) {
      if (event instanceof CustomEvent && event.detail === apiBase) latest.current();
    }
    const stop = socket.watch([]);
    globalThis.addEventListener(name, hear);
    return () => {
      stop();
      globalThis.removeEventListener(name, hear);
    };
  }, [apiBase, name, socket, status]);
}
