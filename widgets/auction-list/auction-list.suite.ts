import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AuctionListProps } from "./AuctionList";

/** What the widget does, in whichever flavour. */
export function auctionListSuite(mount: Mount<AuctionListProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  async function draft(as: { token: string }, title: string) {
    const input = { action: "save" as const, title };
    const answer = await context.api.call("auction/auctionAction", input, as);
    return answer.responseData.record?.id ?? 0;
  }

  test("shows the auctions of whoever sells, and none of anybody else", async () => {
    await draft(await context.api.seedUser({ admin: true }), "De otro");
    const me = await seller();
    await draft(me, "Renting de noviembre");
    const { text, root } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("Renting de noviembre"));
    expect(text()).toContain("Borrador");
    expect(text()).not.toContain("De otro");
    await expectAccessible(root);
  });

  test("says what to do where there is none", async () => {
    await seller();
    const { text, root } = mount({ list: "open" });
    await until(() => expect(text()).toContain("No hay subastas aquí"));
    await expectAccessible(root);
  });

  test("makes a template of an auction, and an auction of the template", async () => {
    const me = await seller();
    await draft(me, "Renting de noviembre");
    const auctions = mount({ list: "draft" });
    await until(() => expect(auctions.text()).toContain("Renting de noviembre"));
    await button("Acciones de Renting de noviembre").click();
    await page.getByRole("menuitem", { name: "Guardar como plantilla…" }).click();
    await page.getByLabelText("Nombre de la plantilla").fill("Renting mensual");
    await expectAccessible(auctions.root);
    await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    await until(() => expect(auctions.text()).toContain("Guardada entre las plantillas."));
    expect(auctions.text()).not.toContain("Renting mensual");
    auctions.unmount();
    const { text, told, root } = mount({ list: "templates" });
    await until(() => expect(text()).toContain("Renting mensual"));
    await expectAccessible(root);
    await button("Acciones de Renting mensual").click();
    await page.getByRole("menuitem", { name: "Usar" }).click();
    await until(() => expect(text()).toContain("hay un borrador nuevo"));
    expect(told("martillo-auctions-changed")).toMatchObject([{ action: "use" }]);
    const own = await context.api.call("custom/ownAuctions", { list: "draft" }, me);
    expect(own.responseData.records.map(({ title }) => title)).toEqual([
      "Renting de noviembre",
      "Renting de noviembre",
    ]);
  });

  test("deletes a draft after asking, and brings it back", async () => {
    const me = await seller();
    await draft(me, "Renting de noviembre");
    const { text, told } = mount({ list: "draft" });
    await until(() => expect(text()).toContain("Renting de noviembre"));
    await button("Acciones de Renting de noviembre").click();
    await page.getByRole("menuitem", { name: "Borrar" }).click();
    await until(() => expect(text()).toContain("se quedan entre sus borradores"));
    await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    await until(() => expect(text()).toContain("Borrada."));
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("Recuperada"));
    expect(told("martillo-auctions-changed")).toMatchObject([
      { action: "delete" },
      { action: "restore" },
    ]);
  });
}
