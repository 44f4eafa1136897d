import { sha256 } from "hash-wasm";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { insertEvents, readLastEvent, type SaleActor } from "./sale-event-repository";

export const BY_CLOCK: SaleActor = { id: null, role: "system" };

export interface SaleEvent {
  event: string;
  from: string | null;
  to: string;
  reason?: string;
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
  const last = await readLastEvent(t, invoiceId);
  const position = (last?.position ?? 0) + 1;
  await writeLines(t, [{ ...event, invoiceId, actor, position, prevHash: last?.hash ?? "" }]);
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
  await insertEvents(t, rows);
}
