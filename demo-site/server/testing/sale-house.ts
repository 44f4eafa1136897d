import type { MoneyContext } from "../features/money";
import { checkLedger } from "../features/money/staff/ledger-report-repository";
import type { ServerConfig } from "../platform/call/config";
import type { Db } from "../platform/db/db";
import { inlineDocuments } from "../ports/documents/inline-documents";
import { inlineSpreadsheets } from "../ports/spreadsheets/inline-spreadsheets";
import { embeddedPorts } from "../ports/ports";
import type { Engine } from "./engines";
import { createInPageApi, type InPageApi } from "./in-page-api";
import { moneyContext } from "./money-context";

/** A house where things are sold, on a database engine, with a premium of 5 % on auctions. */
export interface SaleHouse {
  db: Db;
  api: InPageApi;
  /** What the clock works with: `sweepSales(house.ctx)`. */
  ctx: MoneyContext;
  /** Writes a setting of the operator's. */
  set(key: string, value: unknown): Promise<unknown>;
  /** Throws where an account of the ledger does not add up. */
  close(): Promise<void>;
}

export async function openSaleHouse(
  engine: Engine,
  config: Partial<ServerConfig> = {},
): Promise<SaleHouse> {
  const { db, close } = await engine.open();
  const ports = {
    ...embeddedPorts(db),
    documents: inlineDocuments,
    spreadsheets: inlineSpreadsheets,
  };
  const api = await createInPageApi({ db, ports, config });
  const set = (key: string, value: unknown) =>
    db.query(
      `insert into settings (key, value) values ($1, $2::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    );
  await set("buyer_premium", [{ fromCents: 0, percent: 5 }]);
  return {
    db,
    api,
    ctx: moneyContext(db, ports, config),
    set,
    async close() {
      const broken = (await checkLedger(db)).filter(({ faults }) => faults.length > 0);
      await api.close();
      await close();
      if (broken.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(broken)}`);
    },
  };
}
