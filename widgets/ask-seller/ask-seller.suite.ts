import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { AskSellerProps } from "./AskSeller";

/** What the widget does, in whichever flavour. */
export function askSellerSuite(mount: Mount<AskSellerProps>, context: SuiteContext) {
  type Person = Awaited<ReturnType<typeof context.api.seedUser>>;
  let seller: Person;
  let lot: number;

  beforeEach(async () => {
    seller = await context.api.seedUser({ admin: true, companyname: "Automóviles Turia" });
    lot = await context.api.seedLot({ sellerId: seller.id, title: "Seat León FR" });
  });

  const ask = () => page.getByRole("button", { name: "Preguntar al vendedor" });
  const dialog = () => page.getByRole("dialog", { name: "Preguntar al vendedor" });
  const field = () => dialog().getByRole("textbox", { name: "Su pregunta" });
  const send = () => dialog().getByRole("button", { name: "Enviar" });
  const received = async () =>
    (await context.api.call("messages/messages", {}, seller)).responseData.records.map(
      ({ last }) => last?.text,
    );

  test("sends a question, and says where the answer will be", async () => {
    context.signIn(await context.api.seedUser());
    const { root, told } = mount({ lot });
    await ask().click();
    await field().fill("¿Tiene dos llaves?");
    await expectAccessible(root);
    await send().click();
    const link = dialog().getByRole("link", { name: "Ver la conversación" });
    await expect.element(link).toBeVisible();
    expect(await received()).toEqual(["¿Tiene dos llaves?"]);
    const [sent] = told("martillo-message-sent");
    expect(sent).toEqual({ thread: expect.any(Number), lot });
    await expect
      .element(link)
      .toHaveAttribute("href", expect.stringMatching(/\/messages\?conversacion=\d+$/));
    await dialog().getByRole("button", { name: "Escribir otra" }).click();
    await expect.element(field()).toHaveValue("");
  });

  test("asks a guest to sign in, and goes on then", async () => {
    const me = await context.api.seedUser();
    const { told } = mount({ lot });
    await ask().click();
    const signIn = page.getByRole("dialog", { name: "Iniciar sesión" });
    await signIn.getByLabelText("Correo electrónico").fill(me.email);
    await signIn.getByLabelText("Contraseña", { exact: true }).fill(me.password);
    await signIn.getByRole("button", { name: "Iniciar sesión" }).click();
    await field().fill("¿Se puede ver?");
    await send().click();
    await until(() => expect(told("martillo-message-sent")).toHaveLength(1));
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    expect(await received()).toEqual(["¿Se puede ver?"]);
  });

  test("says why a question is refused, and keeps it", async () => {
    context.signIn(await context.api.seedUser({ status: "email_unverified" }));
    const { text } = mount({ lot });
    await ask().click();
    await send().click();
    await until(() => expect(text()).toContain("Escriba algo o añada un archivo."));
    await field().fill("¿Se puede ver?");
    await send().click();
    await until(() => expect(dialog().element().textContent).toMatch(/verifi/i));
    await expect.element(field()).toHaveValue("¿Se puede ver?");
  });

  test("shows nothing to the seller and to staff", async () => {
    context.signIn(seller);
    const { text } = mount({ lot });
    const known = () => context.runtime.session.store.getState().user?.id;
    await until(() => expect(known()).toBe(seller.id));
    await until(() => expect(text().trim()).toBe(""));
  });
}
