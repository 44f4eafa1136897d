import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { addPageList } from "../../src/state";
import type { SearchBoxProps } from "./SearchBox";

/** What a search box does, in whichever flavour. */
export function searchBoxSuite(mount: Mount<SearchBoxProps>, context: SuiteContext) {
  const box = () => page.getByRole("combobox", { name: "Buscar vehículos" });
  const options = () => page.getByRole("option");
  const lots: number[] = [];

  /** Once for all cases: what there is to find. */
  async function seed() {
    const [first] = (await context.api.call("product/search", { search: "Quadrilette" }))
      .responseData.records;
    if (first) return;
    lots.length = 0;
    const common = { brand: "Peugeot", model: "Quadrilette" };
    lots.push(
      await context.api.seedLot({ ...common, title: "Peugeot Quadrilette de 1921" }),
      await context.api.seedLot({
        ...common,
        title: "Peugeot Quadrilette furgón",
        auction: 0,
        startCents: 1_234_500,
      }),
    );
  }

  const suggestionRequests = () =>
    context.faults.requests.filter(({ action }) => action === "product/suggestions");

  test("suggests lots as one types, with price and kind, and marks what was found", async () => {
    await seed();
    const { root, text } = mount({}, { style: "padding: 40px" });
    await box().fill("quadril");
    await expect.element(options().first()).toBeVisible();
    await until(() => expect(text()).toContain("Peugeot Quadrilette furgón"));
    expect(text()).toContain("12.345 €");
    expect(text()).toContain("Venta directa");
    expect(text()).toContain("Subasta");
    expect(root.querySelector("mark")).toHaveTextContent("Quadril");
    await expect.element(box()).toHaveAttribute("aria-expanded", "true");
    const frame = root.querySelector('[part="box"]')?.getBoundingClientRect();
    await until(() => {
      const list = root.querySelector('[part="popover"]')?.getBoundingClientRect();
      expect([list?.left, list?.width]).toEqual([frame?.left, frame?.width]);
      expect(list?.top).toBeGreaterThan(frame?.bottom ?? 0);
    });
    await expectAccessible(root);
  });

  test("asks for a text at once, for one typed in one go when it pauses, and nothing for a letter", async () => {
    await seed();
    const { text } = mount({});
    await box().click();
    // No time passes while the test types, however long the machine takes.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.keyboard("q");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(suggestionRequests()).toHaveLength(0);
    await userEvent.keyboard("uadrilette");
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    const asked = () => suggestionRequests().map(({ url }) => url.searchParams.get("q"));
    await until(() => expect(asked().at(-1)).toBe("quadrilette"));
    await until(() => expect(text()).toContain("furgón"));
    expect(asked().length).toBeLessThanOrEqual(2);
    expect(suggestionRequests().every(({ method }) => method === "GET")).toBe(true);
  });

  test("searches the list of the page, and the one that it names among several", async () => {
    const asked: string[] = [];
    const list = (id: string) => {
      const node = document.createElement("div");
      node.id = id;
      document.body.append(node);
      onTestFinished(() => node.remove());
      return addPageList({ node, search: (text) => asked.push(`${id}: ${text}`) });
    };
    onTestFinished(list("uno"));
    const only = mount({ auction: 1 });
    await box().fill("furgón");
    await userEvent.keyboard("{Enter}");
    expect(asked).toEqual(["uno: furgón"]);
    expect(only.told("martillo-search-request")).toHaveLength(1);
    await box().fill("");
    await userEvent.keyboard("{Enter}");
    expect(asked.at(-1)).toBe("uno: ");
    only.unmount();

    onTestFinished(list("dos"));
    const named = mount({ htmlFor: "dos" });
    await box().fill("moto");
    await userEvent.keyboard("{Enter}");
    expect(asked.at(-1)).toBe("dos: moto");
    named.unmount();

    // A host page that takes the search over decides what to do with it.
    asked.length = 0;
    const taken = mount({ htmlFor: "dos" }, { refuse: ["martillo-search-request"] });
    await box().fill("moto");
    await userEvent.keyboard("{Enter}");
    await until(() => expect(taken.told("martillo-search-request")).toHaveLength(1));
    expect(asked).toEqual([]);
    taken.unmount();

    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    mount({ htmlFor: "tres" });
    await box().fill("moto");
    await userEvent.keyboard("{Enter}");
    await until(() => expect(told).toHaveBeenCalledWith(expect.stringMatching(/id="tres"/)));
    expect(asked).toEqual([]);
    told.mockRestore();
  });

  test("gives up what it asked for a former text", async () => {
    context.faults.always("product/suggestions", "lose");
    mount({});
    await box().fill("qu");
    await until(() => expect(suggestionRequests()).toHaveLength(1));
    await box().fill("quadrilette");
    await until(() => expect(suggestionRequests()).toHaveLength(2));
    expect(suggestionRequests().map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await userEvent.keyboard("{Escape}{Tab}");
    await until(() => expect(suggestionRequests()[1]?.signal.aborted).toBe(true));
  });

  test("shows what it has answered before in the next frame, without asking", async () => {
    await seed();
    const { root, text } = mount({});
    await box().fill("quadril");
    await until(() => expect(text()).toContain("furgón"));
    await box().fill("zzz");
    await until(() => expect(text()).not.toContain("furgón"));
    await until(() => expect(suggestionRequests()).toHaveLength(2));
    context.faults.always("product/suggestions", "lose");
    const input = root.querySelector("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      input,
      "quadril",
    );
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    await frames(2);
    expect(text()).toContain("furgón");
    expect(suggestionRequests()).toHaveLength(2);
  });

  test("keeps what still fits while the answer to more letters is on its way", async () => {
    await seed();
    const { text } = mount({});
    await box().fill("quadril");
    await until(() => expect(text()).toContain("furgón"));
    expect(text()).toContain("1921");
    context.faults.always("product/suggestions", "lose");
    await box().fill("quadril furg");
    await until(() => expect(text()).not.toContain("1921"));
    expect(text()).toContain("furgón");
    expect(text()).toContain("Buscar «quadril furg»");
  });

  test("suggests only what is sold that way", async () => {
    await seed();
    const { text } = mount({ auction: 0 });
    await box().fill("quadrilette");
    await until(() => expect(text()).toContain("furgón"));
    expect(text()).not.toContain("1921");
  });

  test("never shows the answer to a former text", async () => {
    await seed();
    const { text } = mount({});
    await box().fill("quadrilette");
    await until(() => expect(text()).toContain("furgón"));
    context.faults.always("product/suggestions", "hang");
    await box().fill("otra cosa");
    await until(() => expect(suggestionRequests().length).toBeGreaterThan(1));
    expect(text()).not.toContain("furgón");
  });

  test("is moved through with the arrows, and Enter opens the lot", async () => {
    await seed();
    const { root, told } = mount({}, { refuse: ["martillo-lot-open-request"] });
    await box().fill("quadrilette");
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    const first = options().first();
    await expect.element(first).toHaveAttribute("aria-selected", "true");
    const input = root.querySelector("input");
    expect(input?.getAttribute("aria-activedescendant")).toBe(first.element().id);
    await userEvent.keyboard("{End}");
    await expect.element(options().last()).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    const opened = told("martillo-lot-open-request");
    expect(opened).toHaveLength(1);
    expect(opened[0]?.url).toBe(`${context.apiBase}/productView/${opened[0]?.lot}`);
    await expect.element(box()).toHaveAttribute("aria-expanded", "false");
  });

  test("goes back to the text past the last option", async () => {
    await seed();
    mount({});
    await box().fill("quadrilette");
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await expect.element(options().first()).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(options().last()).toHaveAttribute("aria-selected", "true");
  });

  test("searches for the text with Enter and with its button", async () => {
    const { told } = mount({ auction: 1 });
    await box().fill("  audi a3 ");
    await userEvent.keyboard("{Enter}");
    const detail = {
      search: "audi a3",
      page: 1,
      limit: 12,
      orderby: "p.id",
      order: "desc",
      auction: 1,
    };
    expect(told("martillo-search-request")).toEqual([detail]);
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    expect(told("martillo-search-request")).toEqual([detail, detail]);
  });

  test("closes with Escape, empties with a second one, and leaves with Tab", async () => {
    await seed();
    const { root } = mount({});
    await box().fill("quadrilette");
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(box()).toHaveAttribute("aria-expanded", "false");
    await expect.element(box()).toHaveValue("quadrilette");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(box()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Tab}");
    await expect.element(box()).toHaveAttribute("aria-expanded", "false");
    await box().click();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect.element(box()).toHaveValue("");
    const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    expect(active?.tagName).toBe("INPUT");
  });

  test("closes with a press elsewhere", async () => {
    await seed();
    mount({});
    await box().fill("quadrilette");
    await expect.element(options().first()).toBeVisible();
    await userEvent.click(document.body, { position: { x: 5, y: 400 } });
    await expect.element(box()).toHaveAttribute("aria-expanded", "false");
  });

  test("completes a term and searches for it", async () => {
    await seed();
    const { told } = mount({});
    await box().fill("peug");
    await page.getByRole("option", { name: "Peugeot Quadrilette", exact: true }).click();
    await expect.element(box()).toHaveValue("Peugeot Quadrilette");
    expect(told("martillo-search-request")).toMatchObject([{ search: "Peugeot Quadrilette" }]);
  });

  test("follows the search of its host", async () => {
    const { update } = mount({ search: "audi" });
    await expect.element(box()).toHaveValue("audi");
    await box().fill("bmw");
    update({ search: "seat" });
    await expect.element(box()).toHaveValue("seat");
  });

  test("is a plain form where nobody takes the search over", async () => {
    const { root } = mount({ action: "/buscar/coches" });
    await expect.element(box()).toBeVisible();
    const form = root.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/buscar/coches");
    expect(form?.method).toBe("get");
    expect(root.querySelector("input")?.name).toBe("search");
    await expectAccessible(root);
  });

  test.each([true, false])("follows its form unless its host refuses: %s", async (isRefused) => {
    const refuse = isRefused ? (["martillo-search-request"] as const) : [];
    const { root, told } = mount({ action: "/buscar" }, { refuse });
    await box().fill("audi");
    const followed: boolean[] = [];
    root.addEventListener("submit", (event) => {
      followed.push(!event.defaultPrevented);
      // The page of the tests stays.
      event.preventDefault();
    });
    await userEvent.keyboard("{Enter}");
    expect(told("martillo-search-request")).toHaveLength(1);
    expect(followed).toEqual([!isRefused]);
  });

  test("goes on searching when suggestions fail", async () => {
    context.faults.always("product/suggestions", "refuse");
    const { told } = mount({});
    await box().fill("audi");
    await pause(300);
    await userEvent.keyboard("{Enter}");
    expect(told("martillo-search-request")).toMatchObject([{ search: "audi" }]);
  });
}

async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
