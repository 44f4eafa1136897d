import { isPassing } from "../db/retry";
import { sqlState } from "../db/db";
import { ApiFault } from "../call/fault";

const UNIQUE_VIOLATION = "23505";

/** The fault that a caller sees of an unforeseen error: it says whether trying again may help, and nothing else. */
export function toFault(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  const isAway = isPassing(error) && sqlState(error) !== UNIQUE_VIOLATION;
  return new ApiFault(isAway ? "UNAVAILABLE" : "INTERNAL");
}
