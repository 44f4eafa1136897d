// Everything that is generated and committed, by path, apart from the lists of the contract.
import { readDescriptors } from "../../build/descriptors.js";
import { allElements } from "./elements.js";
import { eventList } from "./event-list.js";
import { lists } from "./lists.js";
import { formatted } from "./formatted.js";
import { routeList } from "./route-list.js";
import { serverLists } from "./server-lists.js";
import { textLists } from "./text-lists.js";
import { typeFiles } from "./type-files.js";
import { variableTables } from "./variable-tables.js";

/** Makes all of it; writes nothing. */
export async function generate(): Promise<Record<string, string>> {
  const elements = allElements(await readDescriptors());
  const files: Record<string, string> = {
    ...lists(),
    ...textLists(),
    ...eventList(),
    ...typeFiles(elements),
    ...serverLists(),
    ...routeList(),
    ...variableTables(),
  };
  return formatted(files);
}
