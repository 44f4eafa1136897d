import { recurring } from "../../platform/jobs/job";
import { type FollowContext, tellFollowers } from "./tell-followers";

const TELL_EVERY_MS = 60_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("followers", TELL_EVERY_MS, (ctx: FollowContext) => tellFollowers(ctx)),
];
