import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  expectAccessible,
  type Mount,
  payInFrame,
  type SuiteContext,
  until,
} from "../../src/testing";
import { configure } from "../../src/state/page/settings";
import type { AccountMenuProps } from "./AccountMenu";

/** What the menu does, in whichever flavour. */
export function accountMenuSuite(mount: Mount<AccountMenuProps>, context: SuiteContext) {
  const links = (root: ParentNode) =>
    [...root.querySelectorAll("a")].map((link) => new URL(link.href).pathname);

  test("greets a buyer and leads to their account and purchases", async () => {
    context.signIn(await context.api.seedUser({ firstName: "Ana", lastName: "Ruiz" }));
    const { text, root } = mount({ current: "/auctions/won" });
    await until(() => expect(text()).toContain("Hola, Ana"));
    expect(root.querySelector("[part~=initials]")).toHaveTextContent("AR");
    expect(text()).toContain("Compras");
    expect(text()).not.toContain("Ventas");
    expect(links(root)).toContain("/account/notifications");
    expect(root.querySelector("[aria-current=page]")).toHaveTextContent("Ganadas");
    await expectAccessible(root);
  });

  test("marks the profile under both of its addresses", async () => {
    context.signIn(await context.api.seedUser({ firstName: "Ana" }));
    const { text, root } = mount({ current: "/account/profile" });
    await until(() => expect(text()).toContain("Hola, Ana"));
    const shown = root.querySelector("[aria-current=page]");
    expect(shown).toHaveAttribute("href", `${context.apiBase}/cuenta/perfil`);
  });

  test("leads to pages of a site of one's own where it says so", async () => {
    context.signIn(await context.api.seedUser({ firstName: "Ana" }));
    const { text, root } = mount({ current: "/mis-compras" });
    await until(() => expect(text()).toContain("Hola, Ana"));
    expect(root.querySelector("[aria-current=page]")).toBeNull();
    configure({ paths: { won: "/mis-compras", offers: "https://ofertas.example/todas" } });
    try {
      await until(() => expect(links(root)).toContain("/mis-compras"));
      const hrefs = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
      expect(hrefs).toContain("/mis-compras");
      expect(hrefs).toContain("https://ofertas.example/todas");
      expect(links(root)).not.toContain("/auctions/won");
      expect(root.querySelector("[aria-current=page]")).toHaveTextContent("Ganadas");
      expect(links(root)).toContain("/auctions/lost");
    } finally {
      configure({ paths: {} });
    }
  });

  test("greets the company of a seller, who has sales and no notices", async () => {
    context.signIn(await context.api.seedUser({ admin: true, companyname: "Automóviles Turia" }));
    const { text, root } = mount({ current: "/invoiceseller/paid" });
    await until(() => expect(text()).toContain("Hola, Automóviles Turia"));
    expect(links(root)).toContain("/seller/buynow/draft");
    expect(links(root)).not.toContain("/account/notifications");
    const open = [...root.querySelectorAll("details")].map((section) => section.open);
    expect(open).toEqual([true, true, false, true, true, true]);
    await expectAccessible(root);
  });

  test("leads people who work for a seller to what they may do", async () => {
    const seller = await context.api.seedUser({ admin: true });
    const employee = { asEmployeesId: seller.id, permissions: ["money"] as const };
    context.signIn(await context.api.seedUser({ firstName: "Eva", ...employee }));
    context.faults.always("cart/pendingCount", "refuse");
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Hola, Eva"));
    await until(() => expect(links(root)).toContain("/invoiceseller/all"));
    expect(links(root)).toEqual(
      expect.not.arrayContaining([
        "/post_project/create_lot/add",
        "/seller/auctions/draft",
        "/seller/reports",
        "/seller/organization",
        "/payments/viewplans",
      ]),
    );
    await expectAccessible(root);
  });

  test("counts lots in which one is outbid or winning, and unsold ones", async () => {
    const [seller, rival] = [
      await context.api.seedUser({ admin: true }),
      await context.api.seedUser(),
    ];
    const [lost, led] = [await context.api.seedLot(), await context.api.seedLot()];
    const bid = async (lot: number, by: { token: string }, amount: string) => {
      const proposed_amount = amount;
      const idempotency_key = crypto.randomUUID();
      const input = { project_id: lot, proposed_amount, bid_type: "max", idempotency_key } as const;
      expect((await context.api.call("bid/confirm", input, by)).code).toBeNull();
    };
    await bid(lost, seller, "6000");
    await bid(lost, rival, "9000");
    await bid(led, seller, "9000");
    await context.api.seedLot({
      sellerId: seller.id,
      status: "unsold",
      opensInMs: -7_200_000,
      closesInMs: -3_600_000,
    });
    context.signIn(seller);
    const { root } = mount({});
    const badge = (path: string) =>
      root.querySelector(`a[href$="${path}"] [part~=badge]`)?.textContent;
    await until(() => expect(badge("/auctions/outbid")).toContain("1 lote"));
    await until(() => expect(badge("/auctions/winning")).toContain("1 lote"));
    await until(() =>
      expect(badge("/seller/auctions/unsold?f.state=unsold,closed")).toBe(
        "11 lote para volver a publicar",
      ),
    );
    const lot = await context.api.seedLot({ depositCents: 50_000 });
    const paid = await context.api.call("credit/addBidDeposit", { project_id: lot }, seller);
    await payInFrame(context.api, paid.responseData.frame_url ?? "");
    context.runtime.invalidate();
    await until(() => expect(badge("/deposits/all")).toContain("1 retenido"));
    expect(badge("/seller/buynow/open")).toBeUndefined();
    const direct = {
      sellerId: seller.id,
      auction: 0,
      extension: null,
      startCents: 500_000,
    } as const;
    await context.api.call(
      "makeoffer/addToMakeoffer",
      {
        project_id: await context.api.seedLot({ ...direct, reserveCents: null }),
        amount: "4500",
        accept_terms: 1,
        idempotency_key: crypto.randomUUID(),
      },
      await context.api.seedUser(),
    );
    context.runtime.invalidate();
    await until(() => expect(badge("/seller/buynow/open")).toContain("1"));
    expect(badge("/auctions/won")).toBeUndefined();
  });

  test("folds its entries away where there is little room", async () => {
    context.signIn(await context.api.seedUser());
    const { root, update } = mount({ collapsible: true, current: "/auctions/won" });
    const toggle = page.getByRole("button", { name: "Abrir el menú de la cuenta" });
    await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
    expect(page.getByRole("link", { name: "Mi perfil" }).elements()).toHaveLength(0);
    await toggle.click();
    await expect.element(page.getByRole("link", { name: "Mi perfil" })).toBeVisible();
    await expectAccessible(root);
    update({ current: "/auctions/lost" });
    await until(() =>
      expect(page.getByRole("link", { name: "Mi perfil" }).elements()).toHaveLength(0),
    );
  });

  test("signs out, unless the host does", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const hosted = mount({}, { refuse: ["martillo-logout-request"] });
    await page.getByRole("button", { name: "Cerrar sesión", exact: true }).click();
    await until(() =>
      expect(hosted.told("martillo-logout-request")).toEqual([{ everywhere: false }]),
    );
    expect((await context.api.call("user/validateUser", {}, me)).code).toBeNull();
    hosted.unmount();

    const { told, text } = mount({});
    await page.getByRole("button", { name: "Cerrar sesión", exact: true }).click();
    await until(() => expect(told("martillo-logged-out")).toEqual([{}]));
    expect(text()).toContain("Inicie sesión para ver su cuenta");
    expect((await context.api.call("user/validateUser", {}, me)).code).toBe("SESSION_EXPIRED");
  });

  test("asks before it ends the sessions of all devices", async () => {
    const me = await context.api.seedUser();
    const elsewhere = (await context.api.call("user/login", me)).responseData.token;
    context.signIn(me);
    const { told, root } = mount({});
    await page.getByRole("button", { name: "todos los dispositivos" }).click();
    await expect.element(page.getByText("en todos los demás navegadores")).toBeVisible();
    await expectAccessible(root);
    await userEvent.keyboard("{Escape}");
    expect((await context.api.call("user/validateUser", {}, me)).code).toBeNull();
    await page.getByRole("button", { name: "todos los dispositivos" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Cerrar sesión", exact: true })
      .click();
    await until(() => expect(told("martillo-logged-out")).toEqual([{}]));
    for (const token of [me.token, elsewhere]) {
      const answer = await context.api.call("user/validateUser", {}, { token });
      expect(answer.code).toBe("SESSION_EXPIRED");
    }
  });

  test("says why sessions could not be ended, and stays signed in", async () => {
    context.signIn(await context.api.seedUser());
    const { text } = mount({});
    await page.getByRole("button", { name: "todos los dispositivos" }).click();
    context.faults.next("custom/endSessions", "refuse");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Cerrar sesión", exact: true })
      .click();
    await until(() => expect(page.getByRole("alert").elements()).toHaveLength(1));
    expect(text()).toContain("Hola, Lucía");
  });

  test("offers guests a way in", async () => {
    const { told, root } = mount({});
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(root);
  });
}
