/** A seller's own lots. Every action but `add` runs under the lot's lock, checked by the one table of transitions. */
import type { MarketStatus, ParsedInputOf, productProjectAction } from "martillo/contract";
import { DEFAULT_EXTENSION, parseCents, transition, type LotEvent } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import type { Handler } from "../../platform/call/mount";
import {
  addSearchTerms,
  lockLot,
  mayManageLot,
  noteCancellation,
  noteRejection,
  ownerIdOf,
  phaseOf,
  readLots,
  toLot,
  type LotRow,
  UNSET_MS,
  type LotValues,
  insertLot,
  type NewDraft,
  setStatus,
  startRound,
  updateLot,
  type Editor,
  logEdit,
  versionOf,
} from "../lots";
import { noteLotDeed } from "../../platform/security/audit";
import { addToLot } from "./addendum";
import { withAnswers } from "./answers";
import { checkChoices, checkComplete, checkLot, depositOfRound, missingOf } from "./check-lot";
import { editorOf } from "./edit-log";

import { editLot } from "./edit-lot";
import { fieldsOf, flatFields, valuesOf } from "./fields";
import { logged } from "./logged";
import { checkDocuments } from "./lot-document";
import {
  BLANK,
  draftOf,
  movedExtension,
  ofAnyVehicle,
  ownTerms,
  UNSAID,
  valuesFrom,
  withPlannedTimes,
} from "./lot-values";
import { type LotChoices, readLotChoices } from "../house";
import { nextTimes } from "./next-round";
import { checkVin, refuseReference } from "./own-vehicle";
import { requireLife } from "./require-life";
import { hadBids, hasPlannedEvent, isAuctionOut, lotOfKey, ownsEvent } from "./project-repository";
import { rejectResult } from "../sale";

type Input = ParsedInputOf<typeof productProjectAction>;
type InputFor<Name extends Input["action"]> = Extract<Input, { action: Name }>;

type Change = Exclude<Input, { action: "add" | "duplicate" | "from_template" }> & { id: number };

export const projectAction: Handler<typeof productProjectAction> = async (input, ctx) => {
  const id = await make(input, ctx);
  let others: 0 | 1 = 0;
  const { record, ...answer } = await (id === undefined
    ? changeLot(await withId(input, ctx), ctx, {
        look: (row) => (others = hasNewer(input, row) ? 1 : 0),
      })
    : answerOf(id, ctx));
  if (!record) throw new ApiFault("NOT_FOUND");
  return { record, ...answer, others };
};

/** What else is done with a lot that is changed. */
interface Beside {
  /** Sees it as it was before, under its lock. */
  look?: (row: LotRow) => void;
  /** Is done after the change, in its transaction. */
  also?: (t: Db, row: LotRow, editor: Editor) => Promise<void>;
}

/** Changes a lot that is there. */
export async function changeLot(input: Change, ctx: CallContext, { look, also }: Beside = {}) {
  const choices = await readLotChoices(ctx);
  return answerOf(input.id, ctx, async (t, row, editor) => {
    look?.(row);
    await change(t, input, row, { editor, choices }, ctx);
    await also?.(t, row, editor);
  });
}

/** Whether the lot has been changed since the version that the writer saw. */
export function hasNewer(
  input: { action: string; expected_version?: number | undefined },
  { edit_version: now }: LotRow,
): boolean {
  if (input.action !== "edit" && input.action !== "save") return false;
  return input.expected_version !== undefined && input.expected_version < now;
}

/** The answer about a lot, after something is done to it under its lock. A deleted lot has no record. */
export async function answerOf(
  id: number,
  ctx: CallContext,
  run?: (t: Db, row: LotRow, editor: Editor) => Promise<void>,
) {
  const viewer = ctx.requireViewer();
  if (run) await carryOut(id, ctx, run);
  const [row] = await readLots(ctx.db, [id], viewer);
  return {
    record: row ? toLot(row, viewer.id) : null,
    version: row?.edit_version ?? (await versionOf(ctx.db, id)),
    missing: row ? missingOf(row, await readLotChoices(ctx)) : {},
  };
}

