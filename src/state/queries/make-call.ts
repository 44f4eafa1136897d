import { call, type CallOptions, type Result, type Transport } from "../../client";
import type { AnyCall, InputOf, OutputOf } from "../../contract";
import { takeEarlyRead } from "./early-reads";
import { toldOutcome } from "./told-outcome";

/** Makes a call; what went wrong is told in the words that the page was given. */
export async function makeCall<A extends AnyCall>(
  transport: Transport,
  action: A,
  input: InputOf<A>,
  options?: CallOptions,
): Promise<Result<OutputOf<A>>> {
  const result = await call(transport, action, input, { ...options, early: takeEarlyRead });
  return toldOutcome(result, transport, options);
}
