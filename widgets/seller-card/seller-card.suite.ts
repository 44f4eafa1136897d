import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  callOff,
  companySeller,
  expectAccessible,
  type Mount,
  sellAndHandOver,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { SellerCardProps } from "./SellerCard";

const CALL = "custom/seller";

/** What the widget does, in whichever flavour. */
export function sellerCardSuite(mount: Mount<SellerCardProps>, context: SuiteContext) {
  const link = (root: ParentNode, text: string) =>
    [...root.querySelectorAll("a")].find(({ textContent }) => textContent?.includes(text));

  test.each([288, 375, 900])(
    "shows a company with what the law has it say, at %d px",
    async (width) => {
      const { id } = await companySeller(context.api);
      const { text, root } = mount({ seller: id }, { style: `width: ${width}px` });
      await until(() => expect(text()).toContain("Autos Ribera, S.L."));
      expect(text()).toContain("Empresa o profesional");
      expect(text()).toContain("Getafe, Madrid");
      expect(text()).toContain("Aquí desde marzo de 2025");
      expect(text()).toContain("1 subasta");
      expect(text()).toContain("Aún no hay bastantes ventas");
      expect(text()).toMatch(/NIF\s*B12345674/);
      expect(text()).toMatch(/Dirección\s*Calle Mayor 1, 28901 Getafe, Madrid/);
      expect(link(root, "ventas@ribera.es")?.href).toBe("mailto:ventas@ribera.es");
      expect(link(root, "+34 910")?.href).toBe("tel:+34910000000");
      const widest = Math.max(...[...root.querySelectorAll("*")].map((node) => node.scrollWidth));
      expect(widest).toBeLessThanOrEqual(width);
      await expectAccessible(root);
    },
  );

  test("tells how sales went, in words and numbers", async () => {
    const seller = await companySeller(context.api);
    await sellAndHandOver(context.api, seller, 3);
    await callOff(context.api, seller);
    const { text, root } = mount({ seller: seller.id });
    await until(() => expect(text()).toContain("3 de 3 vehículos entregados a tiempo"));
    expect(text()).toContain("1 venta anulada o sin entregar");
    expect(text()).toContain("Ninguna devolución de 3 vehículos entregados");
    expect(text()).toMatch(/Ventas desde [a-z]+ de 20\d\d/);
    await expectAccessible(root);
  });

  test("shows of a private person who it is, and that no company sells", async () => {
    const { id } = await context.api.seedUser({ admin: true, firstName: "Ana", lastName: "Vega" });
    await context.api.seedLot({ sellerId: id, auction: 0, extension: null, ivaPercent: null });
    const { text, root } = mount({ seller: id });
    await until(() => expect(text()).toContain("Ana Vega"));
    expect(text()).toContain("Particular");
    expect(text()).toContain("Vende como particular");
    expect(text()).toContain("1 venta directa");
    expect(text()).not.toContain("NIF");
    expect(text()).not.toContain("subasta");
    await expectAccessible(root);
  });

  test("leads to its lots: on the house's page, or where the host has them", async () => {
    const { id } = await companySeller(context.api);
    const { root, update } = mount({ seller: id });
    await until(() => {
      expect(link(root, "Ver sus lotes")?.getAttribute("href")).toBe(
        `${context.apiBase}/vendedor/${id}`,
      );
    });
    update({ seller: id, lotsUrl: "/vendedores/{id}#lotes" });
    await until(() => {
      expect(link(root, "Ver sus lotes")?.getAttribute("href")).toBe(`/vendedores/${id}#lotes`);
    });
  });

  test("says that nothing is for sale any more", async () => {
    const { id } = await companySeller(context.api);
    await context.api.db.query("update lots set status = 'unsold' where seller_id = $1", [id]);
    const { text, root } = mount({ seller: id });
    await until(() => expect(text()).toContain("Ahora mismo no tiene nada a la venta"));
    expect(link(root, "Ver sus lotes")).toBeUndefined();
  });

  test("has its name as a heading of the level that is asked for", async () => {
    const { id } = await companySeller(context.api);
    const { root, update } = mount({ seller: id });
    await until(() => expect(root.querySelector("h2")?.textContent).toContain("Autos Ribera"));
    expect(root.querySelectorAll("h3")).toHaveLength(2);
    update({ seller: id, headingLevel: 1 });
    await until(() => expect(root.querySelector("h1")?.textContent).toContain("Autos Ribera"));
    update({ seller: id, headingLevel: 9 });
    await until(() => expect(root.querySelector("h2")?.textContent).toContain("Autos Ribera"));
  });

  test.each([0, -3, Number.NaN, 999_999])("says that there is no seller %d", async (seller) => {
    const { text, root } = mount({ seller });
    await until(() => expect(text()).toContain("Este vendedor no está disponible"));
    expect(text()).not.toContain("Reintentar");
    await expectAccessible(root);
  });

  test("shows another account when it is asked for one, and tells its host", async () => {
    const [first, second] = [
      await companySeller(context.api),
      await companySeller(context.api, "Motos del Sur, S.L."),
    ];
    const read: (string | null)[] = [];
    const onRead = (seller: { name: string } | null) => void read.push(seller && seller.name);
    const { text, update } = mount({ seller: first.id, onRead });
    await until(() => expect(text()).toContain("Autos Ribera, S.L."));
    update({ seller: second.id, onRead });
    await until(() => expect(text()).toContain("Motos del Sur, S.L."));
    expect(text()).not.toContain("Autos Ribera");
    update({ seller: 999_999, onRead });
    await until(() => expect(text()).toContain("Este vendedor no está disponible"));
    expect(read).toEqual(["Autos Ribera, S.L.", "Motos del Sur, S.L.", null]);
  });

  test("waits in lines of its own, says when it is not reached, and reads again", async () => {
    const { id } = await companySeller(context.api);
    const goOn = context.faults.hold(CALL);
    const { text, root } = mount({ seller: id });
    await until(() => expect(root.querySelector("[part=skeleton]")).not.toBeNull());
    context.faults.always(CALL, "refuse");
    goOn();
    await until(() => expect(text()).toContain("Reintentar"));
    await expectAccessible(root);
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("Autos Ribera, S.L."));
  });
}
