import { toDecimal } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { RefusedOutcome } from "./bid-job";

export function refusalDetails({ minimumCents }: RefusedOutcome): { minimum?: string } {
  return minimumCents === undefined ? {} : { minimum: toDecimal(minimumCents) };
}

export function refusalFault(outcome: RefusedOutcome): ApiFault {
  return new ApiFault(outcome.code, refusalDetails(outcome));
}
