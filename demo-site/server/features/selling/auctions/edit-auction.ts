import type { AuctionFields, AuctionPart, CustomFieldValues } from "martillo/contract";
import { changedFields, mayChangeAuction, mergeFields } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Db } from "../../../platform/db/db";
import type { Editor } from "../../lots";
import { faultsOfAnswers, readAnswers, readAuctionFields } from "../answers";
import { flatChanges, flatFields } from "../fields";
import { carryOver } from "./arrange";
import { logAuctionEdit, readAuctionTouches } from "./auction-log-repository";
import { type AuctionRow, lockAuction, updateAuction } from "./auction-repository";
import {
  auctionFieldsOf,
  auctionValuesFrom,
  auctionValuesOf,
  type ReadPart,
  settledFaults,
} from "./auction-values";
import { hasPlan, stateOf } from "./auction-view";

type Field = keyof AuctionFields;
type NamedPart = { [Name in keyof AuctionPart]?: AuctionPart[Name] | undefined };

const NO_LONGER = "Ya no se puede cambiar con la subasta en este estado.";

const TIMES: readonly string[] = ["date_start", "date_closed"];

/** What decides about lots. */
const CARRIED: readonly Field[] = [
  "date_start",
  "date_closed",
  "stagger_s",
  "lots_per_step",
  "extension",
  "increments",
  "access",
];

/**
 * Writes what a call changes of a locked auction, logs it, and carries it into its lots. The same values again are no change. Resolves to the
 * lots that were changed.
 */
export async function editAuction(
  t: Db,
  part: NamedPart,
  row: AuctionRow,
  { editor, expectedVersion }: { editor: Editor; expectedVersion: number | undefined },
): Promise<number[]> {
  const current = auctionValuesOf(row);
  const changes = changedFields(
    auctionValuesFrom(await withAuctionAnswers(t, part, current.custom_fields)),
    current,
  );
  const before = auctionFieldsOf(current);
  const values = { ...current, ...changes };
  const fields = changedFields(auctionFieldsOf(values), before);
  const names = Object.keys(fields) as Field[];
  const state = stateOf(row);
  const refused = names.filter((field) => !hasPlan(row) || !mayChangeAuction(field, state));
  if (refused.length > 0) {
    throw new ApiFault("ILLEGAL_TRANSITION", {
      fields: Object.fromEntries(refused.map((field) => [field, NO_LONGER])),
    });
  }
  const was = flatFields(before);
  const after = flatChanges(fields, before);
  await refuseConflicts(t, row, { expectedVersion, before: was, fields: after });
  if (names.length === 0) return [];
  if (state !== "draft") {
    // What runs is not measured by when it began.
    const faults = Object.entries({
      ...settledFaults(values, row.now_ms),
      ...("custom_fields" in changes &&
        faultsOfAnswers(await readAuctionFields(t), values.custom_fields)),
    }).filter(([field]) => state === "scheduled" || !TIMES.includes(field));
    if (faults.length > 0) {
      throw new ApiFault("INVALID_INPUT", { fields: Object.fromEntries(faults) });
    }
    if (values.title.length < 3 || values.closes_ms === 0) {
      const field = values.closes_ms === 0 ? "date_closed" : "title";
      throw new ApiFault("INVALID_INPUT", { fields: { [field]: "Obligatorio." } });
    }
  }
  await updateAuction(t, row.id, changes);
  await logAuctionEdit(t, row.id, editor, {
    action: "save",
    before: Object.fromEntries(Object.keys(after).map((field) => [field, was[field] ?? null])),
    after,
  });
  if (!names.some((field) => CARRIED.includes(field))) return [];
  const now = await lockAuction(t, row.id);
  return now ? carryOver(t, now) : [];
}

/** What a call names, with all answers to the house's own fields. Throws INVALID_INPUT for what is no answer. */
export async function withAuctionAnswers(
  db: Db,
  { custom_fields: named, ...part }: NamedPart,
  known: CustomFieldValues,
): Promise<ReadPart> {
  if (!named) return part;
  return { ...part, custom_fields: await readAnswers(await readAuctionFields(db), named, known) };
}

async function refuseConflicts(
  t: Db,
  row: AuctionRow,
  {
    expectedVersion: seen,
    before,
    fields,
  }: {
    expectedVersion: number | undefined;
    before: Readonly<Record<string, unknown>>;
    fields: Readonly<Record<string, unknown>>;
  },
) {
  if (seen === undefined || seen === row.edit_version) return;
  if (seen > row.edit_version) {
    throw new ApiFault("INVALID_INPUT", { fields: { expected_version: "Esa versión no existe." } });
  }
  const touched = await readAuctionTouches(t, row.id, seen);
  const merge = mergeFields(fields, before, new Set(touched.keys()));
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
