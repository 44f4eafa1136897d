/** The same for many lots. Each is changed for itself, under its own lock and by its own rules: one that is refused stops no other. */
import type { OutputOf, ParsedInputOf, productBulkProjectAction } from "martillo/contract";
import { ERRORS, MOST_IN_BULK } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { sha256 } from "hash-wasm";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { addLots } from "./auctions/add-lots";
import { mayManageLot, readLots } from "../lots";
import { allListingIds } from "./listing-repository";
import {
  beginChange,
  endChange,
  type BulkTarget,
  readChange,
  wasDoneSince,
} from "./bulk-repository";
import { changeStatus } from "./change-status";
import { COLUMNS } from "./imports/columns";
import { changeLot, projectAction } from "./project-action";

type Input = ParsedInputOf<typeof productBulkProjectAction>;
type Answer = OutputOf<typeof productBulkProjectAction>;

/** So many are changed by one call: no caller waits longer for an answer. */
const MOST_AT_ONCE = 200;

export const bulkProjectAction: Handler<typeof productBulkProjectAction> = (input, ctx) =>
  changeMany(input, ctx, OF_LOTS);

/** The kind of thing that is changed, and how lots and templates differ. */
export interface Changed {
  /** Another press of a key that is known has another hash. */
  hashed: string;
  /** Those of them that are there for the viewer to change; the others are not found. */
  known(ids: readonly number[], ctx: CallContext): Promise<ReadonlySet<number>>;
  duplicate(id: number, clientKey: string | undefined, ctx: CallContext): Promise<unknown>;
}

const OF_LOTS: Changed = {
  hashed: "",
  // Each is asked for when it is changed.
  known: async (ids) => new Set(ids),
  duplicate: (id, clientKey, ctx) =>
    projectAction({ action: "duplicate", id, ...(clientKey && { client_key: clientKey }) }, ctx),
};

/** Does the same to many. */
export async function changeMany(input: Input, ctx: CallContext, of: Changed): Promise<Answer> {
  checkInput(input);
  const viewer = ctx.requireViewer();
  const { client_key: key, ...body } = input;
  const hash = await sha256(of.hashed + JSON.stringify(body));
  const known = key === undefined ? undefined : await readChange(ctx.db, viewer.id, key);
  if (known && known.body_hash !== hash) throw new ApiFault("KEY_REUSED");
  if (known?.answer) return known.answer as Answer;
  const fresh = known?.targets ?? (await targetsOf(input, ctx));
  const kept =
    key === undefined
      ? { targets: fresh, isNew: true, since: null }
      : await beginChange(ctx.db, viewer.id, { key, hash, targets: fresh });
  const answer = await changeAll(input, kept, ctx, of);
  if (key !== undefined) await endChange(ctx.db, viewer.id, key, answer);
  return answer;
}

function checkInput({ ids, selection, action, percent, notes, values }: Input) {
  if ((ids === undefined) === (selection === undefined)) {
    throw new ApiFault("INVALID_INPUT", { fields: { ids: "Elija lotes, o un filtro." } });
  }
  if ((action === "hide" || action === "cancel") && !notes) {
    throw new ApiFault("INVALID_INPUT", { fields: { notes: "Required!" } });
  }
  if (action === "set" && !values?.schedule) {
    throw new ApiFault("INVALID_INPUT", { fields: { values: "Required!" } });
  }
  if (action === "assign_auction" && values?.auction_id === undefined) {
    throw new ApiFault("INVALID_INPUT", { fields: { values: "Required!" } });
  }
  if (action === "price_percent" && !percent) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { percent: "Escriba cuánto cambia el precio." },
    });
  }
}

/** Which lots, with the price that each is to have: done again, it is the same price. */
async function targetsOf(input: Input, ctx: CallContext): Promise<BulkTarget[]> {
  const ids = await idsOf(input, ctx);
  if (input.action !== "price_percent") return ids.map((id) => ({ id }));
  const viewer = ctx.requireViewer();
  const factor = (100 + (input.percent ?? 0)) / 100;
  const rows = await readLots(ctx.db, ids, viewer);
  const prices = new Map(
    rows
      .filter((row) => mayManageLot(viewer, row.seller_id))
      .map((row) => [row.id, Math.max(1, Math.round(row.start_cents * factor))]),
  );
  return ids.map((id) => ({ id, cents: prices.get(id) }));
}

