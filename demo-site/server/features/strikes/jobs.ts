import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import { weighStrikes } from "./weigh-strikes";

const WEIGH_EVERY_MS = 15_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("strikes", WEIGH_EVERY_MS, (ctx: MoneyContext) => weighStrikes(ctx)),
];
