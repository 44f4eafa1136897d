import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import { sweepReservations, tellWhoWaits } from "./cart";
import { sweepPapers } from "./papers/sweep-papers";
import { sweepPickups } from "./pickup/sweep-pickups";
import { sweepReturns } from "./returns/sweep-returns";
import { sendTaxRecords } from "./send-tax-records";
import { bringOnAll, fileForgotten } from "./signing";
import { sweepIssued, sweepSales } from "./sweep";

const SWEEP_EVERY_MS = 15_000;
/** Who waits for a vehicle that was kept sees soon that it is free. */
const RELEASE_EVERY_MS = 2_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("sales", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepSales(ctx)),
  recurring("documents of sales", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepIssued(ctx)),
  recurring("tax records", SWEEP_EVERY_MS, (ctx: MoneyContext) => sendTaxRecords(ctx)),
  recurring("reservations", RELEASE_EVERY_MS, async (ctx: MoneyContext) => {
    await sweepReservations(ctx);
    await tellWhoWaits(ctx);
  }),
  recurring("pickups", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepPickups(ctx)),
  recurring("returns", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepReturns(ctx)),
  recurring("papers of sales", SWEEP_EVERY_MS, async (ctx: MoneyContext) => {
    await sweepPapers(ctx);
    await fileForgotten(ctx);
    await bringOnAll(ctx);
  }),
];
