import {
  type Addendum,
  type AuctionAccess,
  type AutoRelist,
  type CustomFieldValues,
  type Damage,
  type DynamicField,
  type ExtensionRule,
  type IVA_PERCENT,
  LEAST_PHOTOS,
  type Lot,
  type LotDocument,
  type LotInspection,
  type LotSchedule,
  type LotTransport,
  type MarketStatus,
  type PhotoNote,
  type PickupCalendar,
  VEHICLE_FIELDS,
  type VehicleValues,
} from "martillo/contract";
import type { BuyNowTerms, IncrementStep, PremiumTier, ReserveMode } from "martillo/domain";
import { ms } from "../../platform/db/db";
import { LOT_COMMISSION, LOT_PREMIUM } from "../house";

/** What the rules need of a lot, as SQL selects it from `lots l`. Holds the leader's maximum: never send a row to anyone. */
export interface LotStateRow {
  id: number;
  seller_id: number;
  seq: number;
  auction: 0 | 1;
  status: MarketStatus;
  start_cents: number;
  price_cents: number;
  reserve_cents: number | null;
  reserve_mode: ReserveMode;
  /** The lot's own table or one of the house; null means the one that every house begins with. */
  increments: IncrementStep[] | null;
  leader_id: number | null;
  leader_max_cents: number | null;
  bid_count: number;
  opens_ms: number;
  closes_ms: number;
  extension: ExtensionRule | null;
  extension_no: number;
  buy_now_cents: number | null;
  buy_now_policy: BuyNowTerms["policy"];
  /** The account that keeps a direct sale, and until when: counts only while it is reserved and that time is not over. */
  reserved_by: number | null;
  reserved_until_ms: number | null;
  /** The house has taken it out of sight: it takes no bids, purchases or offers. */
  is_hidden: boolean;
  /** The database's clock at the time of reading. */
  now_ms: number;
}

/** What a lot goes by: its own table, the one of the day when it was published, or the last one of the house. */
const LOT_INCREMENTS = `coalesce(l.increments,
  (select rows from increment_tables where id = l.increment_table),
  case when l.status = 'draft' then (select rows from increment_tables order by id desc limit 1)
    else (select rows from increment_tables order by id limit 1) end)`;

export const LOT_STATE_COLUMNS = `
  l.id, l.seller_id, l.seq, l.auction, l.status, l.start_cents, l.price_cents,
  l.reserve_cents, l.reserve_mode,
  ${LOT_INCREMENTS} as increments,
  l.leader_id, l.leader_max_cents, l.bid_count,
  ${ms("l.opens_at")} as opens_ms, ${ms("l.closes_at")} as closes_ms,
  l.extension, l.extension_no, l.buy_now_cents, l.buy_now_policy, l.reserved_by, ${ms("l.reserved_until")} as reserved_until_ms,
  l.hidden_at is not null as is_hidden, ${ms("clock_timestamp()")} as now_ms`;

