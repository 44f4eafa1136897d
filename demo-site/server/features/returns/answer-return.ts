import type { ParsedInputOf, returnInvoice } from "martillo/contract";
import { formatEuro, nextReturn, parseCents, refundAmount } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { noteLotDeed } from "../../platform/security/audit";
import { once } from "../money";
import {
  lockParty,
  mayPropose,
  noteSale,
  type PartyOf,
  readLines,
  stopDelivery,
  sumOf,
  tellSides,
} from "../sale";
import type { NewFile } from "../files";
import { readFiles } from "./raise-return";
import { answerLoss } from "./lost-value";
import { readMostLoss } from "./refundable";
import { tellDecided } from "./return-letters";
import {
  addReturnFiles,
  lockReturn,
  type ReturnRow,
  readReturn,
  updateReturn,
} from "./return-repository";
import { isOfLoss, mayAct, statusAfter } from "./return-rules";
import { readOne } from "./return-view";
import { refundReturn } from "./settle-return";

type Input = ParsedInputOf<typeof returnInvoice>;
/** What the log of a sale calls it. */
const NOTED = {
  accept: "return_accepted",
  reject: "return_rejected",
  withdraw: "return_withdrawn",
  appeal: "return_appealed",
  received: "return_received",
} as const;

/** The actions that come with pictures. */
const TAKES_FILES: ReadonlySet<Input["action"]> = new Set(["received", "refund", "loss_dispute"]);

/** One press of either side, or of the house, at a return. */
export const answerReturn: Handler<typeof returnInvoice> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  requireFields(input);
  const { idempotency_key: key, images = [], ...asked } = input;
  const files = TAKES_FILES.has(input.action) ? await readFiles(ctx, images) : [];
  const body = { ...asked, files: files.map(({ sha256 }) => sha256) };
  const keyed = { userId: viewer.id, key, call: "user/invoice/returninvoice", body };
  const sale = await once(ctx.db, keyed, async (t) => {
    const inside = { ...ctx, db: t };
    const seen = await readReturn(t, input.return_id);
    if (!seen) throw new ApiFault("NOT_FOUND");
    const party = await lockParty(inside, seen.invoice_id);
    const found = await lockReturn(t, seen.id);
    if (!found) throw new ApiFault("NOT_FOUND");
    await act(inside, party, found, input, files);
    const { buyer_id, seller_id, lot_id } = party.row;
    return { buyer_id, seller_id, lot_id };
  });
  tellSides(ctx, sale);
  ctx.bus.lotChanged([sale.lot_id]);
  return { record: await readOne(ctx, input.return_id) };
};

const NEEDS_WORDS: ReadonlySet<Input["action"]> = new Set([
  "reject",
  "appeal",
  "loss_dispute",
  "loss_decide",
]);

function requireFields({ action, notes, km, amount, images = [] }: Input): void {
  const fields: Record<string, string> = {};
  if (NEEDS_WORDS.has(action) && notes === "") fields["notes"] = "Required!";
  if (action === "loss_decide" && amount === undefined) fields["amount"] = "Required!";
  if (action === "received") {
    if (km === undefined) fields["km"] = "Required!";
    if (images.length === 0) fields["images"] = "Required!";
  }
  if (Object.keys(fields).length > 0) throw new ApiFault("INVALID_INPUT", { fields });
}

async function act(
  ctx: CallContext,
  party: PartyOf,
  found: ReturnRow,
  input: Input,
  files: readonly NewFile[],
): Promise<void> {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const { action, notes } = input;
  const { row, side, actor } = party;
  if (!mayAct(action, { side, isStaff: viewer.staff }, found)) {
    throw new ApiFault("FORBIDDEN");
  }
  if (isOfLoss(action)) {
    await noteDeed(ctx, party, input);
    await answerLoss(ctx, party, found, { ...input, action, files });
    return;
  }
  const status = statusAfter(found, action, row.now_ms);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  await noteDeed(ctx, party, input);
  if (action === "refund") {
    await refund(ctx, party, found, input, files);
    return;
  }
  if (action === "accept" && found.reason === "acuerdo") {
    await undoSale(ctx, party, found, notes);
    return;
  }
  await noteSale(t, row.id, actor, {
    event: NOTED[action],
    from: row.status,
    to: row.status,
    reason: notes,
  });
  if (action === "received") {
    await updateReturn(
      t,
      found,
      {
        status,
        km: input.km ?? null,
        keys_back: input.keys === 1,
        documents_back: input.documents === 1,
        received_notes: notes,
      },
      "received",
    );
    await addReturnFiles(t, found.id, files, { side: "seller" });
    return;
  }
  if (action === "appeal") {
    const appealed = await updateReturn(t, found, { status, appealed: true });
    await tellDecided(ctx, row, appealed, "appealed", notes);
    return;
  }
  const isDecision = action !== "withdraw";
  const decided = await updateReturn(
    t,
    found,
    { status, ...(isDecision && { notes }) },
    isDecision ? "decided" : undefined,
  );
  const decision = ({ accept: "accepted", reject: "rejected", withdraw: "withdrawn" } as const)[
    action
  ];
  await tellDecided(ctx, row, decided, decision, notes);
}

