import type { MarketStatus, ParsedInputOf, productProjectAction } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import type { LotRow } from "./lot-row";
import { phaseOf } from "./lot-state";
import { checkLot, checkPrices } from "./check-lot";
import {
  movedExtension,
  valuesFrom,
  wireName,
  withoutAuctionTerms,
  type LotValues,
} from "./lot-values";
import { hadBids, hasDeposits, updateLot } from "./project-repository";

type EditInput = Extract<ParsedInputOf<typeof productProjectAction>, { action: "edit" }>;

const EDITABLE: readonly MarketStatus[] = [
  "draft",
  "scheduled",
  "open",
  "closing",
  "unsold",
  "withdrawn",
];

/** Those who have bid did so on these terms; what describes the lot may still be put right. */
const EDITABLE_WITH_BIDS: ReadonlySet<string> = new Set(["description", "images"]);

/** Writes what a call changes of a locked lot; the same values again are no change. */
export async function editLot(t: Db, input: EditInput, row: LotRow): Promise<void> {
  const phase = phaseOf(row);
  if (!EDITABLE.includes(phase)) throw new ApiFault("ILLEGAL_TRANSITION");
  // The bids of an auction without result bind nobody: its terms are those of the next listing.
  const isOver = phase === "unsold";
  const named = changed(withMovedEnd(valuesFrom(input, row), row, isOver), row);
  const values = withoutAuctionTerms({ ...row, ...named });
  const changes = changed(pick(values, named), row);
  if (!isOver && (await hadBids(t, row.id))) refuseTerms(Object.keys(changes));
  if ("deposit_required_cents" in changes && (await hasDeposits(t, row.id))) refuseDeposit();
  if (isOver && !TIMES.some((field) => field in changes)) checkPrices(values);
  else if (touchesTerms(changes))
    checkLot({ ...values, opens_ms: startToCheck(changes, row) }, row.now_ms);
  await updateLot(t, row.id, changes);
}

function refuseTerms(fields: string[]) {
  const refused = fields.filter((field) => !EDITABLE_WITH_BIDS.has(field));
  if (refused.length === 0) return;
  const text = "Desde la primera puja solo se pueden cambiar la descripción y las fotos.";
  throw new ApiFault("ILLEGAL_TRANSITION", {
    fields: Object.fromEntries(refused.map((field) => [wireName(field), text])),
  });
}

/** Who has left a deposit, or is paying it, did so by what was asked. */
function refuseDeposit() {
  throw new ApiFault("ILLEGAL_TRANSITION", {
    fields: {
      [wireName("deposit_required_cents")]:
        "Alguien ya ha dejado su depósito: no se puede cambiar el importe.",
    },
  });
}

/** Turning an auction into a direct sale clears its terms too, named or not. */
function pick(values: LotValues, named: Partial<LotValues>): Partial<LotValues> {
  if (named.auction !== 0) return { ...named };
  const { reserve_cents, increments, extension, buy_now_cents, buy_now_policy } = values;
  const { deposit_required_cents } = values;
  return {
    ...named,
    reserve_cents,
    increments,
    extension,
    buy_now_cents,
    buy_now_policy,
    deposit_required_cents,
  };
}

function changed(values: Partial<LotValues>, row: LotRow): Partial<LotValues> {
  const before = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => canonical(value) !== canonical(before.get(field)),
    ),
  );
}

/** The database keeps the keys of an object in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const TERMS: readonly (keyof LotValues)[] = [
  "auction",
  "start_cents",
  "reserve_cents",
  "buy_now_cents",
  "deposit_required_cents",
  "opens_ms",
  "closes_ms",
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

function touchesTerms(changes: Partial<LotValues>): boolean {
  return TERMS.some((field) => field in changes);
}

/** A start that is already behind us is only wrong when the seller sets it now. */
function startToCheck(changes: Partial<LotValues>, row: LotRow): number {
  return changes.opens_ms ?? Math.max(row.opens_ms, Math.min(row.now_ms, row.closes_ms - 1));
}
