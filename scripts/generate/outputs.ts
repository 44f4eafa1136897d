// Everything that is generated and committed, by path, apart from the lists of the contract.
import { readDescriptors } from "../../build/descriptors.js";
import { callPage } from "./call-page.js";
import { elementPages } from "./element-pages.js";
import { allElements } from "./elements.js";
import { eventList } from "./event-list.js";
import { lists } from "./lists.js";
import { errorPage } from "./error-page.js";
import { eventPage } from "./event-page.js";
import { formatted } from "./formatted.js";
import { createProgram } from "./program.js";
import { routeList } from "./route-list.js";
import { serverLists } from "./server-lists.js";
import { textLists } from "./text-lists.js";
import { tokenPage } from "./token-page.js";
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
    ...elementPages(elements),
    ...serverLists(),
    ...routeList(),
    ...variableTables(),
    "docs/reference/tokens.md": tokenPage(elements),
    "docs/reference/events.md": eventPage(elements),
    "docs/reference/error-codes.md": errorPage(),
    "docs/reference/calls.md": callPage(createProgram()),
  };
  return formatted(files);
}
