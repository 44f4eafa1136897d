import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import { sweepIssued, sweepSales } from "./sweep";

const SWEEP_EVERY_MS = 15_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("sales", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepSales(ctx)),
  recurring("documents of sales", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepIssued(ctx)),
];
