import type { LotRow } from "./lot-row";
import type { VehicleFieldName } from "martillo/contract";

/** What a seller decides about a lot. */
export type LotValues = Pick<
  LotRow,
  | "auction"
  | "auction_id"
  | "title"
  | "description"
  | "images"
  | "photo_notes"
  | "start_cents"
  | "reserve_cents"
  | "reserve_mode"
  | "increments"
  | "opens_ms"
  | "closes_ms"
  | "extension"
  | "buy_now_cents"
  | "buy_now_policy"
  | "deposit_required_cents"
  | "auto_relist"
  | "schedule"
  | "auto_accept_cents"
  | "auto_decline_cents"
  | "custom_fields"
  | "damage"
  | "inspection"
  | "documents"
  | "film"
  | "pickup"
  | "transport"
  | "iva_percent"
  | VehicleFieldName
>;

/** A time that the seller has not decided yet. */
export const UNSET_MS = 0;
