import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AuctionAccessProps } from "./AuctionAccess";

/** What the widget does, in whichever flavour. */
export function auctionAccessSuite(mount: Mount<AuctionAccessProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function auctionWithTerms(access: "open" | "request" = "request") {
    const seller = await context.api.seedUser({ admin: true });
    const made = await context.api.call(
      "auction/auctionAction",
      {
        action: "save",
        title: "Solo profesionales",
        date_closed: Date.now() + 48 * 3_600_000,
        access,
      },
      seller,
    );
    const auction = made.responseData.record?.id ?? 0;
    const lot = await context.api.call(
      "product/projectAction",
      {
        action: "save",
        title: "Seat Ibiza",
        category: "Turismos",
        brand: "Seat",
        model: "Ibiza",
        start_price: "5990",
      },
      seller,
    );
    const project_ids = [lot.responseData.record.id];
    await context.api.call("auction/addtoAuction", { auction_id: auction, project_ids }, seller);
    await context.api.call(
      "auction/updateAuctionTerms",
      { action: "update", auction_id: auction, html: "<p>Pago en cinco días.</p>" },
      seller,
    );
    await context.api.call("auction/auctionAction", { action: "publish", id: auction }, seller);
    return { auction };
  }

  test("shows a guest the terms, and asks to sign in", async () => {
    const { auction } = await auctionWithTerms();
    const guest = mount({ auction }, { refuse: ["martillo-login-request"] });
    await until(() => expect(guest.text()).toContain("Pago en cinco días."));
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
  });

  test("asks for access, and waits", async () => {
    const { auction } = await auctionWithTerms();
    context.signIn(await context.api.seedUser());
    const { text, told, root } = mount({ auction });
    await page.getByRole("textbox").fill("Compro para mi taller.");
    await expectAccessible(root);
    await button("Pedir acceso").click();
    await until(() => expect(text()).toContain("El vendedor lo decide"));
    expect(told("martillo-access-requested")).toEqual([{ auction, status: "pending" }]);
  });

  test("asks for the terms, and keeps when they were accepted", async () => {
    const { auction } = await auctionWithTerms("open");
    context.signIn(await context.api.seedUser());
    const again = mount({ auction });
    await until(() => expect(again.text()).toContain("Pago en cinco días."));
    await button("Aceptar y seguir").click();
    await until(() => expect(again.text()).toContain("Marque la casilla para aceptarlas."));
    await page.getByRole("checkbox").click();
    await expectAccessible(again.root);
    await button("Aceptar y seguir").click();
    await until(() => expect(again.text()).toContain("(versión 1)"));
    expect(again.told("martillo-terms-accepted")).toEqual([{ auction, version: 1 }]);
  });
}
