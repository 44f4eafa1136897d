import type { ActionTable, OutputOf, ParsedInputOf } from "martillo/contract";
import type { CallContext } from "./context";

/** One handler per action of a table; a missing one does not compile. */
export type HandlersFor<Table extends ActionTable> = {
  [Name in keyof Table]: (
    input: ParsedInputOf<Table[Name]>,
    ctx: CallContext,
  ) => Promise<OutputOf<Table[Name]>>;
};
