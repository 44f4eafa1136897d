import type { CardAddress } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import { ms } from "../../platform/db/db";
import { hashToken, newToken } from "../../platform/security/token";

/** How long a pay frame may be looked at. */
export const TICKET_SECONDS = 900;

export interface TicketRow {
  hash: string;
  user_id: number;
  payment_id: number | null;
  setup: "card" | "bank" | "vault" | null;
  /** Empty: the house's own pages. */
  origin: string;
  is_window: boolean;
  is_foreign: boolean;
  /** A person who acts for the account opened it: the account's saved cards are not for them. */
  is_acting: boolean;
  /** Billing address of the card that is saved; null where none was given. */
  address: CardAddress | null;
  expires_ms: number;
  is_used: boolean;
  is_expired: boolean;
}

export interface NewTicket {
  userId: number;
  /** What is paid; or what is saved without a payment. */
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
  await ctx.db.query(
    `insert into pay_tickets (hash, user_id, payment_id, setup, origin, is_window, is_foreign, is_acting, expires_at, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(secs => $9::float8), $10::jsonb)`,
    [
      hashToken(token),
      userId,
      "payment" in of ? of.payment : null,
      "setup" in of ? of.setup : null,
      ctx.origin ?? "",
      isWindow,
      ctx.viewer?.pass != null,
      ctx.viewer != null && ctx.viewer.actedBy !== null,
      TICKET_SECONDS,
      address && JSON.stringify(address),
    ],
  );
  return `/pay/${token}`;
}

const COLUMNS = `hash, user_id, payment_id, setup, origin, is_window, is_foreign, is_acting, address, ${ms("expires_at")} as expires_ms,
  used_at is not null as is_used, expires_at <= clock_timestamp() as is_expired`;

export async function readTicket(db: Db, token: string): Promise<TicketRow | undefined> {
  const [row] = await db.query<TicketRow>(`select ${COLUMNS} from pay_tickets where hash = $1`, [
    hashToken(token),
  ]);
  return row;
}

/** One completion; false where there was one. The address is with the card from then on. */
export async function useTicket(t: Db, hash: string): Promise<boolean> {
  const rows = await t.query(
    "update pay_tickets set used_at = clock_timestamp(), address = null where hash = $1 and used_at is null returning 1",
    [hash],
  );
  return rows.length > 0;
}

/** Somebody is still there. */
export async function renewTicket(t: Db, hash: string): Promise<void> {
  await t.query(
    `update pay_tickets set expires_at = clock_timestamp() + make_interval(secs => $2::float8)
     where hash = $1 and used_at is null and expires_at > clock_timestamp()`,
    [hash, TICKET_SECONDS],
  );
}

export async function forgetTickets(db: Db): Promise<void> {
  await db.query("delete from pay_tickets where expires_at < now() - interval '1 day'");
}
