import type { LotFields } from "martillo/contract";
import {
  changedFields,
  END_AHEAD_MS,
  isAddedAtEnd,
  mayChange,
  mayChangeField,
  mergeFields,
  type LotStage,
} from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { checkAnswers, withAnswers } from "./answers";
import { checkContact } from "../../platform/call/contact-faults";
import { ApiFault } from "../../platform/call/fault";
import type { LotChoices } from "../house";
import {
  phaseOf,
  type LotRow,
  UNSET_MS,
  type LotValues,
  updateLot,
  logEdit,
  readTouched,
  type Editor,
  type Touch,
} from "../lots";
import {
  buyersTexts,
  checkChoices,
  checkFilm,
  checkInspection,
  checkLot,
  checkPhotos,
  checkPickup,
  checkPrices,
  checkVehicle,
} from "./check-lot";

import { fieldsOf, flatChanges, flatFields, valuesOf } from "./fields";
import {
  movedExtension,
  ownTerms,
  valuesFrom,
  withPlannedTimes,
  type NamedDraft,
} from "./lot-values";
import { checkDocuments } from "./lot-document";
import { refuseReference } from "./own-vehicle";
import { hadBids, hasDeposits } from "./project-repository";

/** What an edit needs to know beside what it changes. */
export interface EditOptions {
  editor: Editor;
  action: string;
  /** The version that the writer saw; a writer who does not say it overwrites. */
  expectedVersion: number | undefined;
  /** A draft may be anything that can be stored. */
  isLenient: boolean;
  /** What the house lets a lot be; everything where a list is missing. */
  choices: LotChoices;
  /** Why the house does it; it may then take photos away, too. */
  reason: string | undefined;
}

/**
 * Writes what a call changes of a locked lot, and logs it. The same values again are no change. Throws ILLEGAL_TRANSITION with the fields
 * that may not change any more, EDIT_CONFLICT with those that another person has changed meanwhile, INVALID_INPUT.
 */
export async function editLot(
  t: Db,
  input: NamedDraft,
  row: LotRow,
  { editor, action, expectedVersion, isLenient, choices, reason }: EditOptions,
): Promise<void> {
  const phase = phaseOf(row);
  // The bids of an auction without result bind no bidder: its terms are those of the next listing.
  const isOver = phase === "unsold";
  const current = valuesOf(row);
  const draft = await withAnswers(t, input, row.custom_fields);
  const named = changedFields(withMovedEnd(valuesFrom(draft, row), row, isOver), current);
  const asked = phase === "scheduled" ? withMovedPlan(named, current) : named;
  // A seller who goes on with an unsold lot by hand does not want it listed meanwhile.
  if (isOver && current.auto_relist && !("auto_relist" in input) && Object.keys(asked).length > 0) {
    asked.auto_relist = null;
  }
  const values = ownTerms({ ...current, ...asked });
  const changes = changedFields(pick(values, asked), current);
  const before = fieldsOf(current);
  const fields = changedFields(fieldsOf(values), before);
  // A seller who makes a direct sale of it does not want the terms of an auction that the same form still names.
  const wanted = input.auction === 0 ? fields : wantedOf(current, asked, fields);
  const written = Object.keys(changes).length > 0;
  if (written) {
    const stage = { phase, hasBids: !isOver && (await hadBids(t, row.id)) };
    refuseChanges(
      reason === undefined ? fields : withoutPhotos(fields, stage),
      before,
      stage,
      row.now_ms,
    );
    refuseAnswers(changes, stage);
    if (row.lot_no !== null) refuseOfAuction(fields);
  }
  await refuseConflicts(t, row, {
    expectedVersion,
    before: flatFields(before),
    wanted: flatChanges(wanted, before),
  });
  if (!written) return;
  if ("deposit_required_cents" in changes && (await hasDeposits(t, row.id))) refuseDeposit();
  checkChoices(changes, choices);
  if (row.template_name !== null && changes.inspection) refuseReport();
  if (!isLenient) {
    const texts = Object.entries(buyersTexts(values));
    checkContact(Object.fromEntries(texts.filter(([path]) => fieldOf(path) in changes)));
    if ("film" in changes) checkFilm(values);
    if ("inspection" in changes) checkInspection(values, row.now_ms);
    if ("custom_fields" in changes || "category" in changes) await checkAnswers(t, values);
    if ("pickup" in changes) checkPickup(values);
    if (VEHICLE.some((field) => field in changes)) checkVehicle(values, row.now_ms);
    if (values.images.length < row.images.length) checkPhotos(values, row.least_photos);
    if (isOver && !TIMES.some((field) => field in changes)) checkPrices(values);
    else if (touchesTerms(changes))
      checkLot({ ...values, opens_ms: startToCheck(changes, row) }, row.now_ms);
  }
  if ("documents" in changes) {
    await checkDocuments(t, values.documents, row.seller_id, current.documents);
  }
  await refuseReference(t, row, changes);
  await updateLot(t, row.id, changes);
  // What answers offers by itself is in no log: others than the seller read that.
  if (Object.keys(fields).length === 0) return;
  const after = flatChanges(fields, before);
  const was = flatFields(before);
  await logEdit(t, row.id, editor, {
    action,
    reason,
    before: Object.fromEntries(Object.keys(after).map((field) => [field, was[field] ?? null])),
    after,
  });
}

