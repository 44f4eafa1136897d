/** Vehicles that go back: the requests, the decisions, and the way of the money. */
import type { SomeHandlers } from "../../platform/call/mount";
import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import type { SaleListener } from "../sale";
import { answerReturn } from "./answer-return";
import { raiseReturn } from "./raise-return";
import { answerSaleReturn, readReturns } from "./return-lists";
import { readReturnState } from "./return-repository";
import { readReturnPart } from "./return-transactions";
import { sweepReturns } from "./sweep-returns";

const SWEEP_EVERY_MS = 15_000;

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/saleReturn": answerSaleReturn,
  "product/raiseReturnRequest": raiseReturn,
  "template/product/raiseReturnRequest": raiseReturn,
  "user/invoice/returninvoice": answerReturn,
  "user/invoice/allreturns": readReturns,
} satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("returns", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepReturns(ctx)),
];

/** The money of what comes back goes by its return alone. */
export const saleListeners = [
  { returnOf: readReturnState, parts: readReturnPart },
] satisfies readonly SaleListener[];

// What other features and the process use of this one.
export { fileSources } from "./return-file";
export { dropProposal, IS_PROPOSAL } from "./return-repository";
export { isOpen } from "./return-rules";