async function carryOut(
  id: number,
  ctx: CallContext,
  run: (t: Db, row: LotRow, editor: Editor) => Promise<void>,
) {
  const losers = await ctx.db.tx(async (t) => {
    const row = await lockOwnLot(t, id, ctx);
    await run(t, row, editorOf(ctx.requireViewer(), row.seller_id));
    return ctx.closeOffers({ ...ctx, db: t }, id);
  });
  ctx.bus.lotChanged([id]);
  for (const { buyer_id } of losers) ctx.bus.money(buyer_id);
  // The action is done; suggestions catch up with the next count.
  await addSearchTerms(ctx.db, id).catch((error: unknown) =>
    ctx.log.warn({ lot: id, ...errorText(error) }, "search terms could not be added"),
  );
}

/** The id of a new lot; undefined where the call is about one that is there. */
async function make(input: Input, ctx: CallContext): Promise<number | undefined> {
  switch (input.action) {
    case "add":
      return add(input, ctx);
    case "save":
      return input.id === undefined ? begin(input, ctx) : undefined;
    case "duplicate":
      return copy(input.id, input, ctx);
    case "from_template":
      return copy(input.template_id, { ...input, isFromTemplate: true }, ctx);
    default:
      return undefined;
  }
}

/** A draft that was asked for before under the same key is there already. */
async function withId(input: Input, ctx: CallContext): Promise<Change> {
  switch (input.action) {
    case "add":
    case "duplicate":
    case "from_template":
      throw new Error("martillo: a lot that was added is not changed");
    case "save": {
      const {
        id = await lotOfKey(ctx.db, ownerIdOf(ctx.requireViewer()), input.client_key ?? ""),
      } = input;
      if (id === undefined) throw new ApiFault("NOT_FOUND");
      return { ...input, id };
    }
    default:
      return input;
  }
}

/** What a copy is to be. @default a draft */
export interface Copying {
  template?: string | undefined;
  client_key?: string | undefined;
  isFromTemplate?: boolean;
}

const LONGEST_DESCRIPTION = 10_000;

/** A new draft, or template, with what describes a lot and its terms; without its times, its event and its bids. */
export async function copy(id: number, options: Copying, ctx: CallContext): Promise<number> {
  const { template = null, client_key: clientKey = null, isFromTemplate = false } = options;
  const viewer = ctx.requireViewer();
  const [row] = await readLots(ctx.db, [id], viewer);
  if (!row || (isFromTemplate && row.template_name === null)) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, row.seller_id)) {
    throw new ApiFault(row.status === "draft" ? "NOT_FOUND" : "FORBIDDEN");
  }
  const { hard_end: _, ...extension } = row.extension ?? DEFAULT_EXTENSION;
  // The additions belong to the description: the new lot has had no bids.
  const description = [row.description, ...row.addenda.map(({ text }) => text)].join("\n\n");
  const values = ownTerms({
    ...ofAnyVehicle(valuesOf(row)),
    description: description.trim().slice(0, LONGEST_DESCRIPTION),
    extension: row.extension && extension,
  });
  const action = isFromTemplate ? "from_template" : "duplicate";
  const { seller_id: sellerId } = row;
  const made = await insertDraft(values, { action, clientKey, template, sellerId }, ctx);
  return made ?? ((await lotOfKey(ctx.db, sellerId, clientKey ?? "")) as number);
}

async function add(input: InputFor<"add">, ctx: CallContext): Promise<number> {
  const draft = await withAnswers(ctx.db, input, {});
  const named = valuesFrom(draft, { images: [], title: input.title });
  const values = ownTerms({
    ...UNSAID,
    ...named,
    title: input.title,
    description: input.description,
    auction: input.auction,
    start_cents: parseCents(input.start_price),
    opens_ms: input.date_start,
    closes_ms: input.date_closed,
    category: input.category,
    brand: input.brand,
    model: input.model,
  });
  checkLot(values, await ctx.now());
  checkChoices(values, await readLotChoices(ctx));
  const id = await insertDraft(values, { action: "add" }, ctx);
  if (id === undefined) throw new Error("martillo: an inserted lot did not return its id");
  return id;
}

/** A new draft, or template, of which nothing has to be decided yet. Undefined where the seller has asked for it under the same key before. */
export async function begin(
  input: Omit<InputFor<"save">, "action">,
  ctx: CallContext,
  template: string | null = null,
): Promise<number | undefined> {
  const draft = await withAnswers(ctx.db, draftOf(input), {});
  const named = valuesFrom(draft, { images: [], title: draft.title ?? "" });
  const values = ownTerms({ ...BLANK, ...named });
  checkChoices(values, await readLotChoices(ctx));
  const clientKey = input.client_key ?? null;
  return insertDraft(values, { action: "save", clientKey, template }, ctx);
}