const VEHICLE = ["vin", "registration_year"] as const;

/** The field that a text is a part of: `inspection.summary` is one of `inspection`. */
function fieldOf(path: string): string {
  return path.replace(/\..*/, "");
}

type Field = keyof LotFields;

/** Photos that only grow may also be taken away by the house, for a reason. */
function withoutPhotos(fields: Partial<LotFields>, stage: LotStage): Partial<LotFields> {
  if (mayChangeField("images", stage) !== "append") return fields;
  const { images: _, ...others } = fields;
  return others;
}

const NO_LONGER = "Ya no se puede cambiar con el lote en este estado.";
const SINCE_BIDS = "Desde la primera puja solo se puede añadir a la descripción y añadir fotos.";
const ONLY_ADDED = "Desde la primera puja solo se puede añadir: la descripción queda como está.";
const PHOTOS_STAY = "Desde la primera puja solo se pueden añadir fotos al final.";
const END_TOO_NEAR = "El nuevo cierre debe quedar al menos a una hora.";

/** Refuses by the one table of what may still change. */
function refuseChanges(
  fields: Partial<LotFields>,
  before: LotFields,
  stage: LotStage,
  nowMs: number,
) {
  const refused = (Object.keys(fields) as Field[]).flatMap((field) => {
    const why = whyNot(field, fields, before, stage, nowMs);
    return why === null ? [] : [[field, why] as const];
  });
  if (refused.length > 0) {
    throw new ApiFault("ILLEGAL_TRANSITION", { fields: Object.fromEntries(refused) });
  }
}

function whyNot(
  field: Field,
  fields: Partial<LotFields>,
  before: LotFields,
  stage: LotStage,
  nowMs: number,
): string | null {
  switch (mayChangeField(field, stage)) {
    case "any":
      return null;
    case "append":
      if (field !== "images") return ONLY_ADDED;
      return isAddedAtEnd(before.images, fields.images ?? []) ? null : PHOTOS_STAY;
    case "later":
      return (fields.date_closed ?? 0) >= nowMs + END_AHEAD_MS ? null : END_TOO_NEAR;
    case "never":
      return stage.hasBids && stage.phase === "open" ? SINCE_BIDS : NO_LONGER;
  }
}

/** Fields that the auction of a lot decides. */
export const OF_THE_AUCTION = [
  "auction",
  "auction_id",
  "date_start",
  "date_closed",
  "schedule",
  "extension",
  "increments",
  "auto_relist",
] as const satisfies readonly Field[];

function refuseOfAuction(fields: Partial<LotFields>) {
  const refused = OF_THE_AUCTION.filter((field) => field in fields);
  if (refused.length === 0) return;
  const text = "Lo decide la subasta en la que está el lote.";
  throw new ApiFault("ILLEGAL_TRANSITION", {
    fields: Object.fromEntries(refused.map((field) => [field, text])),
  });
}

/** The amounts that answer offers are terms of the sale. */
function refuseAnswers(changes: Partial<LotValues>, stage: LotStage) {
  const asked = OF_DIRECT_SALES.filter((field) => field in changes);
  if (asked.length === 0 || mayChange("terms", stage) === "any") return;
  const faults = asked.map((field) => [field.replace("_cents", "_price"), NO_LONGER] as const);
  throw new ApiFault("ILLEGAL_TRANSITION", { fields: Object.fromEntries(faults) });
}

/** A bidder who has left a deposit, or is paying it, did so by the sum that was asked. */
function refuseDeposit() {
  throw new ApiFault("ILLEGAL_TRANSITION", {
    fields: {
      deposit_required: "Alguien ya ha dejado su depósito: no se puede cambiar el importe.",
    },
  });
}

/** A template is no vehicle that could be looked at. */
function refuseReport() {
  throw new ApiFault("INVALID_INPUT", {
    fields: { inspection: "Una plantilla no lleva informe de inspección." },
  });
}

