import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { LotCommentsProps } from "./LotComments";

/** What the widget does, in whichever flavour. */
export function lotCommentsSuite(mount: Mount<LotCommentsProps>, context: SuiteContext) {
  type Person = Awaited<ReturnType<typeof context.api.seedUser>>;
  let seller: Person;
  let buyer: Person;
  let lot: number;

  beforeEach(async () => {
    seller = await context.api.seedUser({ admin: true, companyname: "Automóviles Turia" });
    buyer = await context.api.seedUser();
    lot = await context.api.seedLot({ sellerId: seller.id, title: "Seat León FR" });
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByRole("textbox", { name });

  const focused = (root: ShadowRoot | HTMLElement) => {
    const place = root instanceof ShadowRoot ? root : document;
    return place.activeElement?.textContent;
  };

  async function save(text: string, as: Person, parent_id?: number) {
    const input = { project_id: lot, text, client_key: crypto.randomUUID() };
    const whole = parent_id === undefined ? input : { ...input, parent_id };
    const answer = await context.api.call("comment/saveComment", whole, as);
    expect(answer.code).toBeNull();
    return answer.responseData.record.comment_id;
  }
  const textsOf = async (as: Person) =>
    (
      await context.api.call("comment/getAllComments", { project_id: lot }, as)
    ).responseData.records.map(({ text }) => text);
  const close = () =>
    context.api.db.query(
      "update lots set status = 'unsold', opens_at = now() - interval '2 days', closes_at = now() - interval '1 minute' where id = $1",
      [lot],
    );

  test("shows questions with their answers, and says that there are none", async () => {
    const { root, text } = mount({ lot });
    await expect.element(page.getByText("Todavía no hay preguntas")).toBeVisible();
    await expectAccessible(root);
    const question = await save("¿Tiene dos llaves?", buyer);
    await save("Sí, las dos.", seller, question);
    // Heard by the connection.
    await expect.element(page.getByText("¿Tiene dos llaves?")).toBeVisible();
    await expect.element(page.getByText("Sí, las dos.")).toBeVisible();
    expect(text()).toContain("Comprador 1");
    expect(text()).toContain("Automóviles Turia");
    expect(text()).toContain("Respuesta del vendedor");
    await expectAccessible(root);
  });

  test("asks, says who reads it, and keeps it from others until it is answered", async () => {
    context.signIn(buyer);
    const { root, told, text } = mount({ lot });
    await button("Hacer una pregunta").click();
    await field("Su pregunta").fill("¿Tiene dos llaves?");
    await expectAccessible(root);
    await button("Enviar la pregunta").click();
    await expect.element(page.getByText("Usted, Comprador 1")).toBeVisible();
    await until(() => expect(text()).toContain("Su pregunta está enviada."));
    expect(text()).toContain("Solo la leen usted, el vendedor y la casa de subastas");
    expect(told("martillo-question-asked")).toEqual([{ lot, comment: expect.any(Number) }]);
    await until(() => expect(focused(root)).toBe("Hacer una pregunta"));
    expect(await textsOf(seller)).toEqual(["¿Tiene dos llaves?"]);
    expect(await textsOf(await context.api.seedUser())).toEqual([]);
  });

  test("warns of contact data while it is typed, and does not send it", async () => {
    context.signIn(buyer);
    const { text, told } = mount({ lot });
    await button("Hacer una pregunta").click();
    await button("Enviar la pregunta").click();
    await until(() => expect(text()).toContain("Escriba al menos 3 caracteres."));
    await field("Su pregunta").fill("Llámeme al 612 345 678");
    await until(() => expect(text()).toContain("Quite los teléfonos, correos y enlaces"));
    await button("Enviar la pregunta").click();
    await expect.element(field("Su pregunta")).toBeInvalid();
    await field("Su pregunta").fill("¿Cuántos kilómetros tiene?");
    await until(() => expect(text()).not.toContain("Quite los teléfonos"));
    await button("Enviar la pregunta").click();
    await until(() => expect(told("martillo-question-asked")).toHaveLength(1));
    expect(await textsOf(seller)).toEqual(["¿Cuántos kilómetros tiene?"]);
  });

  test("changes what was just asked, until it is answered", async () => {
    const question = await save("¿Tiene dos llaves?", buyer);
    context.signIn(buyer);
    const { text } = mount({ lot });
    await button("Cambiar").click();
    await expect.element(field("Su pregunta")).toHaveValue("¿Tiene dos llaves?");
    await field("Su pregunta").fill("¿Tiene tres llaves?");
    await button("Guardar el cambio").click();
    await expect.element(page.getByText("¿Tiene tres llaves?")).toBeVisible();
    await until(() => expect(text()).toContain("cambiado"));
    await save("No, dos.", seller, question);
    await expect.element(page.getByText("No, dos.")).toBeVisible();
    await until(() => expect(button("Cambiar").query()).toBeNull());
  });

  test("keeps the text where a change comes too late, and says why", async () => {
    const question = await save("¿Tiene dos llaves?", buyer);
    context.signIn(buyer);
    const { text } = mount({ lot });
    await button("Cambiar").click();
    await field("Su pregunta").fill("¿Tiene tres llaves?");
    await context.api.db.query(
      "update comments set created_at = created_at - interval '16 minutes' where id = $1",
      [question],
    );
    await button("Guardar el cambio").click();
    await until(() => expect(text()).toContain("Ya no se puede cambiar."));
    await expect.element(field("Su pregunta")).toHaveValue("¿Tiene tres llaves?");
    await button("Cancelar").click();
    await expect.element(page.getByText("¿Tiene dos llaves?")).toBeVisible();
  });

  test("lets the seller answer in place, and shows no way to ask", async () => {
    await save("¿Tiene dos llaves?", buyer);
    context.signIn(seller);
    const { root, text } = mount({ lot });
    await button("Responder").click();
    await field("Su respuesta").fill("Sí, las dos.");
    await expectAccessible(root);
    await button("Publicar la respuesta").click();
    await expect.element(page.getByText("Sí, las dos.")).toBeVisible();
    await until(() => expect(text()).toContain("Su respuesta está publicada."));
    await until(() => expect(focused(root)).toBe("Responder"));
    expect(button("Hacer una pregunta").query()).toBeNull();
    expect(await textsOf(await context.api.seedUser())).toEqual(["¿Tiene dos llaves?"]);
  });

  test("asks a guest to sign in, and goes on then", async () => {
    const { told } = mount({ lot });
    await button("Hacer una pregunta").click();
    const signIn = page.getByRole("dialog", { name: "Iniciar sesión" });
    await signIn.getByLabelText("Correo electrónico").fill(buyer.email);
    await signIn.getByLabelText("Contraseña", { exact: true }).fill(buyer.password);
    await signIn.getByRole("button", { name: "Iniciar sesión" }).click();
    await field("Su pregunta").fill("¿Se puede ver?");
    await button("Enviar la pregunta").click();
    await until(() => expect(told("martillo-question-asked")).toHaveLength(1));
    expect(told("martillo-login-request")).toEqual([{ reason: "account" }]);
    expect(await textsOf(seller)).toEqual(["¿Se puede ver?"]);
  });

  test("sends once where an answer is lost", async () => {
    context.signIn(buyer);
    const { text, told } = mount({ lot });
    await button("Hacer una pregunta").click();
    await field("Su pregunta").fill("¿Se puede ver?");
    context.faults.next("comment/saveComment", "drop-answer");
    await button("Enviar la pregunta").click();
    await until(() => expect(text()).toContain("No ha llegado la respuesta."));
    await button("Enviar la pregunta").click();
    await until(() => expect(told("martillo-question-asked")).toHaveLength(1));
    expect(await textsOf(seller)).toEqual(["¿Se puede ver?"]);
  });

  test("shows a place where the house has taken a text away", async () => {
    const question = await save("Qué estafa", buyer);
    await save("Sí, las dos.", seller, question);
    await context.api.db.query(
      "update comments set hidden_at = now(), hidden_reason = 'Insultos' where id = $1",
      [question],
    );
    const { text } = mount({ lot });
    await expect.element(page.getByText("Comentario retirado")).toBeVisible();
    expect(text()).not.toContain("Qué estafa");
    expect(text()).not.toContain("Insultos");
  });

  test("tells the author why the house has taken a text away", async () => {
    const question = await save("Qué estafa", buyer);
    await context.api.db.query(
      "update comments set hidden_at = now(), hidden_reason = 'Insultos' where id = $1",
      [question],
    );
    context.signIn(buyer);
    mount({ lot });
    await expect.element(page.getByText("Motivo: Insultos")).toBeVisible();
  });

  test("shows pages, and the answers beyond the first ones", async () => {
    const asked: number[] = [];
    for (let n = 1; n <= 11; n += 1) {
      asked.push(await save(`Pregunta ${n}.`, buyer));
    }
    const [first = 0] = asked;
    for (let n = 1; n <= 5; n += 1) await save(`Respuesta ${n}.`, seller, first);
    context.signIn(seller);
    const { root } = mount({ lot });
    await expect.element(page.getByText("Pregunta 11.")).toBeVisible();
    await page.getByRole("button", { name: "Página siguiente" }).click();
    await expect.element(page.getByText("Pregunta 1.", { exact: true })).toBeVisible();
    expect(page.getByText("Respuesta 4.").query()).toBeNull();
    await button("Ver las 5 respuestas").click();
    await expect.element(page.getByText("Respuesta 5.")).toBeVisible();
    await expectAccessible(root);
  });

  test("says that a lot is closed, and keeps what was answered", async () => {
    const question = await save("¿Tiene dos llaves?", buyer);
    await save("Sí, las dos.", seller, question);
    await close();
    context.signIn(buyer);
    mount({ lot });
    await expect.element(page.getByText("Este lote ya no admite preguntas.")).toBeVisible();
    await expect.element(page.getByText("Sí, las dos.")).toBeVisible();
    expect(button("Hacer una pregunta").query()).toBeNull();
  });

  test("says why a question is refused where the lot closes meanwhile, and keeps it", async () => {
    context.signIn(buyer);
    const { text } = mount({ lot });
    await button("Hacer una pregunta").click();
    await field("Su pregunta").fill("¿Se puede ver?");
    await close();
    await button("Enviar la pregunta").click();
    await until(() => expect(text()).toContain("Este lote ya no admite preguntas."));
    await expect.element(field("Su pregunta")).toHaveValue("¿Se puede ver?");
  });

  test("shows nothing where the house takes no questions", async () => {
    const set = (value: string) =>
      context.api.db.query(
        `insert into settings (key, value) values ('comments_mode', $1::jsonb)
         on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)],
      );
    await set("off");
    const { text } = mount({ lot });
    await until(() => expect(text()).toBe(""));
    await set("answered");
  });

  test("says that it cannot be read, and reads it again", async () => {
    context.faults.always("comment/getAllComments", "refuse");
    mount({ lot });
    await expect.element(button("Reintentar")).toBeVisible();
    context.faults.clear();
    await button("Reintentar").click();
    await expect.element(page.getByText("Todavía no hay preguntas")).toBeVisible();
  });

  test("shows a text as text", async () => {
    const question = await save("<b>¿Tiene</b> {{llaves}}?\nGracias", buyer);
    await save("Sí, las dos.", seller, question);
    const { root } = mount({ lot });
    await expect.element(page.getByText("<b>¿Tiene</b> {{llaves}}?")).toBeVisible();
    expect(root.querySelector("bdi b")).toBeNull();
  });
}