interface Drafting extends NewDraft {
  action: string;
  /** @default the account whose lots the viewer manages */
  sellerId?: number;
}

/** Undefined where the seller has asked for it under the same key before. */
async function insertDraft(
  values: LotValues,
  { action, sellerId: named, ...more }: Drafting,
  ctx: CallContext,
): Promise<number | undefined> {
  const viewer = ctx.requireViewer();
  const sellerId = named ?? ownerIdOf(viewer);
  await checkEvent(ctx.db, values.auction_id, sellerId);
  return ctx.db.tx(async (t) => {
    const { clientKey = null } = more;
    // Asked for before: it is there, with the reference that it would take now.
    if (clientKey !== null && (await lotOfKey(t, sellerId, clientKey)) !== undefined) {
      return undefined;
    }
    await refuseReference(t, { seller_id: sellerId }, values);
    await checkDocuments(t, values.documents, sellerId);
    const id = await insertLot(t, sellerId, values, more);
    if (id === undefined) return undefined;
    const after = { ...flatFields(fieldsOf(values)), market_status: "draft", addenda: [] };
    await logEdit(t, id, editorOf(viewer, sellerId), { action, before: {}, after });
    return id;
  });
}

/** The lot under its lock, if it is the viewer's to change. */
async function lockOwnLot(t: Db, id: number, ctx: CallContext): Promise<LotRow> {
  const viewer = ctx.requireViewer();
  const locked = await lockLot(t, id);
  if (!locked) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, locked.seller_id)) {
    // Only those who manage the lot may know that there is a draft.
    throw new ApiFault(locked.status === "draft" ? "NOT_FOUND" : "FORBIDDEN");
  }
  const [row] = await readLots(t, [id], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  return row;
}

async function change(
  t: Db,
  input: Change,
  row: LotRow,
  { editor, choices }: { editor: Editor; choices: LotChoices },
  ctx: CallContext,
): Promise<void> {
  const { action } = input;
  if (action === "publish" || action === "relist") requireVerified(ctx);
  if (action === "publish" || action === "relist" || action === "withdraw") {
    await requireLife(t, action, row, ctx.requireViewer().staff);
  } else if (row.archived) throw new ApiFault("ILLEGAL_TRANSITION");
  switch (input.action) {
    case "edit":
    case "save": {
      // The call may always name the auction that the lot is in already.
      if (input.auction_id !== row.auction_id) {
        await checkEvent(t, input.auction_id ?? null, row.seller_id);
      }
      const draft = input.action === "save" ? draftOf(input) : input;
      await editLot(t, draft, row, {
        editor,
        action: input.action,
        expectedVersion: input.expected_version,
        isLenient: input.action === "save" && row.status === "draft",
        choices,
        reason: input.action === "edit" && ctx.requireViewer().staff ? input.reason : undefined,
      });
      return checkVin({ ...ctx, db: t }, row.id);
    }
    case "addendum":
      return addToLot(t, input, row, editor);
    case "publish":
      await takePlace(t, row, ctx);
      await logged(t, row, editor, { action: "publish" }, () => publish(t, row, choices));
      return checkVin({ ...ctx, db: t }, row.id);
    case "relist":
      await takePlace(t, row, ctx);
      await logged(t, row, editor, { action: "relist" }, () => relist(t, input, row));
      return checkVin({ ...ctx, db: t }, row.id);
    case "withdraw":
      return logged(t, row, editor, { action: "withdraw", reason: input.notes }, () =>
        withdraw(t, input, row, ctx),
      );
  }
}

const WITH_AUCTION = "Se publica con su subasta. Publíquela, o saque el lote de ella.";

/** A seller offers nothing to the public before staff have looked at the account. */
export function requireVerified(ctx: CallContext) {
  const viewer = ctx.requireViewer();
  if (viewer.status !== "active" && !viewer.staff) throw new ApiFault("NOT_VERIFIED");
}

/** The seller's plan allows so many; a lot that is refused afterwards takes no place, as all is one transaction. */
async function takePlace(t: Db, row: LotRow, { planLimits, requireViewer }: CallContext) {
  await planLimits.takeListing(t, {
    sellerId: row.seller_id,
    kind: row.auction === 1 ? "auction" : "direct",
    lotId: row.id,
    isByStaff: requireViewer().staff,
  });
}

