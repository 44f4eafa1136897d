import { recurring } from "../../platform/jobs/job";
import { tellPeople, type TellContext } from "./tell-people";

const TELL_EVERY_MS = 60_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("questions and answers", TELL_EVERY_MS, (ctx: TellContext) => tellPeople(ctx)),
];
