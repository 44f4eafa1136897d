import { type Emit, useLot, useRuntime } from "../../src/state";

/** Everything that the view shows. */
export type AlertsModel =
  | { status: "loading" }
  | { status: "failed"; message: string; retry: () => void }
  | { status: "ready"; title: string; price: string; href: string; open: () => boolean };

/** A lot, live, ready to be written down. */
export function useAlerts(id: number, emit: Emit): AlertsModel {
  const { lot, error, retry } = useLot(id);
  const { lotUrl } = useRuntime();
  if (!lot)
    return error ? { status: "failed", message: error.message, retry } : { status: "loading" };
  const href = lotUrl(id);
  return {
    status: "ready",
    title: lot.title,
    price: lot.wprice,
    href,
    open: () => emit("martillo-lot-open-request", { lot: id, url: href }),
  };
}
