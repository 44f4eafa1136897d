import { sqlState } from "../db/db";
import { ApiFault } from "./fault";

/** Connection failures and a database that is starting up or shutting down. */
const UNAVAILABLE = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What a caller may know of an error that nobody foresaw: nothing but that it is ours. */
export function toFault(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  return new ApiFault(UNAVAILABLE.test(sqlState(error) ?? "") ? "UNAVAILABLE" : "INTERNAL");
}
