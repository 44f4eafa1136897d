import { afterEach, expect, test } from "vitest";
import { activeElementNear, focusedElement } from "./dom";

afterEach(() => document.body.replaceChildren());

function fieldIn(place: Node) {
  const field = document.createElement("input");
  place.appendChild(field);
  field.focus();
  return field;
}

test("the focus is found in a document, where no shadow root is around", () => {
  const field = fieldIn(document.body);
  expect(activeElementNear(document.body)).toBe(field);
  expect(focusedElement()).toBe(field);
});

test("the focus is found in a shadow root, and by those outside as its host", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  const field = fieldIn(shadow);
  expect(activeElementNear(field)).toBe(field);
  expect(activeElementNear(host)).toBe(host);
  expect(focusedElement()).toBe(field);
});

test("nodes that are in no document have no focus near", () => {
  expect(activeElementNear(document.createElement("p"))).toBe(null);
});
