import { translations } from "../_made/letters";
import { payables, saleListeners } from "../_made/features";
import type { MoneyContext } from "../features/money";
import { DEFAULT_CONFIG, type ServerConfig } from "../platform/call/config";
import { silentLog } from "../platform/call/log";
import type { Db } from "../platform/db/db";
import { deliveryOf } from "../platform/mail/delivery";
import { createLocalBus } from "../platform/realtime/bus";
import type { Ports } from "../ports/ports";

/** What works on money apart from calls, such as its sweeper and the pay frame, as a demo has it. */
export function moneyContext(
  db: Db,
  ports: Ports,
  config: Partial<ServerConfig> = {},
): MoneyContext {
  return {
    db,
    config: { ...DEFAULT_CONFIG, mode: "demo", ...config },
    delivery: deliveryOf("demo", {}, translations),
    ports,
    bus: createLocalBus(),
    log: silentLog,
    payables,
    saleListeners,
  };
}
