import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { loginElement } from "../../widgets/login";
import { lotListElement } from "../../widgets/lot-list";
import { searchBoxElement } from "../../widgets/search-box";
import { type AnyElementDescriptor, defineElement } from "../element";
import { createTestApi, freeTag, type TestApi, until } from "../testing";
import { reservedStyles } from "./reserved-styles";

const WIDTHS = [320, 375, 720];

interface Scene {
  descriptor: AnyElementDescriptor;
  attributes?: Record<string, string>;
  /** The first content that is not a placeholder. */
  content: string;
}

const SCENES: Record<string, Scene> = {
  "search box": { descriptor: searchBoxElement, content: "input" },
  login: { descriptor: loginElement, content: "[data-state=login]" },
  "lot list": {
    descriptor: lotListElement,
    attributes: { limit: "6" },
    content: "article[data-phase=ready]",
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (let lot = 0; lot < 7; lot++) await api.api.seedLot();
});
afterEach(() => document.body.replaceChildren());
afterAll(() => api.close());

async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/** Everything that moved without an action of the visitor, from now until `stop`. */
function watchShifts() {
  const moved: string[] = [];
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      const who = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`,
      );
      moved.push(`${entry.value.toFixed(4)}: ${who.join(", ")}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return moved;
  };
}

describe.each(Object.entries(SCENES))("%s", (_name, { descriptor, attributes = {}, content }) => {
  test.each(WIDTHS)("moves nothing when it comes, %d px wide", async (width) => {
    const tag = freeTag(descriptor.tag);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(reservedStyles(tag, descriptor.reservedHeight ?? "0"));
    document.adoptedStyleSheets.push(sheet);
    document.body.innerHTML = `<div style="width: ${width}px"></div><p>Lo que sigue.</p>`;
    const element = document.createElement(tag);
    element.setAttribute("api-base", api.apiBase);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.firstElementChild?.append(element);
    await frames(3);
    const stop = watchShifts();
    defineElement({ ...descriptor, tag });
    await until(() => expect(element.shadowRoot?.querySelector(content)).not.toBeNull(), 5000);
    await frames(4);
    expect(stop()).toEqual([]);
  });
});