/** A lot with everything that a viewer may be shown of it. */
export interface LotRow extends LotStateRow, VehicleValues {
  auction_id: number | null;
  /** Its place in an auction that decides its times; null for others. */
  lot_no: number | null;
  /** The people who may bid, and the version of the terms that they must have accepted; as its auction says. */
  access_mode: AuctionAccess;
  terms_version: number;
  title: string;
  description: string;
  images: Lot["images"];
  /** By the address of the photo. */
  photo_notes: Record<string, PhotoNote>;
  iva_percent: typeof IVA_PERCENT | null;
  /** Answers to the house's own fields, by their names. */
  custom_fields: CustomFieldValues;
  damage: Damage[];
  inspection: LotInspection | null;
  documents: LotDocument[];
  /** A link to a film, as it was written. */
  film: string | null;
  pickup: PickupCalendar | null;
  transport: LotTransport | null;
  /** Of drafts: the fields that the house asks of lots; null for others. */
  asked_fields: DynamicField[] | null;
  /** How many photos the house asks for. */
  least_photos: number;
  /** The lot's own table of increments; null where the house's counts. */
  own_increments: IncrementStep[] | null;
  round: number;
  /** Counts what its sellers have written. */
  edit_version: number;
  auto_relist: AutoRelist | null;
  /** The plan for the times that the seller has not given. */
  schedule: LotSchedule | null;
  archived: boolean;
  /** Why the house has hidden it; null for what is in sight. */
  hidden_reason: string | null;
  /** The name of a template; null for what is sold. */
  template_name: string | null;
  /** The additions to the description since bids came in. */
  addenda: Addendum[];
  /** What the house takes: of a sold lot, what it took. */
  premium: PremiumTier[];
  /** What it takes of the seller, in euro; null where it takes nothing. */
  seller_commission: unknown;
  seller_name: string;
  winner_id: number | null;
  /** The viewer's own newest maximum in this lot; null without a standing bid. */
  own_max_cents: number | null;
  /** What the viewer's maximum was before a withdrawal held it at the price; null where it waits for no confirmation. */
  own_held_cents: number | null;
  /** What bidders leave before their first bid; null for nothing. */
  deposit_required_cents: number | null;
  /** A direct sale is sold at once to a buyer who offers so much; null: its seller answers. The amount is secret to all others. */
  auto_accept_cents: number | null;
  /** Offers of less are declined at once; null: none are. */
  auto_decline_cents: number | null;
  /** What the viewer has deposited for this lot. */
  deposit_paid_cents: number;
  watched: boolean;
  favorite: boolean;
  /** The viewer is written to when no buyer keeps it any more. */
  tell_when_free: boolean;
}

/** `$1` is the viewer's id, null for guests. */
export const LOT_COLUMNS = `${LOT_STATE_COLUMNS},
  l.auction_id, l.lot_no, l.access_mode, l.terms_version, l.title, l.description, l.images, l.photo_notes,
  ${VEHICLE_FIELDS.map((name) => `l.${name}`).join(", ")}, l.iva_percent, l.increments as own_increments, l.round, l.edit_version, l.addenda, l.auto_relist, l.schedule,
  l.custom_fields, l.damage, l.inspection, l.documents, l.film, l.pickup, l.transport,
  case when l.status = 'draft' then (select jsonb_agg(jsonb_build_object('name', f.name, 'type', f.type,
      'label', f.label, 'is_required', f.is_required::int, 'active', f.active, 'options', f.options,
      'sub_select', f.sub_select, 'fields', f.fields, 'show_order', f.show_order, 'for_categories', f.for_categories))
    from dynamic_fields f where f.view_page = 1 and f.active = 1) end as asked_fields,
  coalesce((select (value->>'min_photos')::int from settings where key = 'listing'), ${LEAST_PHOTOS}) as least_photos,
  l.archived_at is not null as archived,
  case when l.hidden_at is not null then l.hidden_reason end as hidden_reason, l.template_name, coalesce(sale.premium, ${LOT_PREMIUM}) as premium,
  ${LOT_COMMISSION} as seller_commission,
  coalesce(nullif(seller.companyname, ''), seller.first_name || ' ' || seller.last_name) as seller_name,
  sale.winner_id, nullif(l.deposit_required_cents, 0) as deposit_required_cents,
  l.auto_accept_cents, l.auto_decline_cents,
  (select b.max_cents from bids b
    where b.bidder_id = $1::bigint and b.lot_id = l.id and b.round = l.round
      and not b.declined and b.max_cents is not null
    order by b.id desc limit 1) as own_max_cents,
  (select b.held_cents from bids b
    where b.bidder_id = $1::bigint and b.lot_id = l.id and b.round = l.round
      and not b.declined and b.max_cents is not null
    order by b.id desc limit 1) as own_held_cents,
  coalesce((select d.amount_cents from deposits d
    where d.user_id = $1::bigint and d.lot_id = l.id and d.returned_at is null), 0) as deposit_paid_cents,
  exists (select 1 from watches w
    where w.user_id = $1::bigint and w.lot_id = l.id) as watched,
  exists (select 1 from watches w
    where w.user_id = $1::bigint and w.lot_id = l.id and w.kind = 'favorite') as favorite,
  (l.status = 'reserved' and exists (select 1 from free_alerts f
    where f.user_id = $1::bigint and f.lot_id = l.id)) as tell_when_free`;

export const LOT_TABLES = `lots l
  join users seller on seller.id = l.seller_id
  left join sales sale on sale.lot_id = l.id and sale.round = l.round`;
