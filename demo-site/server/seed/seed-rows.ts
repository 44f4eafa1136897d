import {
  type ExtensionRule,
  type Lot,
  type MarketStatus,
  type SellerPermission,
  SHOWN_FIELDS,
  type ShownField,
  UNSAID_VEHICLE,
  type UserStatus,
  type VehicleValues,
} from "martillo/contract";
import type { BuyNowTerms, ReserveMode } from "martillo/domain";
import type { Db } from "../platform/db/db";
import { HOUSE_COMMISSION } from "../features/house";
import { addSearchTerms } from "../features/lots";
import { createSession } from "../platform/security/session-repository";
import { hashToken, newToken } from "../platform/security/token";
import type { PasswordPort } from "../ports/passwords";

export interface SeedUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  companyname: string | null;
  phone: string | null;
  /** A seller. */
  admin: boolean;
  staff: boolean;
  status: UserStatus;
  approvedToBid: boolean;
  bidLimitCents: number | null;
  asEmployeesId: number | null;
  /** The permissions from its employer. @default null: those of new employees */
  permissions: readonly SellerPermission[] | null;
  /** Type of its plan. @default no limits for a seller, none for anybody else */
  membership: string | null;
}

export interface SeededUser {
  id: number;
  email: string;
  password: string;
  token: string;
}

let seeded = 0;

/** An account that may bid, signed in. */
export async function seedUser(
  db: Db,
  passwords: PasswordPort,
  partial: Partial<SeedUser> = {},
): Promise<SeededUser> {
  seeded += 1;
  const user: SeedUser = {
    email: `persona-${seeded}-${Math.random().toString(36).slice(2, 8)}@example.test`,
    password: "Subasta-2026!",
    firstName: "Lucía",
    lastName: `Prueba ${seeded}`,
    companyname: null,
    phone: "+34 600 000 000",
    admin: false,
    staff: false,
    status: "active",
    approvedToBid: true,
    bidLimitCents: null,
    asEmployeesId: null,
    permissions: null,
    membership: partial.admin ? "enterprise" : null,
    ...partial,
  };
  const passwordHash = await passwords.hash(user.password);
  const [row] = await db.query<{ id: number }>(
    `insert into users (email, password_hash, first_name, last_name, companyname, phone, admin, staff,
       status, approved_to_bid, bid_limit_cents, as_employees_id, email_verified, membership)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true, $13) returning id`,
    [
      user.email,
      passwordHash,
      user.firstName,
      user.lastName,
      user.companyname,
      user.phone,
      user.admin,
      user.staff,
      user.status,
      user.approvedToBid,
      user.bidLimitCents,
      user.asEmployeesId,
      user.membership,
    ],
  );
  if (!row) throw new Error("martillo: the account could not be made");
  if (user.permissions && user.asEmployeesId !== null) {
    await db.query(
      "insert into seller_permissions (account_id, user_id, permissions) values ($1, $2, $3::text[])",
      [user.asEmployeesId, row.id, [...user.permissions]],
    );
  }
  const token = newToken();
  const session = { tokenHash: hashToken(token), userId: row.id, hours: 1, passwordHash };
  await createSession(db, { ...session, ip: "", userAgent: "" });
  return { id: row.id, email: user.email, password: user.password, token };
}

export interface SeedLot extends VehicleValues<ShownField> {
  sellerId: number;
  auctionId: number | null;
  auction: 0 | 1;
  status: MarketStatus;
  title: string;
  description: string;
  images: Lot["images"];
  startCents: number;
  reserveCents: number | null;
  reserveMode: ReserveMode;
  buyNowCents: number | null;
  buyNowPolicy: BuyNowTerms["policy"];
  /** From now; negative for the past. */
  opensInMs: number;
  closesInMs: number;
  extension: ExtensionRule | null;
  depositCents: number | null;
  ivaPercent: number | null;
}

const HOUR_MS = 3_600_000;

const LOT: Omit<SeedLot, "sellerId"> = {
  auctionId: null,
  auction: 1,
  status: "open",
  title: "Seat León 1.5 TSI FR",
  description: "Revisiones al día. Un solo propietario.",
  images: [],
  startCents: 500_000,
  reserveCents: null,
  reserveMode: "standard",
  buyNowCents: null,
  buyNowPolicy: "none",
  opensInMs: -HOUR_MS,
  closesInMs: 24 * HOUR_MS,
  extension: { window_s: 120, mode: "top_up", amount_s: 120 },
  depositCents: null,
  ivaPercent: 21,
  ...UNSAID_VEHICLE,
  category: "Turismos",
  brand: "Seat",
  model: "León",
  fuel: "Gasolina",
  kilometers: 84_500,
  registration_year: 2020,
  power: 150,
  transmission: "Manual",
  body_type: "Berlina",
  doors: 5,
  color: "Blanco",
  condition: "Usado",
  location: "Madrid",
};

/** A lot straight into the database, in any state that a test needs. */
export async function seedLot(
  db: Db,
  partial: Partial<SeedLot> & Pick<SeedLot, "sellerId">,
): Promise<number> {
  const lot: SeedLot = { ...LOT, ...partial };
  const [row] = await db.query<{ id: number }>(
    `insert into lots (seller_id, auction_id, auction, status, title, description, images, start_cents,
       price_cents, reserve_cents, reserve_mode, buy_now_cents, buy_now_policy, opens_at, closes_at,
       extension, deposit_required_cents, iva_percent, seq, seller_commission, ${SHOWN_FIELDS.join(", ")})
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $8, $9, $10, $11, $12,
       clock_timestamp() + make_interval(secs => $13::float8 / 1000),
       clock_timestamp() + make_interval(secs => $14::float8 / 1000),
       $15::jsonb, $16, $17, 1, ${HOUSE_COMMISSION}, ${SHOWN_FIELDS.map((_name, at) => `$${18 + at}`).join(", ")})
     returning id`,
    [
      lot.sellerId,
      lot.auctionId,
      lot.auction,
      lot.status,
      lot.title,
      lot.description,
      JSON.stringify(lot.images),
      lot.startCents,
      lot.reserveCents,
      lot.reserveMode,
      lot.buyNowCents,
      lot.buyNowPolicy,
      lot.opensInMs,
      lot.closesInMs,
      lot.extension && JSON.stringify(lot.extension),
      lot.depositCents,
      lot.ivaPercent,
      ...SHOWN_FIELDS.map((name) => lot[name]),
    ],
  );
  if (!row) throw new Error("martillo: the lot could not be made");
  await addSearchTerms(db, row.id);
  return row.id;
}

/** Puts off or brings forward the end of a running lot. */
export async function moveEnd(db: Db, lot: number, closesInMs: number): Promise<void> {
  await db.query(
    `update lots set closes_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000), seq = seq + 1
     where id = $1 and status = 'open'`,
    [lot, closesInMs],
  );
}
