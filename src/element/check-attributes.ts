import { reportMistake } from "../state/page";
import type { AnyAttributeDescriptor } from "./descriptor";

/** Attributes that any element may have; the rest of these is known where the mistake is told. */
const OF_THE_PAGE = /^(id|class|style|slot|part|data-)/;

/**
 * Tells the console of attributes that an element has not. Returns the props that one of them was meant for, of those that nothing may be
 * shown without: a list without its seller shows the lots of all sellers.
 */
export function checkAttributes(
  element: Element,
  known: readonly string[],
  attributes: Readonly<Record<string, AnyAttributeDescriptor>> = {},
): string[] {
  const props: string[] = [];
  for (const { name } of element.attributes) {
    if (known.includes(name) || OF_THE_PAGE.test(name)) continue;
    const [meant, { prop } = {}] =
      Object.entries(attributes).find(
        ([one, { alike }]) => alike && (alike.test(name) || isNear(name, one)),
      ) ?? [];
    if (prop) props.push(prop);
    reportMistake("attribute", element.localName, name, known, meant);
  }
  return props;
}

/** At most so many letters differ; in a short word fewer. */
function isNear(a: string, b: string, most = b.length > 3 ? 2 : 1): boolean {
  if (!a || !b) return a.length + b.length <= most;
  const restOfA = a.slice(1);
  const restOfB = b.slice(1);
  if (a[0] === b[0]) return isNear(restOfA, restOfB, most);
  return (
    most > 0 &&
    (isNear(restOfA, restOfB, most - 1) ||
      isNear(restOfA, b, most - 1) ||
      isNear(a, restOfB, most - 1))
  );
}
