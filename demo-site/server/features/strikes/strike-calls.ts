import type { customLiftStrike } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { note } from "../../platform/security/audit-repository";
import { liftStrike as lift, readStrikes, type StrikeRow } from "../sale";

/** A strike as staff see it. */
export function toStrike(row: StrikeRow) {
  return {
    id: row.id,
    invoice_id: row.invoice_id,
    title: row.title,
    at: row.at_ms,
    lifted_at: row.lifted_ms,
    lifted_why: row.lifted_why,
  };
}

/** Staff take a strike back that was a mistake. Whether the account may bid again is another decision. */
export const liftStrike: Handler<typeof customLiftStrike> = async ({ id, reason }, ctx) => {
  const { id: staffId } = ctx.requireViewer();
  const userId = await ctx.db.tx(async (t) => {
    const lifted = await lift(t, id, { staffId, reason });
    if (lifted === undefined) throw new ApiFault("NOT_FOUND");
    await note(t, {
      actorId: staffId,
      userId: lifted,
      action: "strike lifted",
      details: { strike: id, reason },
    });
    return lifted;
  });
  return { records: (await readStrikes(ctx.db, userId)).map(toStrike) };
};
