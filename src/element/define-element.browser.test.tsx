import { useState } from "react";
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { configure, type EventProps, useRuntime, useSession, useWidgetEvents } from "../state";
import { pageRegistry } from "../state/page/registry";
import { pageRuntimes } from "../state/runtime";
import { runElementConformance, until } from "../testing";
import { defineElement, describeElement } from "./index";
import { defineProviderElement } from "./provider-element";

interface ProbeProps extends EventProps<"martillo-lot-open-request" | "martillo-watch-changed"> {
  label?: string;
  amount?: number;
  lot?: number | "next";
  marked?: boolean;
  list?: readonly string[];
  crash?: boolean;
  pick?: (text: string) => string;
}

let renders = 0;

function Probe(props: ProbeProps) {
  renders++;
  const { apiBase, lotUrl } = useRuntime();
  const { status } = useSession();
  const emit = useWidgetEvents(props);
  const [clicks, setClicks] = useState(0);
  const [answer, setAnswer] = useState("");
  if (props.crash) throw new Error("boom");
  return (
    <section className="probe" data-status={status}>
      <output>{JSON.stringify({ ...props, apiBase, url: lotUrl(7) })}</output>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <button
        type="button"
        data-ask
        onClick={() => setAnswer(String(emit("martillo-lot-open-request", { lot: 7, url: "/7" })))}
      >
        {answer}
      </button>
    </section>
  );
}

const probe = describeElement<ProbeProps>({
  tag: "martillo-probe",
  component: Probe,
  styles: ".probe { color: rgb(1, 2, 3); }",
  attributes: {
    label: { prop: "label", type: "string", doc: "A text." },
    amount: { prop: "amount", type: "number", doc: "A number.", alike: /^cantidad/ },
    lot: { prop: "lot", type: "lot", doc: "A lot.", alike: /^lot/ },
    marked: { prop: "marked", type: "boolean", doc: "A flag." },
    list: { prop: "list", type: "json", doc: "A list." },
    crash: { prop: "crash", type: "boolean", doc: "Crashes." },
  },
  properties: { pick: { doc: "A function." } },
  events: ["martillo-lot-open-request"],
  parts: {},
  cssProperties: {},
  doc: "A widget for tests.",
});

const sharedProbe: typeof probe = {
  ...probe,
  tag: "martillo-shared-probe",
  root: "shared",
  reservedHeight: "50px",
};

runElementConformance(probe, { label: "hola" });
runElementConformance(sharedProbe, { label: "hola" });

interface Shown extends ProbeProps {
  apiBase: string;
  url: string;
}

type ProbeElement = HTMLElement & ProbeProps & { shadowRoot: ShadowRoot };

function add(html: string, parent: Element | ShadowRoot = document.body): ProbeElement {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  parent.append(holder);
  const element = holder.querySelector("martillo-probe, martillo-shared-probe");
  if (!element) throw new Error("no probe");
  return element as ProbeElement;
}

function read(element: ProbeElement): Shown | undefined {
  const text = element.shadowRoot.querySelector("output")?.textContent;
  return text ? (JSON.parse(text) as Shown) : undefined;
}

async function expectShown(element: ProbeElement, expected: Partial<Shown>) {
  await until(() => {
    expect(read(element)).toBeDefined();
    expect(read(element)).toMatchObject(expected);
  });
}

beforeAll(() => {
  defineElement(probe);
  defineElement(sharedProbe);
});

afterEach(() => {
  document.body.replaceChildren();
  Object.assign(pageRegistry(), { settings: {}, scriptSettings: {} });
});

