import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import { sweepPlans } from "./renew";

const SWEEP_EVERY_MS = 15_000;

/** What this feature does apart from calls. */
export const jobs = [recurring("plans", SWEEP_EVERY_MS, (ctx: MoneyContext) => sweepPlans(ctx))];
