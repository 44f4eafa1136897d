import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type AnyElementDescriptor, defineElement } from "../element";
import { flavoursOfRun, loadFlavour } from "./flavours";
import { pageApi } from "./page-api";
import { createTestRuntime } from "./test-api";
import { until } from "./until";

/** One turn of the event loop: deferred unmounts are through. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function attributesOf(descriptor: AnyElementDescriptor, type: string) {
  return Object.entries(descriptor.attributes).filter(([, attribute]) => attribute.type === type);
}

/** The element as the parser makes it in a page where its tag is not registered yet. */
function unknownElement(tag: string): HTMLElement {
  const page = new DOMParser().parseFromString(`<${tag}></${tag}>`, "text/html");
  const element = page.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error(`martillo: ${tag} was not parsed.`);
  return element;
}

/**
 * The duties of every element, in every widget: upgrade, attributes, moves, cleanup, styles. `attributes` make the widget show something.
 * Runs in the projects `browser` and `embed`, on the real API in the page.
 */
export function runElementConformance(
  descriptor: AnyElementDescriptor,
  attributes: Readonly<Record<string, string>> = {},
): void {
  const { tag } = descriptor;

  describe(`${tag}: conformance`, () => {
    let apiBase: string;
    let close = () => {};

    beforeAll(async () => {
      const [api] = await Promise.all([
        pageApi(),
        ...flavoursOfRun().map((flavour) => loadFlavour(flavour, tag)),
      ]);
      const test = createTestRuntime(api);
      apiBase = test.apiBase;
      close = () => test.runtime.close();
      defineElement(descriptor);
    });
    afterEach(() => document.body.replaceChildren());
    afterAll(() => close());

    function create(): HTMLElement & { shadowRoot: ShadowRoot } {
      const element = document.createElement(tag);
      element.setAttribute("api-base", apiBase);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element as HTMLElement & { shadowRoot: ShadowRoot };
    }

    async function shown() {
      const element = create();
      document.body.append(element);
      await until(() => expect(element.shadowRoot.childElementCount).toBeGreaterThan(0));
      return element;
    }

    test("is registered once, also when it is defined again", () => {
      expect(defineElement(descriptor)).toBe(customElements.get(tag));
    });

    test("mounts nothing while it is outside a document", async () => {
      const element = create();
      await turn();
      expect(element.shadowRoot.childElementCount).toBe(0);
    });

    test("takes properties that were set before it was registered", () => {
      const samples = { string: "2", number: 2, boolean: true, json: [2], lot: 2 } as const;
      const values = Object.values(descriptor.attributes).map(
        ({ prop, type }) => [prop, samples[type]] as const,
      );
      const element = unknownElement(tag);
      for (const [name, value] of values) Reflect.set(element, name, value);
      const getToken = () => undefined;
      Reflect.set(element, "getToken", getToken);
      Reflect.set(element, "apiBase", apiBase);
      document.body.append(element);
      for (const [name, value] of values) expect(Reflect.get(element, name)).toBe(value);
      expect(Reflect.get(element, "getToken")).toBe(getToken);
      expect(Object.keys(element)).not.toContain("getToken");
    });

    test("reads the texts that a framework writes into properties as it reads attributes", () => {
      const element = create();
      const texts = {
        number: ["2", 2],
        boolean: ["false", false],
        json: ["[1]", [1]],
        lot: ["2", 2],
      } as const;
      for (const { prop, type } of Object.values(descriptor.attributes)) {
        const [text, value] = type === "string" ? (["2", "2"] as const) : texts[type];
        Reflect.set(element, prop, text);
        expect(Reflect.get(element, prop)).toEqual(value);
      }
    });

    test("reads booleans by presence", () => {
      const element = create();
      for (const [name, { prop }] of attributesOf(descriptor, "boolean")) {
        element.toggleAttribute(name, true);
        expect(Reflect.get(element, prop)).toBe(true);
        element.setAttribute(name, "false");
        expect(Reflect.get(element, prop)).toBe(false);
      }
    });

    test("goes back to the default when an attribute is removed", () => {
      const element = create();
      for (const [name, { prop, type }] of Object.entries(descriptor.attributes)) {
        element.setAttribute(name, type === "json" ? "[]" : "1");
        expect(Reflect.get(element, prop)).toBeDefined();
        element.removeAttribute(name);
        expect(Reflect.get(element, prop)).toBeUndefined();
      }
    });

    test("reports values that make no sense", () => {
      const report = vi.spyOn(console, "error").mockImplementation(() => {});
      const element = create();
      const wrong = (["json", "number", "lot"] as const).flatMap((type) =>
        attributesOf(descriptor, type),
      );
      for (const [name, { prop, type }] of wrong) {
        element.setAttribute(name, "{no");
        // A widget may have to know that there was a number.
        expect(Reflect.get(element, prop)).toBe(type === "json" ? undefined : NaN);
      }
      expect(report).toHaveBeenCalledTimes(wrong.length);
      report.mockRestore();
    });

    test("keeps its state when it is moved", async () => {
      const element = await shown();
      const before = element.shadowRoot.firstElementChild;
      const other = document.createElement("section");
      document.body.append(other);
      other.append(element);
      await turn();
      expect(element.shadowRoot.firstElementChild).toBe(before);
    });

    test.runIf("moveBefore" in Element.prototype)("keeps its state in an atomic move", async () => {
      const element = await shown();
      const before = element.shadowRoot.firstElementChild;
      const other = document.createElement("section");
      document.body.append(other);
      (other as Element & { moveBefore(node: Node, child: null): void }).moveBefore(element, null);
      await turn();
      expect(element.shadowRoot.firstElementChild).toBe(before);
    });

    test("cleans up when it is removed, and shows again when it comes back", async () => {
      const element = await shown();
      element.remove();
      await until(() => expect(element.shadowRoot.childElementCount).toBe(0));
      document.body.append(element);
      await until(() => expect(element.shadowRoot.childElementCount).toBeGreaterThan(0));
    });

    test("shares its style sheets with all others of its kind", async () => {
      const [one, other] = [await shown(), await shown()];
      const sheets = one.shadowRoot.adoptedStyleSheets;
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.every((sheet) => sheet.cssRules.length > 0)).toBe(true);
      // The one that the pointer happens to be over may have brought a late part's along.
      const others = other.shadowRoot.adoptedStyleSheets;
      const shared = sheets.filter((sheet) => others.includes(sheet));
      expect(shared).toHaveLength(Math.min(sheets.length, others.length));
      expect(one.shadowRoot.querySelector("style")).toBeNull();
    });

    test("names its events and parts as the package does", () => {
      for (const name of descriptor.events ?? []) expect(name).toMatch(/^martillo-[a-z-]+$/);
      for (const name of Object.keys(descriptor.attributes)) expect(name).toMatch(/^[a-z][a-z-]*$/);
      expect(tag).toMatch(/^martillo-[a-z-]+$/);
    });
  });
}
