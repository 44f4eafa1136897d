/** Importing this registers every widget as a custom element, and `martillo-provider`. The only file with a side effect. */
import { registerAll } from "../src/element";
import { elements } from "./_made/elements";

export type * from "../src/types/dom";

registerAll(elements);