/** What the seller's side does is kept in the audit. */
async function noteDeed(
  ctx: CallContext,
  { row, side }: PartyOf,
  { action, notes }: Input,
): Promise<void> {
  if (side !== "seller") return;
  const lot = { id: row.lot_id, seller_id: row.seller_id };
  const what = { invoice: row.id, notes };
  await noteLotDeed(ctx.db, ctx.requireViewer(), lot, `return ${action}`, what);
}

/**
 * Both sides agree: all that was paid goes back the ways it came, the issued document is corrected, and the vehicle is free. Throws
 * HANDED_OVER, and ILLEGAL_TRANSITION where the sale is not paid any more.
 */
async function undoSale(
  ctx: CallContext,
  { row, actor }: PartyOf,
  found: ReturnRow,
  notes: string,
): Promise<void> {
  const { db: t } = ctx;
  if (row.delivered === 3) throw new ApiFault("HANDED_OVER");
  if (!mayPropose(row)) throw new ApiFault("ILLEGAL_TRANSITION");
  // It never left, so that it is back as soon as both agree.
  const status = nextReturn("accepted", "receive") ?? found.status;
  const agreed = await updateReturn(t, found, { status, notes }, "decided");
  await noteSale(t, row.id, actor, {
    event: NOTED.accept,
    from: row.status,
    to: row.status,
    reason: notes,
  });
  await stopDelivery(ctx, row, { actor, reason: "Venta deshecha de mutuo acuerdo." });
  await tellDecided(ctx, row, agreed, "accepted", notes);
  const amountCents = refundAmount({
    paidCents: row.paid_cents,
    depositCents: row.deposit_cents,
    servicesCents: 0,
    lossCents: 0,
  });
  await refundReturn(ctx, row, agreed, {
    amountCents,
    services: [],
    lossCents: 0,
    notes: "",
    actor,
  });
}

/**
 * How much goes back: all that was paid, less services that were done on the buyer's wish. A deduction for lost value needs words and a
 * picture, has a limit, and is proposed to its buyer.
 */
async function refund(
  ctx: CallContext,
  { row, actor }: PartyOf,
  found: ReturnRow,
  { amount, services: wished = [], notes }: Input,
  files: readonly NewFile[],
): Promise<void> {
  const lines = await readLines(ctx.db, row.id);
  const services = [...new Set(wished)].filter((kind) => sumOf(lines, [kind]) > 0);
  const paid = {
    paidCents: row.paid_cents,
    depositCents: row.deposit_cents,
    servicesCents: sumOf(lines, services),
  };
  const paidCents = paid.paidCents + paid.depositCents;
  // The kept part was paid.
  if (paid.servicesCents > paidCents) {
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit: euro(paidCents) } });
  }
  const mostCents = refundAmount({ ...paid, lossCents: 0 });
  const mostLossCents = await readMostLoss(ctx.db, { row, lines }, found);
  const leastCents = refundAmount({ ...paid, lossCents: mostLossCents });
  const amountCents = amount === undefined ? mostCents : parseCents(amount);
  if (amountCents > mostCents) {
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit: euro(mostCents) } });
  }
  if (amountCents < leastCents) {
    throw new ApiFault("AMOUNT_TOO_LOW", { values: { minimum: euro(leastCents) } });
  }
  const lossCents = mostCents - amountCents;
  if (lossCents > 0 && (notes === "" || files.length === 0)) {
    throw new ApiFault("INVALID_INPUT", {
      fields: {
        ...(notes === "" && { notes: "Required!" }),
        ...(files.length === 0 && { images: "Required!" }),
      },
    });
  }
  if (lossCents > 0)
    await addReturnFiles(ctx.db, found.id, files, { side: "seller", about: "loss" });
  await refundReturn(ctx, row, found, { amountCents, services, lossCents, notes, actor });
}

function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}