describe.each(["martillo-probe", "martillo-shared-probe"])("%s", (tag) => {
  test("turns attributes into props", async () => {
    const element = add(`<${tag} label="uno" amount="2.5" marked list='["a"]'></${tag}>`);
    await expectShown(element, { label: "uno", amount: 2.5, marked: true, list: ["a"] });
    element.removeAttribute("label");
    element.setAttribute("amount", "");
    element.toggleAttribute("marked", false);
    await until(() => expect(read(element)).not.toHaveProperty("marked"));
    // Not absent: whether there may be no number, the widget knows.
    expect(read(element)).toEqual({ ...read(element), amount: null, list: ["a"] });
    expect(read(element)).not.toHaveProperty("label");
  });

  test("tells the console of an attribute that it has not, and which was meant", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    add(
      `<${tag} id="a" class="b" data-x="1" aria-label="c" v-cloak onclick="" tabindex="0" labels="uno"></${tag}>`,
    );
    await until(() => expect(told).toHaveBeenCalled());
    const texts = told.mock.calls.map(([text]) => String(text));
    expect(texts).toEqual([
      expect.stringContaining(`<${tag}> has no attribute "labels"; did you mean "label"?`),
    ]);
    told.mockRestore();
  });

  /** The messages about this attribute, by two elements that have it. */
  function mistype(attributes: string) {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => told.mockRestore());
    pageRegistry().told = new Set();
    const line = `<${tag} ${attributes}></${tag}>`;
    const element = add(line + line);
    const name = `"${attributes.split("=")[0]}"`;
    const said = () =>
      told.mock.calls.map(([text]) => String(text)).filter((text) => text.includes(name));
    return { element, said };
  }

  test.each([
    ['amuont="4"', "amount"],
    ['amoun="4"', "amount"],
    ['amountt="4"', "amount"],
    ['mount="4"', "amount"],
    ['cantidad="4"', "amount"],
    ['lott="4"', "lot"],
    ['lot-id="4"', "lot"],
  ] as const)("%s leaves %s not absent but null, and is told once", async (attributes, meant) => {
    const { element, said } = mistype(attributes);
    await until(() => expect(read(element)?.[meant]).toBeNull());
    await until(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatch(new RegExp(`did you mean "${meant}"\\?.* shows nothing`));
  });

  test.each(['lto-id="4"', 'for="a"', 'amt="4"', 'data-amount="4"', 'sum="4"', "markd", "title"])(
    "%s leaves the others as they are",
    async (attributes) => {
      const { element, said } = mistype(attributes);
      await until(() => expect(read(element)).toBeDefined());
      expect(read(element)).not.toHaveProperty("amount");
      expect(read(element)).not.toHaveProperty("lot");
      expect(said().join()).not.toContain("shows nothing");
    },
  );

  test("a misspelt attribute hides nothing where the right one is said, too", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const element = add(`<${tag} amuont="4" amount="5" lott="1"></${tag}>`);
    await expectShown(element, { amount: 5 });
    element.setAttribute("lot", "7");
    await expectShown(element, { amount: 5, lot: 7 });
    told.mockRestore();
  });

  test("takes objects and functions by reference and writes no attribute", async () => {
    const element = add(`<${tag}></${tag}>`);
    const list = ["x"];
    const pick = (text: string) => text;
    element.list = list;
    element.pick = pick;
    await expectShown(element, { list });
    expect(element.list).toBe(list);
    expect(element.pick).toBe(pick);
    expect(element.getAttributeNames()).toEqual([]);
  });

  test("puts its styles into the shadow root", async () => {
    const element = add(`<${tag}></${tag}>`);
    await expectShown(element, {});
    const section = element.shadowRoot.querySelector(".probe");
    expect(section && getComputedStyle(section).color).toBe("rgb(1, 2, 3)");
    expect(getComputedStyle(element).display).toBe("flex");
  });

  test("keeps the widget's own state over attribute changes and moves", async () => {
    const element = add(`<${tag}></${tag}>`);
    await expectShown(element, {});
    element.shadowRoot.querySelector("button")?.click();
    await until(() => expect(element.shadowRoot.querySelector("button")?.textContent).toBe("1"));
    element.setAttribute("label", "dos");
    document.body.prepend(element);
    await expectShown(element, { label: "dos" });
    expect(element.shadowRoot.querySelector("button")?.textContent).toBe("1");
  });

  test("tells requests as composed events which a host may refuse", async () => {
    const element = add(`<${tag}></${tag}>`);
    await expectShown(element, {});
    const seen: unknown[] = [];
    const refuse = (event: CustomEvent) => {
      seen.push(event.detail, event.composed, event.bubbles);
      event.preventDefault();
    };
    document.body.addEventListener("martillo-lot-open-request", refuse);
    const ask = element.shadowRoot.querySelector<HTMLElement>("[data-ask]");
    ask?.click();
    await until(() => expect(ask?.textContent).toBe("false"));
    expect(seen).toEqual([{ lot: 7, url: "/7" }, true, true]);
    document.body.removeEventListener("martillo-lot-open-request", refuse);
    ask?.click();
    await until(() => expect(ask?.textContent).toBe("true"));
  });

  test("survives a crash with a retry and says so", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const element = add(`<${tag} label="uno"></${tag}>`);
    const neighbour = add(`<${tag} label="vecino"></${tag}>`);
    await expectShown(element, { label: "uno" });
    const crashed = new Promise<CustomEvent>((resolve) =>
      element.addEventListener("martillo-error", resolve, { once: true }),
    );
    element.setAttribute("crash", "");
    expect((await crashed).detail).toEqual({ widget: tag, message: "boom" });
    await until(() => expect(element.shadowRoot.querySelector("[role=alert]")).not.toBeNull());
    element.removeAttribute("crash");
    element.shadowRoot.querySelector<HTMLElement>("[role=alert] button")?.click();
    await expectShown(element, { label: "uno" });
    await expectShown(neighbour, { label: "vecino" });
    report.mockRestore();
  });
});

