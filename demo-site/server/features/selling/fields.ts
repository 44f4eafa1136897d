/** The fields of a lot as they go over the wire: an editor shows them, the log keeps them, edits are merged by them. */
import {
  type CustomFieldValues,
  type LotFields,
  VEHICLE_FIELDS,
  vehicleOf,
} from "martillo/contract";
import {
  answerPath,
  changedFields,
  toDecimal,
  toIncrementRows,
  decimalOrNull,
} from "martillo/domain";
import { type LotRow, UNSET_MS, type LotValues } from "../lots";

/** What a seller has decided about a lot that is there. */
export function valuesOf(row: LotRow): LotValues {
  return {
    ...vehicleOf(row, VEHICLE_FIELDS),
    iva_percent: row.iva_percent,
    auction: row.auction,
    auction_id: row.auction_id,
    title: row.title,
    description: row.description,
    images: row.images,
    photo_notes: row.photo_notes,
    custom_fields: row.custom_fields,
    damage: row.damage,
    inspection: row.inspection,
    documents: row.documents,
    film: row.film,
    pickup: row.pickup,
    transport: row.transport,
    start_cents: row.start_cents,
    reserve_cents: row.reserve_cents,
    reserve_mode: row.reserve_mode,
    // Not the house's table, by which it is sold where it has none of its own.
    increments: row.own_increments,
    opens_ms: row.opens_ms,
    closes_ms: row.closes_ms,
    extension: row.extension,
    buy_now_cents: row.buy_now_cents,
    buy_now_policy: row.buy_now_policy,
    deposit_required_cents: row.deposit_required_cents,
    auto_relist: row.auto_relist,
    schedule: row.schedule,
    auto_accept_cents: row.auto_accept_cents,
    auto_decline_cents: row.auto_decline_cents,
  };
}

/** What answers offers by itself is not among them: staff reads these, and may not know that. */
export function fieldsOf(values: LotValues): LotFields {
  return {
    ...vehicleOf(values, VEHICLE_FIELDS),
    iva_percent: values.iva_percent,
    title: values.title,
    description: values.description,
    auction: values.auction,
    auction_id: values.auction_id,
    images: values.images.map(({ src }) => src),
    photo_notes: values.photo_notes,
    custom_fields: values.custom_fields,
    damage: values.damage,
    inspection: values.inspection,
    documents: values.documents,
    film: values.film,
    pickup: values.pickup,
    transport: values.transport,
    start_price: values.start_cents === 0 ? null : toDecimal(values.start_cents),
    reserve_price: decimalOrNull(values.reserve_cents),
    reserve_mode: values.reserve_mode,
    buy_now_price: decimalOrNull(values.buy_now_cents),
    buy_now_policy: values.buy_now_policy,
    deposit_required: decimalOrNull(values.deposit_required_cents),
    increments: values.increments && toIncrementRows(values.increments),
    extension: values.extension,
    date_start: momentOf(values.opens_ms),
    date_closed: momentOf(values.closes_ms),
    auto_relist: values.auto_relist,
    schedule: values.schedule,
  };
}

export function momentOf(ms: number): number | null {
  return ms === UNSET_MS ? null : ms;
}

/** The fields of a lot or of an auction. */
interface Answered {
  custom_fields?: CustomFieldValues;
}

/** Fields as they are logged and merged: each answer to the house's own fields by itself, so that two people may give two of them. */
export function flatFields({
  custom_fields: answers = {},
  ...fields
}: Answered): Record<string, unknown> {
  return {
    ...fields,
    ...Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [answerPath(name), answer]),
    ),
  };
}

/** The same of what changes: an answer that was taken back is null, and those that stay are left out. */
export function flatChanges(
  fields: Answered,
  before: Answered & { custom_fields: CustomFieldValues },
): Record<string, unknown> {
  if (!fields.custom_fields) return { ...fields };
  const none = Object.keys(before.custom_fields).map((name) => [name, null] as const);
  const answers = { ...Object.fromEntries(none), ...fields.custom_fields } as CustomFieldValues;
  return changedFields(flatFields({ ...fields, custom_fields: answers }), flatFields(before));
}
