import { type HostPage, textOf } from "./drivers/host-browser";

/** The computed style of everything in card and box, as lines to compare. Colours and fonts are the host's to change. */
export async function readLook(page: HostPage): Promise<readonly string[]> {
  await textOf(page, ".martillo-lot-card [part~=price]", "\\d");
  await textOf(page, ".martillo-bid-box [part~=amount]", "\\d");
  return await page.evaluate(
    (properties) =>
      [".martillo-lot-card", ".martillo-bid-box"].flatMap((selector) => {
        const root = hostProbe.find(selector);
        if (!root) return [`${selector} is missing`];
        return [root, ...root.querySelectorAll("*")].map((element) => {
          const style = getComputedStyle(element);
          const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${selector} ${element.localName}.${element.getAttribute("class")}: ${values.join("; ")}`;
        });
      }),
    PROPERTIES,
  );
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