describe("settings", () => {
  test("own attributes win over providers, these over configure, and that over the script tag", async () => {
    defineProviderElement();
    pageRegistry().scriptSettings = { apiBase: "http://script.test", lotUrl: "/s/{id}" };
    const element = add("<martillo-probe></martillo-probe>");
    await expectShown(element, { apiBase: "http://script.test", url: "/s/7" });
    configure({ apiBase: "http://page.test" });
    await expectShown(element, { apiBase: "http://page.test", url: "/s/7" });
    const provider = document.createElement("martillo-provider");
    provider.setAttribute("api-base", "http://provider.test/");
    document.body.append(provider);
    provider.append(element);
    await expectShown(element, { apiBase: "http://provider.test", url: "/s/7" });
    provider.setAttribute("lot-url", "/p/{id}");
    await expectShown(element, { url: "/p/7" });
    element.setAttribute("api-base", "http://own.test");
    await expectShown(element, { apiBase: "http://own.test" });
    element.removeAttribute("api-base");
    provider.removeAttribute("api-base");
    await expectShown(element, { apiBase: "http://page.test", url: "/p/7" });
  });

  test("a provider is found through shadow roots and nested ones add up", async () => {
    const provider = document.createElement("martillo-provider");
    provider.setAttribute("api-base", "http://outer.test");
    provider.innerHTML = `<martillo-provider lot-url="/inner/{id}"><div></div></martillo-provider>`;
    document.body.append(provider);
    const shadow = provider.querySelector("div")!.attachShadow({ mode: "open" });
    await expectShown(add("<martillo-probe></martillo-probe>", shadow), {
      apiBase: "http://outer.test",
      url: "/inner/7",
    });
  });

  test("the token of a provider signs all elements inside in, asked for by a function", async () => {
    const provider = document.createElement("martillo-provider");
    const getToken = vi.fn(() => "a-token");
    Object.assign(provider, { getToken, apiBase: "http://signed.test" });
    const one = add("<martillo-probe></martillo-probe>", provider);
    add("<martillo-probe></martillo-probe>", provider);
    document.body.append(provider);
    await expectShown(one, { apiBase: "http://signed.test" });
    const runtime = pageRuntimes().get("http://signed.test");
    expect(await runtime?.session.getToken()).toBe("a-token");
    expect(getToken).toHaveBeenCalledTimes(1);
    runtime?.close();
  });

  test("theme sets the colour scheme of the root", async () => {
    const element = add(`<martillo-probe theme="dark"></martillo-probe>`);
    await expectShown(element, {});
    const root = element.shadowRoot.firstElementChild!;
    expect(root.getAttribute("data-theme")).toBe("dark");
    expect(getComputedStyle(root).colorScheme).toBe("dark");
  });
});

test("two elements of one API share a runtime", async () => {
  const one = add(`<martillo-probe api-base="http://both.test"></martillo-probe>`);
  const other = add(`<martillo-probe api-base="http://both.test/"></martillo-probe>`);
  await expectShown(one, { apiBase: "http://both.test" });
  await expectShown(other, { apiBase: "http://both.test" });
  expect([...pageRuntimes().keys()].filter((key) => key.includes("both"))).toHaveLength(1);
});

