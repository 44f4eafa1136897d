import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { focusedElement } from "../../src/ui";
import type { InboxProps } from "./Inbox";

/** What the widget does, in whichever flavour. */
export function inboxSuite(mount: Mount<InboxProps>, context: SuiteContext) {
  type Person = Awaited<ReturnType<typeof context.api.seedUser>>;
  let seller: Person;
  let buyer: Person;
  let lot: number;

  beforeEach(async () => {
    seller = await context.api.seedUser({
      admin: true,
      companyname: "Automóviles Turia",
      firstName: "Marta",
    });
    buyer = await context.api.seedUser({ firstName: "Lucía", lastName: "Ferrer" });
    lot = await context.api.seedLot({ sellerId: seller.id, title: "Seat León FR" });
  });

  const key = () => crypto.randomUUID();
  const ask = async (text: string, about = lot) =>
    (
      await context.api.call(
        "messages/saveMessageFromView",
        { project_id: about, text, client_key: key() },
        buyer,
      )
    ).responseData.thread.thread_id;
  const write = (thread_id: number, text: string, as: Person) =>
    context.api.call("messages/saveMessage", { thread_id, text, client_key: key() }, as);
  const sayMany = (thread: number, count: number, by: Person) =>
    context.api.db.query(
      `insert into messages (thread_id, side, person_id, text, shown, client_key)
       select t.id, case when t.owner_id = $2 then 'owner' else 'other' end, $2, 'Mensaje ' || n, 'Mensaje ' || n, 'k' || n
       from threads t, generate_series(1, $3) n where t.id = $1`,
      [thread, by.id, count],
    );
  const textsOf = async (thread_id: number, as: Person) =>
    (await context.api.call("messages/messages", { thread_id }, as)).responseData.messages?.map(
      ({ text }) => text,
    );
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const row = (name: RegExp) => page.getByRole("link", { name });
  const field = () => page.getByRole("textbox", { name: "Escribir un mensaje" });
  const log = () => page.getByRole("log", { name: "Mensajes" });

  test("asks guests to sign in", async () => {
    const { told } = mount({});
    await button("Iniciar sesión").click();
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
  });

  test("says how a conversation begins, where there is none", async () => {
    context.signIn(buyer);
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Todavía no tiene conversaciones"));
    await expectAccessible(root);
  });

  test("opens a conversation, reads it and answers", async () => {
    const thread = await ask("¿Tiene libro de mantenimiento?");
    await write(thread, "Sí, completo.", seller);
    context.signIn(buyer);
    const { root, told } = mount({});
    await row(/Automóviles Turia Seat León FR Sí, completo\..*Sin leer/).click();
    await expect.element(log()).toHaveTextContent(/libro de mantenimiento.*Sí, completo/);
    await expectAccessible(root);
    expect(told("martillo-thread-opened")).toEqual([{ thread }]);
    // In view for a second it has been read.
    await until(() =>
      expect(told("martillo-unread-changed")).toEqual([{ unread: 1 }, { unread: 0 }]),
    );
    await field().fill("¿Y las dos llaves?");
    await button("Enviar").click();
    await expect.element(log()).toHaveTextContent(/¿Y las dos llaves\?.*Enviado/);
    await expect.element(field()).toHaveValue("");
    expect(told("martillo-message-sent")).toEqual([{ thread, lot }]);
    expect(await textsOf(thread, seller)).toEqual([
      "¿Tiene libro de mantenimiento?",
      "Sí, completo.",
      "¿Y las dos llaves?",
    ]);
  });

  test("shows at once what the other side writes and reads", async () => {
    const thread = await ask("¿Se puede ver el sábado?");
    context.signIn(buyer);
    mount({ thread });
    await expect.element(log()).toHaveTextContent(/Enviado/);
    await write(thread, "Claro, de diez a dos.", seller);
    await expect.element(log()).toHaveTextContent(/Claro, de diez a dos/);
    const [first] =
      (await context.api.call("messages/messages", { thread_id: thread }, seller)).responseData
        .messages ?? [];
    await context.api.call(
      "custom/readMessages",
      { thread_id: thread, message_id: first?.message_id ?? 0 },
      seller,
    );
    await expect.element(log()).toHaveTextContent(/Leído hoy/);
  });

  test("warns of contact data while it is typed, and hides it from the other side", async () => {
    const thread = await ask("Hola");
    context.signIn(seller);
    const { text } = mount({ thread });
    await field().fill("Llámeme al 612 345 678");
    await until(() => expect(text()).toContain("no se verán hasta que haya una venta"));
    await button("Enviar").click();
    await expect.element(log()).toHaveTextContent(/612 345 678.*no ve los datos de contacto/);
    expect((await textsOf(thread, buyer))?.at(-1)).toBe(
      "Llámeme al [contacto oculto hasta la venta]",
    );
  });

  test("shows a hidden part in words of its own", async () => {
    const thread = await ask("Mi correo es lucia@ejemplo.es");
    context.signIn(seller);
    mount({ thread });
    await expect.element(log()).toHaveTextContent("Mi correo es contacto oculto hasta la venta");
  });

  test("sends once where the answer is lost", async () => {
    const thread = await ask("Hola");
    context.signIn(seller);
    const { text } = mount({ thread });
    await field().fill("Buenos días");
    context.faults.next("messages/saveMessage", "drop-answer");
    await button("Enviar").click();
    await until(() => expect(text()).toContain("Pulse de nuevo"));
    await button("Enviar").click();
    await expect.element(field()).toHaveValue("");
    expect(await textsOf(thread, buyer)).toEqual(["Hola", "Buenos días"]);
  });

  test("keeps what was typed where it is refused, and says why", async () => {
    const thread = await ask("Hola");
    context.signIn(seller);
    const { text } = mount({ thread });
    await sayMany(thread, 30, seller);
    await field().fill("Buenos días");
    await button("Enviar").click();
    await until(() => expect(text()).toContain("Demasiados intentos"));
    await expect.element(field()).toHaveValue("Buenos días");
  });

  test("says that a conversation was closed while something was written, and gives the text back", async () => {
    const thread = await ask("Hola");
    context.signIn(seller);
    const { text } = mount({ thread });
    await field().fill("Buenos días");
    await context.api.call("custom/blockPerson", { thread_id: thread, blocked: 1 }, buyer);
    await until(() => expect(text()).toContain("Esta conversación está bloqueada."));
    await context.api.call("custom/blockPerson", { thread_id: thread, blocked: 0 }, buyer);
    await write(thread, "Ya puede escribirme.", buyer);
    await expect.element(field()).toHaveValue("Buenos días");
  });

  test("keeps what is being written where the page is left", async () => {
    const thread = await ask("Hola");
    context.signIn(seller);
    const { unmount } = mount({ thread });
    await field().fill("A medias");
    unmount();
    mount({ thread });
    await expect.element(field()).toHaveValue("A medias");
    await button("Enviar").click();
    await expect.element(field()).toHaveValue("");
    expect(await textsOf(thread, buyer)).toEqual(["Hola", "A medias"]);
  });

  test("takes files, and refuses what is none", async () => {
    const thread = await ask("Hola");
    context.signIn(seller);
    const { root, text } = mount({ thread });
    await expect.element(field()).toBeVisible();
    const choose = (...files: File[]) => {
      const input = root.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error("no input");
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    choose(new File(["x"], "hoja.txt", { type: "text/plain" }));
    await until(() => expect(text()).toContain("hoja.txt no es una foto"));
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext("2d")?.fillRect(0, 0, 40, 30);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    choose(new File([blob], "rueda.png", { type: "image/png" }));
    await expect.element(button("Quitar rueda.png")).toBeVisible();
    await button("Enviar").click();
    await expect.element(button("Abrir rueda.png")).toBeVisible();
    await button("Volver a la lista").click();
    await expect.element(row(/Usted: 1 archivo/)).toBeVisible();
  });

  test("takes a message back that was not read", async () => {
    const thread = await ask("Hola");
    context.signIn(buyer);
    mount({ thread });
    await button("Deshacer envío").click();
    await expect.element(log()).toHaveTextContent(/Mensaje deshecho/);
    expect(await textsOf(thread, seller)).toEqual([""]);
  });

  test("archives, mutes, blocks and removes a conversation", async () => {
    const thread = await ask("Hola");
    context.signIn(seller);
    const { text, root } = mount({ thread });
    await button("Archivar").click();
    await expect.element(button("Devolver a las activas")).toBeVisible();
    await button("Volver a la lista").click();
    await button("Archivo (1)").click();
    await row(/Lucía Seat León FR/).click();
    await button("Silenciar avisos").click();
    await expect.element(button("Recibir avisos")).toBeVisible();
    await button("Bloquear").click();
    const dialog = page.getByRole("dialog", { name: "¿Bloquear a Lucía?" });
    await expectAccessible(root);
    await dialog.getByRole("button", { name: "Bloquear" }).click();
    await until(() => expect(text()).toContain("Esta conversación está bloqueada."));
    await button("Desbloquear").click();
    await expect.element(field()).toBeVisible();
    await button("Eliminar").click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await until(() => expect(text()).toContain("No hay conversaciones archivadas"));
    expect(await textsOf(thread, buyer)).toEqual(["Hola"]);
  });

  test("finds conversations by lot and person, and messages by their words", async () => {
    await ask("¿Tiene revisado el embrague?");
    const other = await context.api.seedLot({ sellerId: seller.id, title: "Fiat Panda" });
    await ask("¿Cuántas llaves tiene?", other);
    context.signIn(buyer);
    const { root, text } = mount({});
    await page
      .getByRole("searchbox", { name: "Buscar por vehículo, persona o palabras" })
      .fill("panda");
    await button("Buscar").click();
    await expect.element(button("Terminar la búsqueda")).toBeVisible();
    await until(() => expect(text()).toContain("Fiat Panda"));
    await until(() => expect(text()).not.toContain("Seat León FR"));
    await page
      .getByRole("searchbox", { name: "Buscar por vehículo, persona o palabras" })
      .fill("embrague");
    await button("Buscar").click();
    await until(() => expect(root.querySelector("mark")?.textContent).toBe("embrague"));
    await expectAccessible(root);
    await button("Terminar la búsqueda").click();
    await expect.element(row(/Fiat Panda/)).toBeVisible();
  });

  test("begins a conversation with the house, and goes on with it", async () => {
    context.signIn(buyer);
    const { told } = mount({});
    await button("Escribir a la casa de subastas").click();
    await field().fill("¿Cómo pago la fianza?");
    await button("Enviar").click();
    await expect.element(log()).toHaveTextContent(/¿Cómo pago la fianza\?/);
    await until(() => expect(told("martillo-thread-opened")).toHaveLength(2));
    await button("Volver a la lista").click();
    await expect.element(row(/Casa de subastas Usted: ¿Cómo pago/)).toBeVisible();
  });

  test("reads earlier messages", async () => {
    const thread = await ask("El primero");
    await sayMany(thread, 60, buyer);
    context.signIn(buyer);
    const { text } = mount({ thread });
    await expect.element(log()).toHaveTextContent(/Mensaje 60/);
    expect(text()).not.toContain("El primero");
    await button("Ver los anteriores").click();
    await until(() => expect(text()).toContain("El primero"));
    await until(() => expect(text()).not.toContain("Ver los anteriores"));
  });

  test("says that a conversation is not there, and that the list cannot be read", async () => {
    context.signIn(buyer);
    context.faults.always("messages/messages", "refuse");
    const { text } = mount({});
    await expect.element(button("Reintentar")).toBeVisible();
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Todavía no tiene conversaciones"));
  });

  test("moves the focus into the conversation that a press opens, and back", async () => {
    await ask("Hola");
    context.signIn(buyer);
    mount({});
    await row(/Seat León FR/).click();
    await until(() => expect(focusedElement()?.textContent).toBe("Automóviles Turia"));
    await button("Volver a la lista").click();
    await until(() => expect(focusedElement()?.textContent).toContain("Seat León FR"));
  });
}
