import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html";
import { ALLOWED_ELEMENTS, HOSTILE_HTML } from "./testing/hostile-html";

// A browser reads markup in its own way: what counts is what it makes of a clean text.
test.each(HOSTILE_HTML)("a browser makes nothing dangerous of %s", async (html) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = await cleanHtml(html);
  for (const element of page.body.querySelectorAll("*")) {
    expect(ALLOWED_ELEMENTS).toContain(element.localName);
    const { href = "https:", ...others } = Object.fromEntries(
      [...element.attributes].flatMap(({ name, value }) => (name === "rel" ? [] : [[name, value]])),
    );
    expect(others).toEqual({});
    expect(href).toMatch(/^(https?:|mailto:)/);
  }
});