/** How often probes were rendered, once that stands still. */
async function settledRenders(): Promise<number> {
  let count: number;
  do {
    count = renders;
    await new Promise((resolve) => setTimeout(resolve, 200));
  } while (count !== renders);
  return count;
}

test("of two hundred shared elements those near the view are shown, others when one comes to them or prints", async () => {
  const holder = document.createElement("div");
  holder.innerHTML = `<martillo-shared-probe></martillo-shared-probe>`.repeat(200);
  document.body.append(holder);
  const elements = [...holder.children] as ProbeElement[];
  const last = elements[199]!;
  await until(() => expect(read(elements[0]!)).toBeDefined());
  // An element that is not shown yet keeps its place.
  expect(last.shadowRoot.childElementCount).toBe(0);
  expect(last.offsetHeight).toBeGreaterThanOrEqual(50);
  last.scrollIntoView();
  await until(() => expect(read(last)).toBeDefined());
  expect(elements.every((element) => read(element))).toBe(false);
  dispatchEvent(new Event("beforeprint"));
  await until(() => expect(elements.every((element) => read(element))).toBe(true));
  scrollTo(0, 0);
  const before = await settledRenders();
  elements[5]!.setAttribute("label", "solo yo");
  await expectShown(elements[5]!, { label: "solo yo" });
  expect(renders - before).toBeLessThanOrEqual(2);
});

describe("of two hundred shared elements that were all looked at", () => {
  /** Each in a row of its own, so that most are far from the view. */
  async function lookAtAll(touch?: (elements: readonly ProbeElement[]) => Promise<void>) {
    const holder = document.createElement("div");
    holder.innerHTML =
      `<martillo-shared-probe style="display: block"></martillo-shared-probe>`.repeat(200);
    document.body.append(holder);
    const elements = [...holder.children] as ProbeElement[];
    await until(() => expect(read(elements[0]!)).toBeDefined());
    await touch?.(elements);
    for (const element of elements) {
      element.scrollIntoView();
      await until(() => expect(read(element)).toBeDefined());
    }
    const held = () => elements.filter((element) => read(element));
    return { elements, held };
  }

  test("those far from the view give back what they hold, keep their place, and come again", async () => {
    const { elements, held } = await lookAtAll();
    const first = elements[0]!;
    const last = elements[199]!;
    await until(() => expect(held().length).toBeLessThanOrEqual(48 + 100));
    await until(() => expect(read(first)).toBeUndefined());
    expect(read(last)).toBeDefined();
    const height = document.documentElement.scrollHeight;
    expect(first.offsetHeight).toBe(last.offsetHeight);
    first.scrollIntoView();
    await until(() => expect(read(first)).toBeDefined());
    expect(first.offsetHeight).toBe(last.offsetHeight);
    expect(document.documentElement.scrollHeight).toBe(height);
    // Nothing is left of what stood there meanwhile.
    expect(first.shadowRoot.querySelector("[style]")).toBeNull();
  });

  test("what was given back takes new attributes, and leaves with its element", async () => {
    const { elements } = await lookAtAll();
    const [first, second] = elements as [ProbeElement, ProbeElement];
    await until(() => expect(read(first)).toBeUndefined());
    first.setAttribute("label", "otra vez");
    second.remove();
    first.scrollIntoView();
    await expectShown(first, { label: "otra vez" });
    document.body.append(second);
    second.scrollIntoView();
    await until(() => expect(read(second)).toBeDefined());
    expect(second.shadowRoot.querySelectorAll("output")).toHaveLength(1);
  });

  test("what a visitor has touched stays as it is", async () => {
    const { elements, held } = await lookAtAll(async ([first]) => {
      await userEvent.click(first!.shadowRoot.querySelector("button")!);
      await until(() => expect(first!.shadowRoot.querySelector("button")).toHaveTextContent("1"));
    });
    const [first, second] = elements as [ProbeElement, ProbeElement];
    await until(() => expect(read(second)).toBeUndefined());
    expect(first.shadowRoot.querySelector("button")).toHaveTextContent("1");
    expect(held()).toContain(first);
  });
});
