import { isPageOnline, type RealtimeSocket, type RealtimeSocketOptions } from "../../client";
import { after, afterPaint } from "../clock";
import { importAgain } from "../../late";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/** Lots that a widget watches, and how the connection is told that it does no more. */
interface Wish {
  lotIds: readonly number[];
  stop?: () => void;
}

const loadSocket = () => import("../../client/realtime-socket");

/**
 * The connection of a page to an API without its code, which comes when the first lot has been drawn: prices are read over HTTP before.
 * Without the code the connection is one that is being made, and lots are read from time to time as behind any network without sockets.
 */
export function createLateSocket(options: RealtimeSocketOptions): RealtimeSocket {
  const { onStatus } = options;
  const wishes = new Set<Wish>();
  let socket: RealtimeSocket | undefined;
  let isClosed = false;
  let failures = 0;
  let cancelLoading: (() => void) | undefined;

  function plan(run: (load: () => void) => () => void) {
    onStatus(isPageOnline() ? "connecting" : "offline");
    cancelLoading ??= run(() => void load());
  }

  async function load() {
    try {
      const { createRealtimeSocket } = await (failures > 0
        ? importAgain(loadSocket, failures)
        : loadSocket());
      if (isClosed) return;
      socket = createRealtimeSocket(options);
      for (const wish of wishes) wish.stop = socket.watch(wish.lotIds);
    } catch {
      cancelLoading = undefined;
      const waitMs = Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS);
      if (wishes.size > 0 && !isClosed) plan((again) => after(waitMs, again));
    }
  }

  return {
    watch(lotIds) {
      if (socket) return socket.watch(lotIds);
      const wish: Wish = { lotIds };
      wishes.add(wish);
      if (!isClosed) plan(afterPaint);
      return () => {
        wish.stop?.();
        if (wishes.delete(wish) && wishes.size === 0 && !socket) onStatus("idle");
      };
    },
    // Nothing is live before the code is here.
    unfollowed: () => socket?.unfollowed() ?? [],
    ping: () => socket?.ping(),
    introduceAgain: () => socket?.introduceAgain(),
    close() {
      isClosed = true;
      cancelLoading?.();
      wishes.clear();
      if (socket) socket.close();
      else onStatus("idle");
    },
  };
}