/** What the writer wants otherwise than it is, also what a direct sale cannot have. */
function wantedOf(
  current: LotValues,
  asked: Partial<LotValues>,
  fields: Partial<LotFields>,
): Partial<LotFields> {
  return { ...changedFields(fieldsOf({ ...current, ...asked }), fieldsOf(current)), ...fields };
}

async function refuseConflicts(
  t: Db,
  row: LotRow,
  {
    expectedVersion: seen,
    before,
    wanted,
  }: {
    expectedVersion: number | undefined;
    before: Record<string, unknown>;
    wanted: Record<string, unknown>;
  },
) {
  if (seen === undefined || seen === row.edit_version) return;
  if (seen > row.edit_version) {
    throw new ApiFault("INVALID_INPUT", { fields: { expected_version: "Esa versión no existe." } });
  }
  const touched = withImplied(await readTouched(t, row.id, seen), row);
  const merge = mergeFields(wanted, before, new Set(touched.keys()));
  if (merge.ok) return;
  throw new ApiFault("EDIT_CONFLICT", {
    conflicts: Object.fromEntries(
      merge.conflicts.flatMap((field) => {
        const touch = touched.get(field);
        return touch ? [[field, { theirs: before[field] ?? null, ...touch }]] : [];
      }),
    ),
  });
}

const AUCTION_TERMS = [
  "reserve_price",
  "increments",
  "extension",
  "buy_now_price",
  "buy_now_policy",
  "deposit_required",
  "auto_relist",
] as const satisfies readonly Field[];

/** A seller who made a direct sale of it has decided about all terms of an auction, too. */
function withImplied(touched: Map<string, Touch>, row: LotRow): Map<string, Touch> {
  const kind = touched.get("auction");
  if (!kind || row.auction === 1) return touched;
  return new Map([...AUCTION_TERMS.map((field) => [field, kind] as const), ...touched]);
}

/** Turning an auction into a direct sale clears its terms too, and the other way round, named or not. */
function pick(values: LotValues, named: Partial<LotValues>): Partial<LotValues> {
  const fields = [
    ...(Object.keys(named) as (keyof LotValues)[]),
    ...(named.auction === 0 ? OF_AUCTIONS : []),
    ...(named.auction === 1 ? OF_DIRECT_SALES : []),
  ];
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

const OF_AUCTIONS: readonly (keyof LotValues)[] = [
  "reserve_cents",
  "increments",
  "extension",
  "buy_now_cents",
  "buy_now_policy",
  "deposit_required_cents",
  "auto_relist",
];

const OF_DIRECT_SALES = [
  "auto_accept_cents",
  "auto_decline_cents",
] as const satisfies readonly (keyof LotValues)[];

const TERMS: readonly (keyof LotValues)[] = [
  "auction",
  "start_cents",
  "reserve_cents",
  "buy_now_cents",
  "deposit_required_cents",
  ...OF_DIRECT_SALES,
  "increments",
  "opens_ms",
  "closes_ms",
  "schedule",
  "extension",
];

const TIMES: readonly (keyof LotValues)[] = ["opens_ms", "closes_ms", "extension"];

/** A new end takes the definite end of the last listing with it, unless that is named too. */
function withMovedEnd(
  values: Partial<LotValues>,
  row: LotRow,
  isOver: boolean,
): Partial<LotValues> {
  if (!isOver || values.closes_ms === undefined || values.extension !== undefined) return values;
  return { ...values, extension: movedExtension(row, values.closes_ms) };
}

/** A published lot begins and ends by a new plan at once, where no moments are given with it. */
function withMovedPlan(values: Partial<LotValues>, current: LotValues): Partial<LotValues> {
  const { schedule } = values;
  if (!schedule) return values;
  const planned = withPlannedTimes(
    { schedule, opens_ms: values.opens_ms ?? UNSET_MS, closes_ms: values.closes_ms ?? UNSET_MS },
    values.opens_ms ?? schedule.at ?? current.opens_ms,
  );
  const moved = {
    opens_ms: planned.opens_ms === UNSET_MS ? current.opens_ms : planned.opens_ms,
    closes_ms: planned.closes_ms === UNSET_MS ? current.closes_ms : planned.closes_ms,
  };
  return { ...values, ...changedFields(moved, current) };
}

function touchesTerms(changes: Partial<LotValues>): boolean {
  return TERMS.some((field) => field in changes);
}

/** A start that is already behind us is only wrong when the seller sets it now. */
function startToCheck(changes: Partial<LotValues>, row: LotRow): number {
  return changes.opens_ms ?? Math.max(row.opens_ms, Math.min(row.now_ms, row.closes_ms - 1));
}
