import { expect, test } from "vitest";
import { calls } from "../../src/contract/schemas";
import { elements as descriptors } from "../../widgets/_made/docs";
import { constantOf, contractLists } from "./contract-lists";
import { manifestOf, splitDefault } from "./custom-elements";
import { cssData, htmlData } from "./editor-data";
import { allElements, commonSettings, eventDocs } from "./elements";
import { tokenGroups } from "./tokens";
import { typeFiles } from "./type-files";

const elements = allElements(descriptors);

interface Declaration {
  tagName: string;
  attributes: { name: string; type: { text: string }; fieldName: string; default?: string }[];
  members: { name: string; type: { text: string } }[];
  events: { name: string; type: { text: string }; description: string }[];
  slots: { name: string }[];
  cssParts: { name: string }[];
  cssProperties: { name: string; default?: string }[];
}

function declarationOf(tag: string): Declaration {
  const manifest = manifestOf(elements) as { modules: { declarations: Declaration[] }[] };
  const all = manifest.modules.flatMap(({ declarations }) => declarations);
  const found = all.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`no ${tag} in the manifest`);
  return found;
}

test("the manifest knows closed lists, defaults, common attributes and what events carry", () => {
  const card = declarationOf("martillo-lot-card");
  expect(card.attributes.find(({ name }) => name === "density")).toMatchObject({
    type: { text: '"comfortable" | "compact"' },
    fieldName: "density",
    default: "comfortable",
  });
  expect(card.attributes.find(({ name }) => name === "theme")?.type.text).toBe(
    '"auto" | "light" | "dark"',
  );
  expect(card.members.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["lot", "quickBid", "apiBase", "getToken"]),
  );
  const placed = card.events.find(({ name }) => name === "martillo-bid-placed");
  expect(placed?.type.text).toMatch(/^CustomEvent<\{.* price: string;.*\}>$/);
  expect(card.events.every(({ description }) => description !== "")).toBe(true);
  expect(card.cssParts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["base", "photo", "button"]),
  );
});

test("the provider is among the elements, with its slot", () => {
  expect(declarationOf("martillo-provider").slots).toEqual([
    { name: "", description: "The elements that it speaks for." },
  ]);
});

test("every setting and every event has its comment", () => {
  const silent = commonSettings().filter((setting) => setting.doc === "" && !setting.default);
  expect(silent).toEqual([]);
  expect([...eventDocs().values()].filter(({ doc }) => doc === "")).toEqual([]);
  for (const { events } of elements) {
    for (const name of events) expect(eventDocs().has(name), name).toBe(true);
  }
});

test("a default is told apart from what it is the default of", () => {
  expect(splitDefault("Widest size. Default: 420px.")).toEqual({
    description: "Widest size.",
    default: "420px",
  });
  expect(splitDefault("Corners. Default: `--martillo-radius-l`.")).toEqual({
    description: "Corners.",
    default: "--martillo-radius-l",
  });
  expect(splitDefault("Size of the price.")).toEqual({ description: "Size of the price." });
});

test("tokens are read with both of their values, also inside a shadow", () => {
  const [group] = tokenGroups(`/* About the file. */
:root {
  /* Lines and
     shadows. */
  --martillo-line: var(--_line, light-dark(#eee, #222));
  --martillo-shade: var(--_shade, 0 1px light-dark(rgb(0, 0, 0), #000), 0 2px #123);
  --martillo-gap: var(--_gap, 4px);
}`);
  expect(group).toEqual({
    doc: "Lines and shadows.",
    tokens: [
      { name: "--martillo-line", default: { light: "#eee", dark: "#222" } },
      {
        name: "--martillo-shade",
        default: { light: "0 1px rgb(0, 0, 0), 0 2px #123", dark: "0 1px #000, 0 2px #123" },
      },
      { name: "--martillo-gap", default: "4px" },
    ],
  });
  expect(() => tokenGroups(`:root { /* No way in. */ --martillo-gap: 4px; }`)).toThrow(
    "does not fall back behind --_gap",
  );
});

test("editors offer closed lists, and only the text that turns something off", () => {
  const { tags } = htmlData(elements) as {
    tags: { name: string; attributes: { name: string; values?: { name: string }[] }[] }[];
  };
  const valuesOf = (tag: string, attribute: string) =>
    tags
      .find(({ name }) => name === tag)
      ?.attributes.find(({ name }) => name === attribute)
      ?.values?.map(({ name }) => name);
  expect(valuesOf("martillo-lot-card", "density")).toEqual(["comfortable", "compact"]);
  expect(valuesOf("martillo-lot-card", "quick-bid")).toEqual(["false"]);
  const { properties } = cssData(elements) as { properties: { name: string }[] };
  const names = properties.map(({ name }) => name);
  expect(names).toContain("--martillo-color-accent");
  expect(names).toContain("--martillo-bid-box-radius");
  expect(new Set(names).size).toBe(names.length);
});

test("types for every framework name every element", () => {
  for (const [path, text] of Object.entries(typeFiles(elements))) {
    for (const { tag } of elements) expect(text, path).toContain(`"${tag}"`);
  }
});

test("the lists of the contract hold every call once, by the constant that is imported for it", () => {
  expect(constantOf("product/search")).toBe("productSearch");
  expect(constantOf("customer/payment_method/create")).toBe("customerPaymentMethodCreate");
  const files = contractLists();
  const written = Object.entries(files).filter(([path]) => path.endsWith("calls.ts"));
  const constants = written.flatMap(([, text]) =>
    [...text.matchAll(/^export const (\w+): Of</gm)].map(([, name]) => name),
  );
  expect(constants).toHaveLength(Object.keys(calls).length);
  expect(new Set(constants).size).toBe(constants.length);
  for (const [path, text] of Object.entries(files)) {
    expect([path, text.includes("export *")]).toEqual([path, false]);
  }
});
