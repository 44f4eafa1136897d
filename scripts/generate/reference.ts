// The reference, `docs/reference`: made from the source when the documentation is built, and not kept.
import { readDescriptors } from "../../build/descriptors.js";
import { callPage } from "./call-page.js";
import { elementPages } from "./element-pages.js";
import { allElements, type ElementFacts } from "./elements.js";
import { errorPage } from "./error-page.js";
import { eventPage } from "./event-page.js";
import { formatted } from "./formatted.js";
import { createProgram } from "./program.js";
import { tokenPage } from "./token-page.js";

/** Pages beside those of the elements, by path. */
const PAGES = {
  "docs/reference/tokens.md": tokenPage,
  "docs/reference/events.md": eventPage,
  "docs/reference/error-codes.md": errorPage,
  "docs/reference/calls.md": () => callPage(createProgram()),
} as const satisfies Record<string, (elements: ElementFacts[]) => string>;

/** Paths of its pages, for those who link to them. */
export async function referencePaths(): Promise<string[]> {
  const elements = allElements(await readDescriptors());
  return [...Object.keys(elementPages(elements)), ...Object.keys(PAGES)];
}

/** Makes its pages, by path; writes nothing. */
export async function generate(): Promise<Record<string, string>> {
  const elements = allElements(await readDescriptors());
  const pages = Object.entries(PAGES).map(([path, make]) => [path, make(elements)]);
  return formatted({ ...elementPages(elements), ...Object.fromEntries(pages) });
}
