import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { LotPart } from "../../src/contract/schemas";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { PhotoUploaderProps } from "./PhotoUploader";

const UPLOAD = "image_uploader/muliple_img_uploader";
const SAVE = "product/projectAction";

/** What the widget does, in whichever flavour. */
export function photoUploaderSuite(mount: Mount<PhotoUploaderProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  async function draft(as: { token: string }, part: LotPart = {}) {
    const input = { action: "save" as const, title: "Seat Ibiza", ...part };
    const { responseData } = await context.api.call(SAVE, input, as);
    return responseData.record.id;
  }
  async function read(id: number, as: { token: string }) {
    const { responseData } = await context.api.call("product/getSingleProject", { id }, as);
    const { record } = responseData;
    if (!("edit_version" in record)) throw new Error("It is read as its buyers see it.");
    return record;
  }
  /** A photo of one colour, as a camera would give it. */
  async function photo(name: string): Promise<File> {
    const canvas = new OffscreenCanvas(1000, 600);
    canvas.getContext("2d")?.fillRect(0, 0, 1000, 600);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return new File([blob], name, { type: "image/jpeg" });
  }
  async function choose(root: ParentNode, ...files: (File | string)[]) {
    await until(() => expect(root.querySelector('input[type="file"]')).not.toBeNull());
    const input = root.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("no place to choose files");
    const data = new DataTransfer();
    for (const file of files) data.items.add(typeof file === "string" ? await photo(file) : file);
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  test("asks a guest to sign in, and a page that names no lot to choose one", async () => {
    const guest = mount({ lot: 1 }, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Falta decir de qué lote son las fotos"));
    await expect
      .element(page.getByRole("link", { name: "Ver sus borradores" }))
      .toHaveAttribute("href", expect.stringMatching(/\/seller\/lots\/draft$/));
    await expectAccessible(root);
  });

  test("refuses the photos of another seller", async () => {
    const other = await context.api.seedUser({ admin: true });
    const hidden = await draft(other);
    const open = await context.api.seedLot({ sellerId: other.id, title: "Seat León" });
    await seller();
    const first = mount({ lot: hidden });
    await until(() => expect(first.text()).toMatch(/no existe|No encontramos/));
    first.unmount();
    const second = mount({ lot: open });
    await until(() => expect(second.text()).toMatch(/no tiene permiso/));
    expect(second.root.querySelector('input[type="file"]')).toBeNull();
    await expectAccessible(second.root);
  });

  test("sends several photos, puts them in order by keys, and tells the page", async () => {
    const me = await seller();
    const id = await draft(me);
    const { text, root, told } = mount({ lot: id });
    await choose(root, "a.jpg", "b.jpg", "c.jpg");
    await until(() => expect(text()).toMatch(/Fotos enviadas: \d de 3/));
    await until(async () => expect((await read(id, me)).images).toHaveLength(3));
    await until(() => expect(text()).toContain("Todo guardado"));
    expect(text()).not.toContain("Fotos enviadas");
    expect(told("martillo-photos-changed").at(-1)).toEqual({ lot: id, count: 3 });
    await expectAccessible(root);
    const { images } = await read(id, me);
    button("Mover después").first().element().focus();
    await page.getByRole("button", { name: "Mover después" }).first().click();
    await until(async () =>
      expect((await read(id, me)).images).toEqual([images[1], images[0], images[2]]),
    );
    expect(text()).toContain("Foto 2 de 3");
    await button("Pie de foto").first().click();
    await page.getByRole("textbox", { name: "Título" }).fill("Frontal");
    await page.getByRole("textbox", { name: "Descripción" }).fill("Faros de LED.");
    await button("Guardar pie de foto").click();
    await until(async () =>
      expect((await read(id, me)).photo_notes[String(images[1])]).toMatchObject({
        title: "Frontal",
      }),
    );
  });

  test("moves several photos together, chosen by boxes, a range or keys, in their own order", async () => {
    const me = await seller();
    const names = ["a", "b", "c", "d", "e"];
    const all = names.map((name) => `/uploads/lots/${name}-1600.webp`);
    const id = await draft(me, { images: all });
    const { text, root } = mount({ lot: id });
    const order = async () =>
      (await read(id, me)).images.map((src) => src.charAt("/uploads/lots/".length)).join("");
    const box = (at: number) =>
      page.getByRole("checkbox", { name: `Seleccionar la foto ${at} de 5` });
    await box(2).click();
    await until(() => expect(text()).toContain("1 foto seleccionada"));
    await box(4).click({ modifiers: ["Shift"] });
    await until(() => expect(text()).toContain("3 fotos seleccionadas"));
    await expectAccessible(root);
    // The third is left out again.
    await box(3).click();
    await button("Moverlas antes").click();
    await until(async () => expect(await order()).toBe("bdace"));
    expect(text()).toContain("Fotos 1 a 2 de 5");
    await expect.element(button("Moverlas antes")).toBeDisabled();
    // The button of a photo that is chosen takes the other one along, that of another photo does not.
    await button("Mover después").first().click();
    await until(async () => expect(await order()).toBe("abdce"));
    await button("Mover antes").last().click();
    await until(async () => expect(await order()).toBe("abdec"));
    await button("Moverlas después").click();
    await until(async () => expect(await order()).toBe("aebdc"));
    await button("Ponerlas al principio").click();
    await until(async () => expect(await order()).toBe("bdaec"));
    await button("Quitar la selección").click();
    await until(() => expect(text()).not.toContain("seleccionadas"));
    (box(3).element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    (box(5).element() as HTMLElement).focus();
    await userEvent.keyboard("{Shift>} {/Shift}");
    await until(() => expect(text()).toContain("3 fotos seleccionadas"));
    // Drawn by one of them, all of them go.
    const grips = root.querySelectorAll<HTMLElement>(".martillo-photos__grip");
    const [target, grip] = [grips[0], grips[3]];
    if (!target || !grip) throw new Error("no grips");
    const draw = (type: string, over: HTMLElement) => {
      const { left, top } = over.getBoundingClientRect();
      const at = { clientX: left + 5, clientY: top + 5, pointerId: 1, isPrimary: true, button: 0 };
      grip.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true }));
    };
    // A pointer that is made up cannot be captured.
    grip.setPointerCapture = () => {};
    draw("pointerdown", grip);
    draw("pointermove", target);
    await until(() => expect(root.querySelectorAll("[data-dragged]")).toHaveLength(3));
    draw("pointerup", target);
    await until(async () => expect(await order()).toBe("aecbd"));
    await until(() => expect(text()).toContain("Todo guardado"));
  });

  test("cancels a photo on its way, and the others go on", async () => {
    const me = await seller();
    const id = await draft(me);
    const letGo = context.faults.hold(UPLOAD);
    const { text, root } = mount({ lot: id });
    await choose(root, "a.jpg", "b.jpg");
    await button("Cancelar el envío de a.jpg").click();
    letGo();
    await until(async () => expect((await read(id, me)).images).toHaveLength(1));
    await until(() => expect(text()).toContain("Todo guardado"));
    expect(text()).not.toContain("a.jpg");
    expect(root.querySelectorAll("[part~=photo]")).toHaveLength(1);
    const uploads = context.faults.requests.filter(({ action }) => action === UPLOAD);
    expect(uploads).toHaveLength(2);
    expect(uploads.filter(({ signal }) => signal.aborted)).toHaveLength(1);
  });

  test("sends what a reload interrupted", async () => {
    const me = await seller();
    const id = await draft(me);
    context.faults.next(UPLOAD, "drop-answer");
    const first = mount({ lot: id });
    await choose(first.root, "a.jpg");
    await until(() => expect(first.text()).toContain("Enviando"));
    first.unmount();
    const again = mount({ lot: id });
    await until(async () => expect((await read(id, me)).images).toHaveLength(1));
    await until(() => expect(again.text()).toContain("Todo guardado"));
  });

  test("keeps a photo that could not be sent, with the reason, until it is tried again", async () => {
    const me = await seller();
    const id = await draft(me);
    context.faults.always(UPLOAD, "refuse");
    const { root, text } = mount({ lot: id });
    await choose(root, "a.jpg");
    // It is tried three times, with a pause, before a person is asked.
    await until(() => expect(text()).toContain("Reintentar"));
    await expectAccessible(root);
    expect((await read(id, me)).images).toEqual([]);
    context.faults.clear();
    await button("Reintentar").click();
    await until(async () => expect((await read(id, me)).images).toHaveLength(1));
  });

  test("says why the house takes no photo, and goes on without it", async () => {
    const me = await seller();
    const id = await draft(me);
    const { root, text } = mount({ lot: id });
    await choose(root, new File(["<html>"], "page.jpg", { type: "image/jpeg" }), "b.jpg");
    await until(() => expect(text()).toContain("Descartar"));
    await until(async () => expect((await read(id, me)).images).toHaveLength(1));
    await button("Descartar").click();
    await until(() => expect(root.querySelectorAll("[part~=photo]")).toHaveLength(1));
    await until(() => expect(text()).toContain("Todo guardado"));
  });

  test("shows the photos that somebody else has changed, and writes what was chosen", async () => {
    const me = await seller();
    const [front, rear] = ["/uploads/lots/front-1600.webp", "/uploads/lots/rear-1600.webp"];
    const id = await draft(me, { images: [front, rear] });
    const { text, root } = mount({ lot: id });
    await until(() => expect(text()).toContain("Todo guardado"));
    await context.api.call(SAVE, { action: "save", id, images: [rear] }, me);
    await button("Poner de portada").click();
    await until(() => expect(text()).toContain("ha cambiado este dato"));
    await expectAccessible(root);
    await button(/^Usar el de/).click();
    await until(() => expect(root.querySelectorAll("[part~=photo]")).toHaveLength(1));
    expect((await read(id, me)).images).toEqual([rear]);
  });

  test("takes more photos of a lot with bids, and gives none back", async () => {
    const me = await seller();
    const src = "/uploads/lots/front-1600.webp";
    const images = [{ src, thumb: "/uploads/lots/front-480.webp", alt: "Frontal" }];
    const id = await context.api.seedLot({ sellerId: me.id, title: "Seat León", images });
    await context.api.call(
      "bid/confirm",
      {
        project_id: id,
        proposed_amount: "20000",
        idempotency_key: `photos-of-a-lot-with-bids-${id}`,
      },
      await context.api.seedUser(),
    );
    const { text, root } = mount({ lot: id });
    await until(() => expect(text()).toContain("El lote ya tiene pujas"));
    expect(button("Quitar").elements()).toEqual([]);
    await expectAccessible(root);
    await choose(root, "b.jpg");
    await until(async () => expect((await read(id, me)).images).toHaveLength(2));
  });

  test("says when the lot cannot be read, and reads it again", async () => {
    const me = await seller();
    const id = await draft(me);
    context.faults.always("product/getSingleProject", "refuse");
    const { text } = mount({ lot: id });
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    await button("Reintentar").click();
    await until(() => expect(text()).toContain("Seat Ibiza"));
  });
}
