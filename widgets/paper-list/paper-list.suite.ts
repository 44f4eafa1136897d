import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectAccessible,
  type Mount,
  paidSale,
  pdfFile,
  type SuiteContext,
  until,
} from "../../src/testing";
import type { PaperListProps } from "./PaperList";

/** What the widget does, in whichever flavour. */
export function paperListSuite(mount: Mount<PaperListProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  function choose(root: HTMLElement | ShadowRoot, label: string, file: File) {
    const input = [...root.querySelectorAll<HTMLInputElement>("input[type=file]")].find(
      (one) => one.getAttribute("aria-label") === label,
    );
    if (!input) throw new Error(`no input ${label}`);
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  test("asks a guest to sign in, and says that there is nothing", async () => {
    const { told, unmount } = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() => expect(told("martillo-login-request")).toEqual([{ reason: "account" }]));
    unmount();
    context.signIn(await context.api.seedUser());
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no hay papeles"));
    await expectAccessible(root);
  });

  test("has a contract that both sides sign with name and code", async () => {
    const { seller, buyer, invoice } = await paidSale(context.api);
    const dialog = page.getByRole("dialog");
    async function signAs(me: typeof buyer, name: string) {
      context.signIn(me);
      const mounted = mount({ invoice });
      await button("Firmar aquí: Contrato de compraventa").click();
      await expect.element(dialog).toHaveTextContent(/Precio: /);
      await dialog.getByRole("button", { name: "Enviarme el código" }).click();
      await expect.element(dialog).toHaveTextContent(/Escriba su nombre y apellidos/);
      await dialog.getByLabelText("Nombre y apellidos").fill(name);
      await dialog.getByRole("button", { name: "Enviarme el código" }).click();
      const field = dialog.getByLabelText("Código del correo");
      await field.fill("0");
      await dialog.getByRole("button", { name: "Firmar el contrato" }).click();
      await expect.element(dialog).toHaveTextContent(/El código no es correcto/);
      await expectAccessible(mounted.root);
      const letters = await context.api.outbox();
      const letter = letters.find(
        ({ recipient, template }) => recipient === me.email && template === "signingCode",
      );
      await field.fill(/\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "");
      await dialog.getByRole("button", { name: "Firmar el contrato" }).click();
      await expect.element(dialog).toHaveTextContent(new RegExp(`${name}, firmado el`));
      return mounted;
    }
    const first = await signAs(buyer, "Ana Ruiz");
    expect(first.told("martillo-contract-signed")).toEqual([]);
    first.unmount();
    const { told } = await signAs(seller, "Luis Ribera");
    await until(() => expect(told("martillo-contract-signed")).toEqual([{ invoice }]));
  });

  async function bringContract({ token }: { token: string }, invoice: number) {
    const form = new FormData();
    const fields = { invoice_id: String(invoice), kind: "contrato", action: "upload" };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", pdfFile());
    await context.api.fetch("/api/custom/salePaper", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  }

  test("is brought by one side, and rejected and verified by the other", async () => {
    const { seller, buyer, invoice } = await paidSale(context.api);
    context.signIn(seller);
    const first = mount({ invoice });
    await until(() => expect(first.text()).toContain("Permiso de circulación"));
    await expectAccessible(first.root);
    choose(first.root, "Archivo: Contrato de compraventa", new File(["x"], "a.exe"));
    await until(() => expect(first.text()).toContain("Ese archivo no se puede guardar."));
    choose(first.root, "Archivo: Contrato de compraventa", pdfFile());
    await until(() => expect(first.text()).toContain("Contrato de compraventa: enviado."));
    expect(first.told("martillo-paper-added")).toEqual([{ invoice, kind: "contrato" }]);
    first.unmount();
    context.signIn(buyer);
    const second = mount({});
    await button("Rechazar: Contrato de compraventa").click();
    await page.getByRole("dialog").getByRole("button", { name: "Rechazar" }).click();
    await until(() => expect(second.text()).toContain("Diga qué está mal."));
    await page.getByLabelText("Motivo").fill("Falta la firma.");
    await page.getByRole("dialog").getByRole("button", { name: "Rechazar" }).click();
    await until(() => expect(second.text()).toContain("Rechazado: Falta la firma."));
    await bringContract(seller, invoice);
    await button("Es correcto: Contrato de compraventa").click();
    await until(() => expect(second.text()).toContain("Contrato de compraventa: comprobado."));
    await expectAccessible(second.root);
  });

  test("says that the vehicle was given back", async () => {
    const { seller, buyer, invoice } = await paidSale(context.api);
    await bringContract(seller, invoice);
    await context.api.db.query("update invoices set returned_at = now() where id = $1", [invoice]);
    context.signIn(buyer);
    const { root, text } = mount({ invoice });
    await until(() => expect(text()).toMatch(/Seat León.*Devuelto el .*Contrato/));
    await expectAccessible(root);
  });

  test("says that the vehicle was given back, where nobody had brought a paper", async () => {
    const { buyer, invoice } = await paidSale(context.api);
    await context.api.db.query("update invoices set returned_at = now() where id = $1", [invoice]);
    context.signIn(buyer);
    const { root, text } = mount({ invoice });
    await until(() => expect(text()).toMatch(/Devuelto el .*ya no falta ningún papel/));
    await expectAccessible(root);
  });

  test("says when it cannot be read, and reads it again", async () => {
    const { buyer } = await paidSale(context.api);
    context.signIn(buyer);
    context.faults.always("custom/salePapers", "refuse");
    const { text } = mount({});
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Permiso de circulación"));
  });
}
