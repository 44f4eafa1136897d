import type { AnyCall, OutputOf, ParsedInputOf } from "martillo/contract";
import type { calls, DescribedCall } from "martillo/contract/schemas";
import type { CallContext } from "./context";

/** What answers one call: input parsed, access checked. Refuses by throwing an ApiFault. It may answer any call that takes and answers the same. */
export type Handler<A extends AnyCall> = Answering<ParsedInputOf<A>, OutputOf<A>>;

// An interface, because a function type of the call itself would be compared by the call's name.
interface Answering<Input, Output> {
  (input: Input, ctx: CallContext): Promise<Output>;
}

/** One handler per call of a table; a missing one does not compile. */
export type HandlersFor<Table extends Record<string, AnyCall>> = {
  [Name in keyof Table]: Handler<Table[Name]>;
};

/** Those of one room. */
export type SomeHandlers = Partial<HandlersFor<typeof calls>>;

export interface MountedCall {
  call: DescribedCall;
  handle: (input: unknown, ctx: CallContext) => Promise<unknown>;
}

/** Puts a table and its handlers together, by wire name in any case; aliases mean the same call. */
export function mountActions<Table extends Record<string, DescribedCall>>(
  table: Table,
  handlers: HandlersFor<Table>,
): (path: string) => MountedCall | undefined {
  const mounted = new Map<string, MountedCall>();
  for (const name of Object.keys(table) as (keyof Table & string)[]) {
    const call = table[name];
    const handler = handlers[name];
    if (!call || !handler) throw new Error(`martillo: the call ${name} has no handler`);
    // The input is parsed by the schema of the very same entry, which types cannot follow through a loop.
    const handle = handler as MountedCall["handle"];
    for (const wireName of [call.name, ...(call.aliases ?? [])]) {
      mounted.set(wireName.toLowerCase(), { call, handle });
    }
  }
  return (path) => mounted.get(path.toLowerCase());
}
