import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Cart } from "../../contract";
import { useMessages } from "../../i18n";
import { type Emit, useRuntime } from "../../state";
import { cartPartMessages } from "./cart.messages";

const MINUTE_MS = 60_000;
const ASK_AGAIN_MS = 2_000;
/** Minutes before the end at which it is said. */
const WARNINGS = [5, 1];

/**
 * Follows the reservations of a cart on the server's clock: tells their ends five and one minutes before, and when they are over. Returns what
 * is to be said at the moment; nothing is said twice.
 */
export function useCartClock(cart: Cart | undefined, emit: Emit, onEnded: () => void): string {
  const t = useMessages(cartPartMessages);
  const { clock } = useRuntime();
  const [said, setSaid] = useState("");
  const told = useRef(new Set<string>());
  const latest = useRef({ cart, onEnded, emit, t });
  useLayoutEffect(() => {
    latest.current = { cart, onEnded, emit, t };
  });
  useEffect(() => {
    function once(key: string): boolean {
      if (told.current.has(key)) return false;
      told.current.add(key);
      return true;
    }
    return clock.onTick(() => {
      for (const item of latest.current.cart?.cartItems ?? []) {
        const { project_id: lot, projects_title: title, reserved_until: until } = item;
        if (until === null || !clock.isSynced()) continue;
        const leftMs = until - clock.now();
        if (leftMs <= 0) {
          // The server's clock decides, and may be a moment behind: it is asked until it says so, too.
          if (once(`${lot} ${until} ${Math.floor(-leftMs / ASK_AGAIN_MS)}`))
            latest.current.onEnded();
          if (!once(`${lot} ${until} end`)) continue;
          setSaid(latest.current.t("ended", { title }));
          latest.current.emit("martillo-reservation-ended", { lot });
          continue;
        }
        const minutes = WARNINGS.findLast((warning) => leftMs <= warning * MINUTE_MS);
        if (minutes === undefined || !once(`${lot} ${until} ${minutes}`)) continue;
        setSaid(latest.current.t("ending", { minutes, title }));
        latest.current.emit("martillo-reservation-ending", { lot, minutes });
      }
    });
  }, [clock]);
  return said;
}