async function publish(t: Db, row: LotRow, choices: LotChoices): Promise<void> {
  const status = after(row.status, row.auction === 1 ? "publish" : "list");
  if (row.lot_no !== null && row.auction_id !== null && !(await isAuctionOut(t, row.auction_id))) {
    throw new ApiFault("INVALID_INPUT", { fields: { auction_id: WITH_AUCTION } });
  }
  checkComplete(row, choices);
  const nowMs = Math.floor(row.now_ms);
  const planned = withPlannedTimes(valuesOf(row), nowMs);
  if (planned.closes_ms !== row.closes_ms || planned.opens_ms !== row.opens_ms) {
    const opens_ms = planned.opens_ms === UNSET_MS ? nowMs : planned.opens_ms;
    await updateLot(t, row.id, { opens_ms, closes_ms: planned.closes_ms });
  }
  await setStatus(t, row.id, statusAtStart(status, planned.opens_ms, row.now_ms));
}

async function relist(t: Db, input: InputFor<"relist">, row: LotRow): Promise<void> {
  const status = after(phaseOf(row), "relist");
  const schedule = input.schedule === undefined ? row.schedule : input.schedule;
  const next = nextTimes(
    { ...row, schedule },
    { opensMs: input.date_start, closesMs: input.date_closed },
  );
  const start_cents =
    input.start_price === undefined ? row.start_cents : parseCents(input.start_price);
  const values = {
    ...valuesOf(row),
    ...next,
    schedule,
    extension: movedExtension(row, next.closes_ms),
    start_cents,
    deposit_required_cents: depositOfRound(row.deposit_required_cents, start_cents),
    reserve_cents: reserveOf(input, row),
  };
  checkLot(values, row.now_ms);
  await startRound(t, row.id, statusAtStart(status, values.opens_ms, row.now_ms), {
    opensMs: values.opens_ms,
    closesMs: values.closes_ms,
    startCents: values.start_cents,
    reserveCents: values.reserve_cents,
    depositCents: values.deposit_required_cents,
    extension: values.extension,
    schedule: input.schedule,
  });
}

function reserveOf({ reserve_price }: InputFor<"relist">, row: LotRow): number | null {
  if (reserve_price === undefined) return row.reserve_cents;
  return reserve_price === null ? null : parseCents(reserve_price);
}

/** A seller cannot take away a bid: once there was one only staff may call an auction off. */
async function withdraw(
  t: Db,
  input: InputFor<"withdraw">,
  row: LotRow,
  ctx: CallContext,
): Promise<void> {
  const phase = phaseOf(row);
  const event = withdrawEvent(row, phase);
  const status = after(phase, event);
  const viewer = ctx.requireViewer();
  const isRunning = phase !== "provisional";
  if (isRunning && !viewer.staff && (await hadBids(t, row.id))) {
    throw new ApiFault("ILLEGAL_TRANSITION");
  }
  if (event === "reject") await rejectResult(t, row.id);
  await setStatus(t, row.id, status, input.notes ?? null);
  if (event === "reject") await noteRejection(t, row.id, row.leader_id);
  else if (isRunning && row.auction === 1) await noteCancellation(t, row.id);
  // What the house takes off costs its seller nothing.
  if (viewer.staff && viewer.id !== row.seller_id) await ctx.planLimits.giveListingBack(t, row.id);
  const details = { from: phase, to: status, ...(input.notes && { reason: input.notes }) };
  await noteLotDeed(t, viewer, row, "projectAction.withdraw", details);
}

function withdrawEvent(row: LotRow, phase: MarketStatus): LotEvent {
  if (phase === "provisional") return "reject";
  return row.auction === 0 && phase !== "draft" ? "withdraw" : "cancel";
}

function after(from: MarketStatus, event: LotEvent): MarketStatus {
  const status = transition(from, event);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  return status;
}

/** A lot whose start has come need not wait for the sweeper. */
function statusAtStart(status: MarketStatus, opensMs: number, nowMs: number): MarketStatus {
  return status === "scheduled" && opensMs <= nowMs ? after(status, "open") : status;
}

async function checkEvent(db: Db, auctionId: number | null, sellerId: number): Promise<void> {
  if (auctionId === null || (await ownsEvent(db, auctionId, sellerId))) return;
  const isOwn = await hasPlannedEvent(db, auctionId, sellerId);
  const text = isOwn ? "Añádalo desde la página de la subasta." : "No es una subasta suya.";
  throw new ApiFault("INVALID_INPUT", { fields: { auction_id: text } });
}
