import { type Db, ms } from "../../platform/db/db";
import type { CardAddress } from "martillo/domain";

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

export async function insertTicket(
  db: Db,
  values: {
    hash: string;
    userId: number;
    paymentId: number | null;
    setup: "card" | "bank" | "vault" | null;
    origin: string;
    isWindow: boolean;
    isForeign: boolean;
    isActing: boolean;
    address: string | null;
  },
): Promise<void> {
  await db.query(
    `insert into pay_tickets (hash, user_id, payment_id, setup, origin, is_window, is_foreign, is_acting, expires_at, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(secs => $9::float8), $10::jsonb)`,
    [
      values.hash,
      values.userId,
      values.paymentId,
      values.setup,
      values.origin,
      values.isWindow,
      values.isForeign,
      values.isActing,
      TICKET_SECONDS,
      values.address,
    ],
  );
}

const COLUMNS = `hash, user_id, payment_id, setup, origin, is_window, is_foreign, is_acting, address, ${ms("expires_at")} as expires_ms,
  used_at is not null as is_used, expires_at <= clock_timestamp() as is_expired`;

export async function readTicketRow(db: Db, hash: string): Promise<TicketRow | undefined> {
  const [row] = await db.query<TicketRow>(`select ${COLUMNS} from pay_tickets where hash = $1`, [
    hash,
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

/** The person is still there. */
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
