import { type HostPage, textOf } from "./drivers/host-browser";

/** Computed styles of one element, by property, with the element's own name in front. */
interface ElementLook {
  element: string;
  style: Readonly<Record<string, string>>;
}

/** Waits until a signed-in visitor sees all that there is to see, and nothing more arrives. */
async function settled(page: HostPage): Promise<void> {
  await textOf(page, ".martillo-lot-card [part~=price]", "\\d");
  await textOf(page, ".martillo-bid-box [part~=entry] button[type=submit]", "^Revisar");
  let before = -1;
  for (;;) {
    const count = await page.evaluate(() => {
      const roots = [".martillo-lot-card", ".martillo-bid-box"].map((name) => hostProbe.find(name));
      const hasTotal = roots[1]?.querySelector("[part~=total-lines]");
      return hasTotal
        ? roots.reduce((sum, root) => sum + root!.querySelectorAll("*").length, 0)
        : -1;
    }, null);
    if (count === before && count > 0) return;
    before = count;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The computed style of everything in card and box. Colours and fonts are the host's to change. */
export async function readLook(page: HostPage): Promise<readonly ElementLook[]> {
  await settled(page);
  return await page.evaluate(
    (properties) =>
      [".martillo-lot-card", ".martillo-bid-box"].flatMap((selector) => {
        const root = hostProbe.find(selector);
        return [root, ...(root?.querySelectorAll("*") ?? [])].flatMap((element) => {
          if (!element) return [];
          const style = getComputedStyle(element);
          const values = properties.map((name) => {
            const value = style.getPropertyValue(name);
            // An automatic margin is as wide as the text beside it leaves it.
            const isAuto = name.startsWith("margin") && parseFloat(value) > 60;
            return [name, isAuto || value === "auto" ? "0px" : value];
          });
          const name = `${selector} ${element.localName}.${element.getAttribute("class")}`;
          return { element: name, style: Object.fromEntries(values) as Record<string, string> };
        });
      }),
    PROPERTIES,
  );
}

const LONGEST_LIST = 20;

/** The differences from the expected look; `except` names properties, or parts of their names, that may differ. */
export function lookDifferences(
  actual: readonly ElementLook[],
  expected: readonly ElementLook[],
  except: readonly string[] = [],
): readonly string[] {
  const names = (look: readonly ElementLook[]) => look.map(({ element }) => element);
  if (actual.length !== expected.length) {
    const known = names(expected);
    const other = names(actual).filter((name, index) => name !== known[index]);
    return [`${actual.length} elements instead of ${expected.length}, from ${other[0]} on`];
  }
  const properties = PROPERTIES.filter((name) => !except.some((part) => name.includes(part)));
  return expected
    .flatMap(({ element, style }, index) =>
      properties.flatMap((name) => {
        const value = actual[index]?.style[name];
        return value === style[name]
          ? []
          : `${element}: ${name} is ${value} instead of ${style[name]}`;
      }),
    )
    .slice(0, LONGEST_LIST);
}

const PROPERTIES = [
  "display",
  "position",
  "visibility",
  "box-sizing",
  "font-size",
  "font-weight",
  "font-style",
  "line-height",
  "letter-spacing",
  "word-spacing",
  "text-transform",
  "text-indent",
  "text-align",
  "text-shadow",
  "text-decoration-line",
  "white-space",
  "direction",
  "float",
  "margin-top",
  "margin-right",
  "margin-bottom",
  "margin-left",
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
  "border-top-width",
  "border-bottom-width",
  "border-top-left-radius",
  "min-height",
  "max-width",
  "list-style-type",
  "appearance",
  "cursor",
  "opacity",
  "filter",
];
