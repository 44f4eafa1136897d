import { reportMistake } from "../state/page";

/** Attributes that any element may have; the rest of these is known where the mistake is told. */
const OF_THE_PAGE = /^(id|class|style|slot|part|data-)/;

/** One that is misspelt must not be passed over: a list without its seller shows everybody's lots. */
export function checkAttributes(element: Element, known: readonly string[]): void {
  for (const { name } of element.attributes) {
    if (!known.includes(name) && !OF_THE_PAGE.test(name)) {
      reportMistake("attribute", element.localName, name, known);
    }
  }
}
