import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { firstList } from "../../src/embed/first-list";
import { findPageList, type SearchQuery } from "../../src/state";
import type { LotListProps } from "./LotList";

const WIDE = "width: 1200px";
const NARROW = "width: 360px";

/** What a lot list does, in whichever flavour. */
export function lotListSuite(mount: Mount<LotListProps>, context: SuiteContext) {
  /** Lots of one seller of their own, so that cases do not see each other's. */
  async function seed(count: number, each: (n: number) => object = () => ({})) {
    const seller = await context.api.seedUser({ admin: true });
    const ids: number[] = [];
    for (let n = 0; n < count; n++) {
      ids.push(
        await context.api.seedLot({ sellerId: seller.id, title: `Vehículo ${n + 1}`, ...each(n) }),
      );
    }
    return { seller, ids, query: { filters: { seller_id: seller.id } } };
  }

  const cards = (root: ShadowRoot | HTMLElement) =>
    [...root.querySelectorAll("article[data-phase=ready] h3")].map((node) => node.textContent);

  test("lists twelve lots of a search, what ends first, without asking for each", async () => {
    const { query } = await seed(14);
    const { root, text } = mount({ auction: 1, query });
    await until(() => expect(cards(root)).toHaveLength(12));
    expect(cards(root)[0]).toBe("Vehículo 1");
    expect(text()).toContain("14 lotes");
    const actions = context.faults.requests.map(({ action }) => action);
    expect(actions).toContain("product/search");
    expect(actions).not.toContain("product/lots");
    await expectAccessible(root);
  });

  test("keeps its cards live", async () => {
    const { query, ids } = await seed(2, () => ({ startCents: 500_000 }));
    const { text } = mount({ query });
    await until(() => expect(text()).toContain("Vehículo 2"));
    const bid = {
      project_id: ids[0] ?? 0,
      proposed_amount: "5000.00",
      idempotency_key: crypto.randomUUID(),
    };
    await context.api.call("bid/confirm", bid, await context.api.seedUser());
    await until(() => expect(text()).toContain("Puja actual 5.000 € 1 puja"));
  });

  test("turns pages, tells its query, and brings the focus to the top", async () => {
    const { query } = await seed(14);
    const { root, told } = mount({ query });
    await until(() => expect(cards(root)).toHaveLength(12));
    await page.getByRole("button", { name: "Página 2" }).click();
    await until(() => expect(cards(root)).toEqual(["Vehículo 13", "Vehículo 14"]));
    expect(told("martillo-query-changed")).toEqual([{ query: { ...query, page: 2 } }]);
    expect(focused(root)).toBe("14 lotes");
    await until(() => expect(spoken(root)).toContain("14 lotes, página 2 de 2."));
  });

  test("follows the query of its host", async () => {
    const { query } = await seed(14);
    const { root, update } = mount({ query });
    await until(() => expect(cards(root)).toHaveLength(12));
    update({ query: { ...query, page: 2 } });
    await until(() => expect(cards(root)).toHaveLength(2));
    update({ query: { ...query, search: "Vehículo 7" } });
    await until(() => expect(cards(root)).toEqual(["Vehículo 7"]));
  });

  test("makes pages real links where the host knows their address", async () => {
    const { query } = await seed(14);
    const { root, told } = mount({ query, queryHref: ({ page: n }) => `#page-${String(n)}` });
    await until(() => expect(cards(root)).toHaveLength(12));
    const link = page.getByRole("link", { name: "Página 2" });
    await expect.element(link).toHaveAttribute("href", "#page-2");
    await link.click();
    await until(() => expect(cards(root)).toHaveLength(2));
    expect(told("martillo-query-changed")).toHaveLength(1);
  });

  test("sorts", async () => {
    const { query } = await seed(3, (n) => ({ startCents: [300_000, 100_000, 200_000][n] }));
    const { root, told } = mount({ query });
    await until(() => expect(cards(root)).toHaveLength(3));
    await page
      .getByRole("combobox", { name: "Ordenar por" })
      .selectOptions("Precio: de menor a mayor");
    await until(() => expect(cards(root)).toEqual(["Vehículo 2", "Vehículo 3", "Vehículo 1"]));
    expect(told("martillo-query-changed")).toEqual([
      { query: { ...query, orderby: "wprice", order: "asc" } },
    ]);
  });

  test("filters beside the list where there is room, keeping the focus", async () => {
    const { query } = await seed(3, (n) => ({ brand: `Marca ${n}`, model: `Modelo ${n}` }));
    const { root, text, told } = mount({ query }, { style: WIDE });
    await until(() => expect(cards(root)).toHaveLength(3));
    await page.getByRole("checkbox", { name: "Marca 1" }).click();
    await until(() => expect(cards(root)).toEqual(["Vehículo 2"]));
    await expect.element(page.getByRole("checkbox", { name: "Marca 1" })).toBeChecked();
    expect(text()).toContain("1 lote");
    // The list is dimmed for a moment before it changes.
    await until(() => {
      const grid = root.querySelector(".martillo-lot-list__grid");
      expect(grid && getComputedStyle(grid).opacity).toBe("1");
    });
    await expectAccessible(root);
    await page.getByRole("button", { name: "Quitar Marca: Marca 1" }).click();
    await until(() => expect(cards(root)).toHaveLength(3));
    expect(told("martillo-query-changed").at(-1)).toEqual({ query });
  });

  test("takes a range when its field is left, and puts its ends right", async () => {
    const { query } = await seed(3, (n) => ({ kilometers: (n + 1) * 10_000 }));
    const { root, told } = mount({ query }, { style: WIDE });
    await until(() => expect(cards(root)).toHaveLength(3));
    await page.getByRole("textbox", { name: "Kilómetros, desde" }).fill("25.000");
    await page.getByRole("textbox", { name: "Kilómetros, hasta" }).fill("15000");
    await userEvent.keyboard("{Enter}");
    await until(() => expect(cards(root)).toEqual(["Vehículo 2"]));
    expect(told("martillo-query-changed").at(-1)).toEqual({
      query: { filters: { ...query.filters, kilometers: { min: 15_000, max: 25_000 } } },
    });
    await expect
      .element(page.getByRole("button", { name: "Quitar Kilómetros: 15.000 km – 25.000 km" }))
      .toBeVisible();
  });

  test("filters in a dialog where there is none", async () => {
    const { query } = await seed(2, (n) => ({ fuel: ["Diésel", "Eléctrico"][n] }));
    const { root } = mount({ query }, { style: NARROW });
    await until(() => expect(cards(root)).toHaveLength(2));
    await page.getByRole("button", { name: "Filtros" }).click();
    const dialog = page.getByRole("dialog", { name: "Filtros" });
    await dialog.getByRole("checkbox", { name: "Eléctrico" }).click();
    const show = dialog.getByRole("button", { name: "Ver 1 lote" });
    await expect.element(show).toBeVisible();
    await expectAccessible(root);
    await show.click();
    await until(() => expect(cards(root)).toEqual(["Vehículo 2"]));
    await until(() => expect(focused(root)).toBe("Filtros (1)"));
  });

  test("has no filters in a narrow list until they are opened", async () => {
    const { query } = await seed(1);
    const { root } = mount({ query }, { style: NARROW });
    await until(() => expect(cards(root)).toHaveLength(1));
    expect(root.querySelectorAll("[part~=filters]")).toHaveLength(0);
    await page.getByRole("button", { name: "Filtros" }).click();
    await expect.element(page.getByRole("dialog", { name: "Filtros" })).toBeVisible();
    expect(root.querySelectorAll("[part~=filters]")).toHaveLength(1);
  });

  test("asks first what the loader has asked for it already", async () => {
    const queries: SearchQuery[] = [
      {},
      { auction: 0, search: "furgón, 2 ejes", page: 2 },
      { orderby: "wprice", filters: { brand: ["Seat", "a&b=c"], price: { min: 5 } } },
    ];
    const scopes = [{}, { seller: 7, event: 3, category: "Motos, Furgonetas" }];
    const asked = scopes.flatMap((scope) => queries.map((query) => ({ ...scope, query })));
    for (const { query, ...scope } of asked) {
      const before = context.faults.requests.length;
      const { unmount } = mount({ ...scope, query, auction: 1, limit: 4 });
      await until(() => expect(context.faults.requests.length).toBeGreaterThan(before));
      const element = document.createElement("div");
      element.setAttribute("query", JSON.stringify(query));
      element.setAttribute("auction", "1");
      element.setAttribute("limit", "4");
      for (const [name, value] of Object.entries(scope)) element.setAttribute(name, String(value));
      const first = context.faults.requests[before];
      expect([first?.method, first?.url.search]).toEqual(["GET", `?${firstList(element)}`]);
      unmount();
    }
  });

  test("shows a seller's lots alone, also with other filters and without any", async () => {
    const { seller, ids } = await seed(2, (n) => ({
      category: ["Motos", "Furgonetas"][n],
      brand: ["Propia", "Otra propia"][n],
    }));
    await seed(1, () => ({ title: "Lote ajeno", brand: "Ajena", category: "Motos" }));
    const { root, text, told } = mount({ seller: seller.id }, { style: WIDE });
    await until(() => expect(cards(root)).toEqual(["Vehículo 1", "Vehículo 2"]));
    // Filters of others' lots would all lead nowhere.
    expect(text()).not.toContain("Ajena");
    await page.getByRole("checkbox", { name: "Motos" }).click();
    await until(() => expect(cards(root)).toEqual(["Vehículo 1"]));
    // What the page says is the page's: the query tells what the visitor has chosen.
    expect(told("martillo-query-changed").at(-1)).toEqual({
      query: { filters: { category: ["Motos"] } },
    });
    await page.getByRole("button", { name: "Borrar filtros" }).first().click();
    await until(() => expect(cards(root)).toHaveLength(ids.length));
    expect(text()).not.toContain("Lote ajeno");
  });

  test("shows the categories that the page names, and lets nobody out of them", async () => {
    const { seller } = await seed(3, (n) => ({ category: ["Motos", "Furgonetas", "Camiones"][n] }));
    const { root, text, update } = mount(
      { seller: seller.id, category: "Motos, Furgonetas" },
      { style: WIDE },
    );
    await until(() => expect(cards(root)).toEqual(["Vehículo 1", "Vehículo 2"]));
    expect(text()).not.toContain("Camiones");
    await page.getByRole("checkbox", { name: "Furgonetas" }).click();
    await until(() => expect(cards(root)).toEqual(["Vehículo 2"]));
    update({ seller: seller.id, category: "Camiones" });
    await until(() => expect(cards(root)).toEqual(["Vehículo 3"]));
  });

  test("shows the lots of an event", async () => {
    const { seller, ids } = await seed(2);
    const [event] = await context.api.db.query<{ id: number }>(
      `insert into auctions (title, seller_id, opens_at, closes_at)
       values ('Evento', $1, now(), now() + interval '1 day') returning id`,
      [seller.id],
    );
    await context.api.db.query("update lots set auction_id = $1 where id = $2", [
      event?.id,
      ids[1],
    ]);
    const { root } = mount({ event: event?.id ?? 0 });
    await until(() => expect(cards(root)).toEqual(["Vehículo 2"]));
  });

  test("is searched by a box of the page, within its filters", async () => {
    const { seller } = await seed(3, (n) => ({ category: n === 0 ? "Motos" : "Coches" }));
    const { root, told, text, unmount } = mount({
      seller: seller.id,
      query: { page: 2, limit: 2, filters: { category: ["Coches"] } },
    });
    await until(() => expect(findPageList(undefined)).toBeDefined());
    findPageList(undefined)?.search("Vehículo");
    await until(() => expect(text()).toContain("2 lotes para «Vehículo»"));
    expect(cards(root)).toEqual(["Vehículo 2", "Vehículo 3"]);
    expect(told("martillo-query-changed").at(-1)).toEqual({
      query: { limit: 2, search: "Vehículo", filters: { category: ["Coches"] } },
    });
    findPageList(undefined)?.search("");
    await until(() => expect(text()).not.toContain("«Vehículo»"));

    // Of two lists the box has to say which one it means.
    const other = mount({ seller: seller.id });
    await until(() => expect(cards(other.root)).toHaveLength(3));
    expect(findPageList(undefined)).toBeUndefined();
    other.host.id = "otros";
    findPageList("otros")?.search("Vehículo 1");
    await until(() => expect(cards(other.root)).toEqual(["Vehículo 1"]));
    expect(findPageList("nadie")).toBeUndefined();
    other.unmount();
    unmount();
    await until(() => expect(findPageList("otros")).toBeUndefined());
  });

  test("a search leaves the box above the list in the window, wherever the page was scrolled to", async () => {
    const box = document.createElement("div");
    box.style.cssText = "height: 60px; margin-top: 20px";
    document.body.prepend(box);
    onTestFinished(() => {
      box.remove();
      scrollTo(0, 0);
    });
    const { seller } = await seed(12);
    const { root, text } = mount({ seller: seller.id });
    await until(() => expect(cards(root)).toHaveLength(12));
    expect(document.documentElement.scrollHeight).toBeGreaterThan(2 * innerHeight);
    const isBoxSeen = () => {
      const { top, bottom } = box.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    findPageList(undefined)?.search("Vehículo");
    await until(() => expect(text()).toContain("para «Vehículo»"));
    expect([scrollY, isBoxSeen()]).toEqual([0, true]);

    scrollTo(0, document.documentElement.scrollHeight);
    await until(() => expect(isBoxSeen()).toBe(false));
    findPageList(undefined)?.search("");
    await until(() => expect(isBoxSeen()).toBe(true));
  });

  describe("mistakes of the page", () => {
    const told = vi.fn();
    beforeEach(() => void vi.spyOn(console, "error").mockImplementation(told));
    afterEach(() => {
      vi.restoreAllMocks();
      told.mockReset();
    });
    const said = () => told.mock.calls.map(([text]) => String(text)).join("\n");

    test.each([
      [{ seller: Number.NaN }, /seller="NaN" is not the number of a seller/],
      [{ seller: 0 }, /seller="0" is not the number/],
      [{ event: 1.5 }, /event="1.5" is not the number/],
      [{ query: { filters: { vendedor: 3 } } as SearchQuery }, /filters\.vendedor/],
      [{ query: { brand: ["Seat"] } as unknown as SearchQuery }, /brand: Los filtros van dentro/],
    ])("%o lists nobody's lots, and only the console says why", async (props, why) => {
      await seed(1);
      const { root, text } = mount(props);
      await until(() => expect(text()).toContain("Ahora no se pueden mostrar los lotes."));
      expect(cards(root)).toEqual([]);
      await until(() => expect(said()).toMatch(why));
      await expectAccessible(root);
    });

    test.each([
      ["sellr", "seller"],
      ["vendedor", "seller"],
      ["events", "event"],
    ])("%s lists nobody's lots, and is told once, as meant for %s", async (name, meant) => {
      await seed(1);
      const { host, root, text } = mount({});
      host.setAttribute(name, "4");
      // As a page that wrote it from the start.
      host.parentNode?.append(host);
      await until(() => expect(text()).toContain("Ahora no se pueden mostrar los lotes."));
      expect(cards(root)).toEqual([]);
      await until(() => expect(said()).toContain(`"${name}"; did you mean "${meant}"?`));
      expect(said()).not.toContain("is not the number");
      await expectAccessible(root);
    });

    test.each([0, 101, 2.5, Number.NaN])("a limit of %s is the usual one", async (limit) => {
      const { seller } = await seed(13);
      const { root } = mount({ seller: seller.id, limit });
      await until(() => expect(cards(root)).toHaveLength(12));
      await until(() => expect(said()).toContain(`limit="${limit}" cannot be`));
    });
  });

  test("searches for what was meant, and says so", async () => {
    const { query } = await seed(1, () => ({ title: "Volkswagen Crafter" }));
    const { root, text } = mount({ query: { ...query, search: "wolksvagen" } });
    await until(() => expect(cards(root)).toEqual(["Volkswagen Crafter"]));
    expect(text()).toContain("1 lote para «volkswagen»");
    expect(text()).toContain(
      "No hay nada para «wolksvagen». Estos son los lotes para «volkswagen».",
    );
    await expectAccessible(root);
  });

  test("shows what the other kind of sale has, with its filters, where its own has nothing", async () => {
    const { seller } = await seed(2, () => ({ auction: 0, extension: null, brand: "Única" }));
    const filters = { brand: ["Única"] };
    const { root, told } = mount({ auction: 1, seller: seller.id, query: { filters } });
    await page.getByRole("button", { name: "Ver 2 lotes en venta directa" }).click();
    await until(() => expect(cards(root)).toEqual(["Vehículo 2", "Vehículo 1"]));
    expect(told("martillo-query-changed")).toEqual([{ query: { filters, auction: 0 } }]);
    await page.getByRole("button", { name: "Quitar Forma de venta: Venta directa" }).click();
    await until(() => expect(cards(root)).toEqual([]));
  });

  test("offers letters about what there is not, filled in", async () => {
    const { query } = await seed(1);
    const { text, root } = mount({ query: { ...query, search: "submarino" } });
    await until(() => expect(text()).toContain("No hay lotes que coincidan"));
    await page.getByRole("button", { name: "Avíseme" }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toBeVisible();
    await until(() => {
      const fields = root.querySelectorAll<HTMLInputElement>("dialog[open] input");
      expect([...fields].map(({ value }) => value)).toContain("submarino");
    });
    await expectAccessible(root);
  });

  test("shows the last page where a link says a later one", async () => {
    const { query } = await seed(14);
    const { root } = mount({ query: { ...query, page: 9 } });
    await until(() => expect(cards(root)).toEqual(["Vehículo 13", "Vehículo 14"]));
    await expect
      .element(page.getByRole("button", { name: "Página 2" }))
      .toHaveAttribute("aria-current", "page");
  });

  test("says what to do when nothing is found", async () => {
    const { query } = await seed(1);
    const { root, text } = mount({ query: { ...query, search: "submarino" } });
    await until(() => expect(text()).toContain("No hay lotes que coincidan"));
    await expectAccessible(root);
    const buttons = page.getByRole("button", { name: "Borrar filtros" });
    await buttons.last().click();
    await until(() => expect(cards(root)).toEqual(["Vehículo 1"]));
  });

  test("offers another try when the API cannot be reached", async () => {
    const { query } = await seed(1);
    context.faults.always("product/search", "refuse");
    const { root, text } = mount({ query });
    await until(() => expect(text()).toContain("No hemos podido cargar"), 8_000);
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(cards(root)).toHaveLength(1), 5_000);
  });

  test("keeps the places of its cards while it loads", async () => {
    context.faults.next("product/search", "hang");
    const { root } = mount({ limit: 4 });
    await until(() => expect(root.querySelectorAll("article[data-phase=loading]")).toHaveLength(4));
    expect(root.querySelector("[aria-busy=true]")).not.toBeNull();
    await expectAccessible(root);
  });

  test("shows the caller's own lists", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { ids } = await seed(3);
    await context.api.call("user/addWatchlist", { project_id: ids[1] ?? 0 }, me);
    const { root, text } = mount({ list: "watchlist" });
    await until(() => expect(cards(root)).toEqual(["Vehículo 2"]));
    expect(text()).not.toContain("Filtros");
  });

  test("shows nobody the list of the user before", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const { ids } = await seed(3);
    await context.api.call("user/addWatchlist", { project_id: ids[1] ?? 0 }, me);
    const { root } = mount({ list: "watchlist" });
    await until(() => expect(cards(root)).toEqual(["Vehículo 2"]));
    context.faults.always("product/dashboard", "lose");
    const next = await context.api.seedUser();
    context.signIn(next);
    const { store } = context.runtime.session;
    await until(() => expect(store.getState().user?.id).toBe(next.id));
    await until(() => expect(cards(root)).toEqual([]));
  });

  test("says what an empty list of one's own is for", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({ list: "winning" });
    await until(() => expect(text()).toContain("en cuanto puje"));
  });

  test("asks guests to sign in for lists of their own", async () => {
    const { text, told, root } = mount({ list: "winning" }, { refuse: ["martillo-login-request"] });
    await until(() => expect(text()).toContain("Inicie sesión para ver esta lista"));
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    await expectAccessible(root);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("signs a guest in where no host does, and reads the list then", async () => {
    const me = await context.api.seedUser();
    const { text } = mount({ list: "winning" });
    await until(() => expect(text()).toContain("Inicie sesión para ver esta lista"));
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    const dialog = page.getByRole("dialog", { name: "Iniciar sesión" });
    await dialog.getByLabelText("Correo electrónico").fill(me.email);
    await dialog.getByLabelText("Contraseña", { exact: true }).fill(me.password);
    await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await until(() => expect(text()).not.toContain("Inicie sesión para ver esta lista"));
  });

  test("tells what its cards tell", async () => {
    const { query, ids } = await seed(1);
    const { told } = mount({ query }, { refuse: ["martillo-lot-open-request"] });
    await page.getByRole("link", { name: "Vehículo 1" }).click();
    expect(told("martillo-lot-open-request")).toMatchObject([{ lot: ids[0] }]);
  });
}

function focused(root: ShadowRoot | HTMLElement): string {
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active?.textContent ?? "";
}

function spoken(root: ShadowRoot | HTMLElement): string {
  const regions = root.querySelectorAll("section > [role=status]");
  return [...regions].map((region) => region.textContent).join(" ");
}
