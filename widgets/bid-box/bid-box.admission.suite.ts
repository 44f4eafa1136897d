import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { until } from "../../src/testing";
import { expectAccessibleNow, type Kit } from "./bid-box.kit.suite";

/** A lot whose auction takes whom its seller admits, or has terms of its own: the box asks for both in words. */
export function bidBoxAdmissionCases({ mount, context, amount, review, confirm, bidCount }: Kit) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  /** A running auction with one lot and terms. */
  async function lotWithTerms() {
    const seller = await context.api.seedUser({ admin: true });
    const made = await context.api.call(
      "auction/auctionAction",
      { action: "add", title: "Con condiciones", date_closed: Date.now() + 48 * 3_600_000 },
      seller,
    );
    const auction = made.responseData.record?.id ?? 0;
    const draft = await context.api.call(
      "product/projectAction",
      {
        action: "save",
        title: "Seat Ibiza",
        category: "Turismos",
        brand: "Seat",
        model: "Ibiza",
        start_price: "5000",
      },
      seller,
    );
    const lot = draft.responseData.record.id;
    await context.api.call(
      "auction/addtoAuction",
      { auction_id: auction, project_ids: [lot] },
      seller,
    );
    const write = (html: string, summary = "") =>
      context.api.call(
        "auction/updateAuctionTerms",
        { action: "update", auction_id: auction, html, summary },
        seller,
      );
    await write("<p>Pago en cinco días.</p>");
    await context.api.call("auction/auctionAction", { action: "publish", id: auction }, seller);
    return { lot, write };
  }

  test("terms are read and accepted before the first bid, and new ones as soon as they are there", async () => {
    const { lot, write } = await lotWithTerms();
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("Pago en cinco días."));
    await expectAccessibleNow(root);
    await page.getByRole("checkbox").click();
    await button("Aceptar y seguir").click();
    await amount().fill("6.000");
    // New terms also reach a bidder who is about to bid.
    await write("<p>Pago en tres días.</p>", "Menos días para pagar.");
    await until(() => expect(text()).toContain("Menos días para pagar."));
    expect(await bidCount(lot)).toBe(0);
    await page.getByRole("checkbox").click();
    await button("Aceptar y seguir").click();
    await until(() => expect(text()).not.toContain("Menos días para pagar."));
    await amount().fill("6.000");
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("va ganando"));
    expect(await bidCount(lot)).toBe(1);
  });
}