async function idsOf({ ids, selection }: Input, ctx: CallContext): Promise<number[]> {
  if (!selection) return [...new Set(ids)];
  const { excluded_ids: excluded, expected_total: expected, ...scope } = selection;
  const all = await allListingIds(ctx.db, scope, ctx.requireViewer(), MOST_IN_BULK);
  if (all.length !== expected) {
    throw new ApiFault("SELECTION_CHANGED", { values: { count: String(all.length) } });
  }
  const without = new Set(excluded);
  // In the order in which they were made: so are their copies.
  return all.filter((id) => !without.has(id)).reverse();
}

interface Kept {
  targets: readonly BulkTarget[];
  /** It was not begun before. */
  isNew: boolean;
  /** When it was first begun, epoch milliseconds. */
  since: number | null;
}

async function changeAll(
  input: Input,
  { targets, isNew, since }: Kept,
  ctx: CallContext,
  of: Changed,
) {
  const answer: Answer = {
    done: [],
    failed: [],
    left: targets.slice(MOST_AT_ONCE).map(({ id }) => id),
  };
  const asked = targets.slice(0, MOST_AT_ONCE);
  const known = await of.known(
    asked.map(({ id }) => id),
    ctx,
  );
  const now = asked.filter(({ id }) => known.has(id));
  for (const { id } of asked) {
    if (known.has(id)) continue;
    answer.failed.push({ id, code: "NOT_FOUND", message: ERRORS.NOT_FOUND.text });
  }
  if (input.action === "assign_auction") {
    const { done, failed } = await assign(input, now, ctx);
    return { ...answer, done, failed: [...answer.failed, ...failed] };
  }
  for (const target of now) {
    const fault = await changeOne(input, target, ctx, of);
    const isDone =
      fault === undefined ||
      // An answer that was lost: a deed of then is not done again, and not called a failure.
      (!isNew && since !== null && (await wasDoneSince(ctx.db, target.id, input.action, since)));
    if (isDone) answer.done.push(target.id);
    else {
      answer.failed.push({ id: target.id, code: fault.code, message: reasonOf(fault) });
    }
  }
  return answer;
}

/** All of them at once: the auction is arranged anew once. A lot that is in it already stays where it is, so asked again it is the same. */
async function assign(
  { values }: Input,
  targets: readonly BulkTarget[],
  ctx: CallContext,
): Promise<Pick<Answer, "done" | "failed">> {
  const ids = targets.map(({ id }) => id);
  const { failed } = await addLots({ auction_id: values?.auction_id ?? 0, project_ids: ids }, ctx);
  const refused = new Set(failed.map(({ id }) => id));
  return { done: ids.filter((id) => !refused.has(id)), failed };
}

/** Why something was refused. Beside no field, so it says which one it means, as sheets call it. */
export function reasonOf({ code, details }: ApiFault): string {
  if (details.text !== undefined) return details.text;
  const [fault] = Object.entries(details.fields ?? {});
  if (!fault) return ERRORS[code].text;
  const [field, text] = fault;
  const heading = COLUMNS.find(({ key }) => key === field)?.heading;
  return heading === undefined ? text : `${heading}: ${text}`;
}

/** The refusal, if there is one. An unexpected error is no refusal, and ends the call. */
async function changeOne(
  { action, notes, values, client_key: key }: Input,
  { id, cents }: BulkTarget,
  ctx: CallContext,
  of: Changed,
): Promise<ApiFault | undefined> {
  try {
    if (action === "duplicate") {
      await of.duplicate(id, key && `${key.slice(0, 40)}-${id}`, ctx);
    } else if (action === "price_percent") {
      if (cents === undefined) throw new ApiFault("NOT_FOUND");
      await changeLot({ action: "save", id, start_price: toDecimal(cents) }, ctx);
    } else if (action === "assign_auction") {
      throw new Error("martillo: lots are put into an auction together");
    } else if (action === "set") {
      const given = { date_start: null, date_closed: null, schedule: values?.schedule };
      await changeLot({ action: "save", id, ...given }, ctx);
    } else await changeStatus({ id, action, ...(notes && { notes }) }, ctx);
    return undefined;
  } catch (error) {
    if (error instanceof ApiFault) return error;
    throw error;
  }
}
