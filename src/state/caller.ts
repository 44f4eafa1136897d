// How a runtime makes its calls; the script-tag build puts a module in this place that loads the code with the first call.
import { call, type CallOptions, type Result, type Transport } from "../client";
import type { AnyAction, InputOf, OutputOf } from "../contract";
import { toldOutcome } from "./told-outcome";

/** Makes a call; what went wrong is told in the words that the page was given. */
export async function makeCall<A extends AnyAction>(
  transport: Transport,
  action: A,
  input: InputOf<A>,
  options?: CallOptions,
): Promise<Result<OutputOf<A>>> {
  return toldOutcome(await call(transport, action, input, options), transport, options);
}
