import type { FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { eventPropName } from "../src/state/events/events";
import { elements } from "./_made/docs";
import "./elements";
import { widgetNames } from "../build/entries";
import { MartilloProvider } from "./index";

test("importing elements on a server registers nothing and breaks nothing", () => {
  expect(typeof HTMLElement).toBe("undefined");
  expect(elements.map(({ tag }) => tag)).toEqual(widgetNames.map((name) => `martillo-${name}`));
});

/** Without these a component has nothing to show. */
const SAMPLES: Readonly<Record<string, unknown>> = { lot: 1, page: "help", linkToken: "secret" };

test.each(elements)("$tag: its component renders on a server", ({ component, attributes }) => {
  const Widget = component as FunctionComponent<object>;
  const props = Object.fromEntries(
    Object.values(attributes).flatMap(({ prop }) =>
      prop in SAMPLES ? [[prop, SAMPLES[prop]]] : [],
    ),
  );
  for (const given of [props, { ...props, linkToken: undefined }]) {
    const html = renderToString(
      <MartilloProvider apiBase="https://api.test">
        <Widget {...given} />
      </MartilloProvider>,
    );
    expect(html).toBeTypeOf("string");
  }
});

test("names follow one rule from the tag to the event", () => {
  for (const { tag, events, attributes, parts, cssProperties } of elements) {
    expect(tag).toMatch(/^martillo-[a-z]+(-[a-z]+)*$/);
    expect(Object.keys(attributes).every((name) => /^[a-z]+(-[a-z]+)*$/.test(name))).toBe(true);
    expect(Object.keys(parts).length).toBeGreaterThan(0);
    for (const name of Object.keys(cssProperties)) expect(name).toMatch(/^--martillo-[a-z-]+$/);
    for (const name of events) expect(eventPropName(name)).toMatch(/^on[A-Z][A-Za-z]+$/);
  }
});
