// What a page hears of payments.
import { useEffect, useLayoutEffect, useRef } from "react";
import type { AnyCall, ServerMessage } from "../../contract";
import { useRuntime, useSession } from "../../state";

/** As the connection tells it (`src/client/realtime-socket.ts`). */
const MONEY_NEWS = "martillo:money" satisfies `martillo:${ServerMessage["event"]}`;

/** Hears that money of the signed-in person has moved, wherever that was; keeps the connection that tells it. */
export function useMoneyNews(listener: () => void): void {
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
    globalThis.addEventListener(MONEY_NEWS, hear);
    return () => {
      stop();
      globalThis.removeEventListener(MONEY_NEWS, hear);
    };
  }, [apiBase, socket, status]);
}

/** Reads again what these calls answered whenever money has moved. */
export function useMoneyQueries(...calls: readonly Pick<AnyCall, "name">[]): void {
  const { invalidate } = useRuntime();
  useMoneyNews(() => invalidate(...calls.map(({ name }) => name)));
}
