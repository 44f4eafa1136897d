import type { CardAddress } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import { hashToken, newToken } from "../../platform/security/token";
import { insertTicket, readTicketRow, type TicketRow } from "./ticket-repository";

export interface NewTicket {
  userId: number;
  /** The payment that is paid; or the kind of method that is saved without a payment. */
  of: { payment: number } | { setup: "card" | "bank" | "vault" };
  isWindow?: boolean;
  /** Billing address of the card that is saved. */
  address?: CardAddress | null;
}

/** Path of a pay frame, relative to the API's address: good for one payment or set-up, one page and fifteen minutes. */
export async function openTicket(
  ctx: Pick<CallContext, "db" | "origin" | "viewer">,
  { userId, of, isWindow = false, address = null }: NewTicket,
): Promise<string> {
  const token = newToken();
  await insertTicket(ctx.db, {
    hash: hashToken(token),
    userId,
    paymentId: "payment" in of ? of.payment : null,
    setup: "setup" in of ? of.setup : null,
    origin: ctx.origin ?? "",
    isWindow,
    isForeign: ctx.viewer?.pass != null,
    isActing: ctx.viewer != null && ctx.viewer.actedBy !== null,
    address: address && JSON.stringify(address),
  });
  return `/pay/${token}`;
}

export async function readTicket(db: Db, token: string): Promise<TicketRow | undefined> {
  const row = await readTicketRow(db, hashToken(token));
  return row;
}
