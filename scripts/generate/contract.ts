// The lists of the contract, which most of what is generated reads: they are written first. Loads nothing of the contract itself.
import { contractLists } from "./contract-lists.js";
import { formatted } from "./formatted.js";

/** Makes them; writes nothing. */
export function generate(): Promise<Record<string, string>> {
  return formatted(contractLists());
}
