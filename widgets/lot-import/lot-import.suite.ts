import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { LotImportProps } from "./LotImport";

const FAULT = {
  column: "C",
  heading: "Marca",
  value: "Citroen",
  text: "¿Quería decir Citroën?",
};

/** What the widget does, in whichever flavour. */
export function lotImportSuite(mount: Mount<LotImportProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }

  test("asks a guest to sign in, and says to a seller what a sheet must have", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Primero la revisamos; no se publica nada."));
    await expectAccessible(root);
  });

  function give(root: ShadowRoot | HTMLElement, file: File) {
    const input = root.querySelector<HTMLInputElement>('input[name="file_upload"]');
    const sheet = new DataTransfer();
    sheet.items.add(file);
    if (input) input.files = sheet.files;
    input?.dispatchEvent(new Event("change", { bubbles: true }));
  }

  test("shows a sheet that has arrived although its answer has not", async () => {
    const me = await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Elegir la hoja"));
    // The house of this test reads no sheets: what the sheet would become is put there.
    await context.api.seedImport(me.id, [{ state: "wrong", faults: [FAULT] }]);
    context.faults.next("product/uploadXLSXFile", "drop-answer");
    give(root, new File(["Referencia"], "flota.csv"));
    await until(() => expect(text()).toContain("1 con errores"));
    expect(text()).not.toContain("no ha respondido");
  });

  test("says why a sheet cannot be read, and can be given another", async () => {
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Elegir la hoja"));
    give(root, new File(["x".repeat(11 * 1024 * 1024)], "grande.csv"));
    await until(() => expect(text()).toContain("La hoja pasa de 10 MB."));
    await expectAccessible(root);
    await expect.element(button("Elegir la hoja")).toBeEnabled();
  });

  test("shows what is wrong by row and column, imports the rest, and takes it back", async () => {
    const me = await seller();
    await context.api.seedImport(me.id, [
      { state: "new" },
      { state: "new" },
      { state: "wrong", faults: [FAULT] },
    ]);
    const { text, told, root } = mount({});
    await until(() => expect(text()).toMatch(/2 nuevas.*1 con errores/));
    expect(text()).toMatch(/4\s*C Marca\s*Citroen\s*¿Quería decir Citroën\?/);
    await expectAccessible(root);
    await button("Importar las 2 correctas").click();
    await until(() => expect(text()).toContain("Importando: 0 de 2"));
    await expectAccessible(root);
    await context.api.runImports();
    await until(() => expect(text()).toContain("2 filas importadas"));
    expect(told("martillo-import-finished")).toMatchObject([{ created: 2, updated: 0, failed: 0 }]);
    const drafts = page.getByRole("link", { name: "Ver los 2 borradores y publicarlos" });
    await expect.element(drafts).toHaveAttribute("href", expect.stringMatching(/\?f\.import=\d+$/));
    await expectAccessible(root);
    await button("Deshacer").click();
    await until(() => expect(text()).toContain("Deshecho:"));
    await button("Subir otra hoja").click();
    await until(() => expect(text()).toContain("Elegir la hoja"));
  });
}
