import type { AnyCall, InputOf, OutputOf } from "../contract";
import { call, type CallOptions } from "./call";
import type { Result } from "./result";
import type { Transport } from "./transport";

/** Settings of `createClient`. */
export type ClientOptions = Pick<
  Transport,
  "apiBase" | "fetch" | "getToken" | "onSessionEnd" | "onNextToken" | "ownerOf"
>;

/** The API without widgets. */
export interface Client {
  /** Makes a call; never throws. */
  call<A extends AnyCall>(
    action: A,
    input: InputOf<A>,
    options?: CallOptions,
  ): Promise<Result<OutputOf<A>>>;
}

/** A client for scripts and servers: `createClient({ apiBase, getToken }).call(productSearch, { search: "furgón" })`. */
export function createClient(options: ClientOptions): Client {
  const transport: Transport = { ...options, apiBase: options.apiBase.replace(/\/+$/, "") };
  return { call: (action, input, callOptions) => call(transport, action, input, callOptions) };
}
