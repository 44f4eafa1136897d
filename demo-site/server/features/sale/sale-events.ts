import { sha256 } from "hash-wasm";
import { databaseNow } from "../../platform/db/clock";
import { type Db, ms, timestampOf } from "../../platform/db/db";

/** Who did something to a sale, and as what. */
export interface SaleActor {
  /** Null for the clock. */
  id: number | null;
  role: "buyer" | "seller" | "staff" | "system";
}

export const BY_CLOCK: SaleActor = { id: null, role: "system" };

export interface SaleEvent {
  event: string;
  from: string | null;
  to: string;
  reason?: string;
}

export interface SaleEventRow {
  at_ms: number;
  role: SaleActor["role"];
  event: string;
  from_status: string | null;
  to_status: string;
  reason: string;
}

/** A line of the log, before it is chained. */
interface NewLine extends SaleEvent {
  invoiceId: number;
  actor: SaleActor;
  position: number;
  prevHash: string;
}

/** Writes down what happened to a sale, chained to what happened before. The invoice is locked. */
export async function noteSale(
  t: Db,
  invoiceId: number,
  actor: SaleActor,
  event: SaleEvent,
): Promise<void> {
  const [last] = await t.query<{ position: number; hash: string }>(
    "select position, hash from sale_events where invoice_id = $1 order by position desc limit 1",
    [invoiceId],
  );
  const position = (last?.position ?? 0) + 1;
  await writeLines(t, [{ ...event, invoiceId, actor, position, prevHash: last?.hash ?? "" }]);
}

/** How many times one side did one of these things to a sale in the last so many days. */
export async function countRecent(
  db: Db,
  invoiceId: number,
  { role, events, days }: { role: SaleActor["role"]; events: readonly string[]; days: number },
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from sale_events
     where invoice_id = $1 and role = $2 and event = any ($3) and at > now() - make_interval(days => $4::int)`,
    [invoiceId, role, events, days],
  );
  return row?.count ?? 0;
}

/** Begins the logs of accounts that are opened in this transaction. */
export function noteSold(
  t: Db,
  sales: readonly { invoiceId: number; actor: SaleActor }[],
): Promise<void> {
  const sold = { event: "sold", from: null, to: "draft", position: 1, prevHash: "" };
  return writeLines(
    t,
    sales.map((sale) => ({ ...sale, ...sold })),
  );
}

async function writeLines(t: Db, lines: readonly NewLine[]): Promise<void> {
  const atMs = Math.floor(await databaseNow(t));
  const rows = await Promise.all(
    lines.map(async ({ invoiceId, actor, event, from, to, reason = "", position, prevHash }) => {
      const { id, role } = actor;
      const said = [prevHash, invoiceId, position, atMs, id, role, event, from, to, reason];
      return {
        invoice_id: invoiceId,
        position,
        at_ms: atMs,
        actor_id: id,
        role,
        event,
        from_status: from,
        to_status: to,
        reason,
        prev_hash: prevHash,
        hash: await sha256(JSON.stringify(said)),
      };
    }),
  );
  await t.query(
    `insert into sale_events (invoice_id, position, at, actor_id, role, event, from_status, to_status, reason,
       prev_hash, hash)
     select invoice_id, position, ${timestampOf("at_ms")}, actor_id, role, event, from_status, to_status, reason,
       prev_hash, hash
     from json_to_recordset($1::json) as r (invoice_id bigint, position int, at_ms float8, actor_id bigint,
       role text, event text, from_status text, to_status text, reason text, prev_hash text, hash text)`,
    [JSON.stringify(rows)],
  );
}

/** What happened to a sale, oldest first. */
export function readSaleEvents(db: Db, invoiceId: number): Promise<SaleEventRow[]> {
  return db.query(
    `select ${ms("at")} as at_ms, role, event, from_status, to_status, reason
     from sale_events where invoice_id = $1 order by position`,
    [invoiceId],
  );
}
