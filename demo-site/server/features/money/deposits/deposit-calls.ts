// This folder: deposits of bids: held, returned, forfeited.
import type {
  creditAddBidDeposit,
  customReturnDeposit,
  depositAll,
  depositOne,
} from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { displayRange } from "../../../platform/lists/display-range";
import { takesBalance } from "../../house";
import { openForPayer } from "../payments/payment-calls";
import { readDeposit, readDeposits, readHeldDeposit } from "./deposit-repository";
import { mayReturn, toDeposit } from "./deposit-view";
import { returnDeposit as giveBack } from "./return-deposit";

export const addBidDeposit: Handler<typeof creditAddBidDeposit> = async (input, ctx) => {
  const { id: userId } = ctx.requireViewer();
  const answer = await openForPayer(ctx, userId, {
    purpose: "deposit",
    ref: String(input.project_id),
    way: input.from,
    expectedDue: input.expected_due,
    saves: input.save === 1,
    returnTo: input.return_to,
    quote: { keep: input.keep === 1 },
    key: input.idempotency_key,
  });
  const deposit = await readHeldDeposit(ctx.db, userId, input.project_id);
  return { ...answer, ...(deposit && { record: toDeposit(deposit) }) };
};

export const allDeposits: Handler<typeof depositAll> = async ({ action, page, limit }, ctx) => {
  const viewer = ctx.requireViewer();
  const userId = viewer.staff ? null : viewer.id;
  const { rows, total } = await readDeposits(ctx.db, { userId, action, page, limit });
  return {
    records: rows.map(toDeposit),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};

async function ownDeposit(ctx: CallContext, id: number) {
  const viewer = ctx.requireViewer();
  const deposit = await readDeposit(ctx.db, id);
  if (!deposit || (deposit.user_id !== viewer.id && !viewer.staff)) throw new ApiFault("NOT_FOUND");
  return deposit;
}

export const oneDeposit: Handler<typeof depositOne> = async ({ id }, ctx) => ({
  record: toDeposit(await ownDeposit(ctx, id)),
});

export const returnDeposit: Handler<typeof customReturnDeposit> = async ({ id, to }, ctx) => {
  const deposit = await ownDeposit(ctx, id);
  if (deposit.status === "returned") return { record: toDeposit(deposit) };
  if (to === "wallet" && !(await takesBalance(ctx))) throw new ApiFault("WALLET_OFF");
  const gone = await giveBack(ctx, id, mayReturn, { to });
  if (!gone) throw new ApiFault("DEPOSIT_LOCKED");
  return { record: toDeposit(gone) };
};
