import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { LotPart } from "../../src/contract/schemas";
import { pdfFile } from "../../src/testing/paid-sale";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { takeCommission } from "../../src/testing/take-commission";
import type { LotEditorProps } from "./LotEditor";

const SAVE = "product/projectAction";

/** A draft that lacks nothing. */
const COMPLETE = {
  title: "Seat Ibiza",
  category: "Turismos",
  brand: "Seat",
  model: "Ibiza",
  location: "Soria",
  start_price: "5990",
  date_closed: Date.now() + 7 * 86_400_000,
};

/** What the widget does, in whichever flavour. */
export function lotEditorSuite(mount: Mount<LotEditorProps>, context: SuiteContext) {
  const button = (name: string | RegExp, exact = false) =>
    page.getByRole("button", { name, exact });
  const field = (name: string | RegExp) => page.getByRole("textbox", { name });

  async function seller() {
    const person = await context.api.seedUser({ admin: true });
    context.signIn(person);
    return person;
  }
  async function draft(as: { token: string }, part: LotPart) {
    const { responseData } = await context.api.call(SAVE, { action: "save", ...part }, as);
    return responseData.record.id;
  }
  /** The house takes five in a hundred of auctions, from their buyers. */
  async function takePremium() {
    const { db } = context.api;
    await db.query(
      "insert into settings (key, value) values ('buyer_premium', $1::jsonb) on conflict (key) do update set value = excluded.value",
      [JSON.stringify([{ fromCents: 0, percent: 5 }])],
    );
    onTestFinished(async () => {
      await db.query("delete from settings where key = 'buyer_premium'", []);
    });
  }
  async function read(id: number, as: { token: string }) {
    const { responseData } = await context.api.call("product/getSingleProject", { id }, as);
    const { record } = responseData;
    if (!("edit_version" in record)) throw new Error("It is read as its buyers see it.");
    return record;
  }

  test("asks a guest to sign in, and refuses what is no draft of theirs", async () => {
    const guest = mount({}, { refuse: ["martillo-login-request"] });
    await button("Iniciar sesión").click();
    await until(() =>
      expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]),
    );
    guest.unmount();
    const id = await draft(await context.api.seedUser({ admin: true }), { brand: "Seat" });
    await seller();
    const { text, root } = mount({ lot: id });
    await until(() => expect(text()).toMatch(/no existe|No encontramos/));
    await expectAccessible(root);
  });

  test("begins a draft once something is typed, and says what cannot be read", async () => {
    const me = await seller();
    const { told, text, root } = mount({});
    await page.getByRole("combobox", { name: "Marca" }).fill("Seat");
    await field("Kilómetros").fill("muchos");
    await until(() => expect(text()).toContain("Escriba un número entero."));
    await until(() => expect(told("martillo-lot-saved")).toHaveLength(1));
    await expectAccessible(root);
    await field("Kilómetros").fill("42.000");
    await until(() => expect(text()).toContain("Todo guardado"));
    const [first] = told("martillo-lot-saved") as { lot: number }[];
    await until(async () =>
      expect(await read(first?.lot ?? 0, me)).toMatchObject({ brand: "Seat", kilometers: 42_000 }),
    );
  });

  test("saves once what was typed while answers were lost", async () => {
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza" });
    const { text } = mount({ lot: id, step: "description" });
    await until(() => expect(field("Título").element()).toHaveProperty("value", "Seat Ibiza"));
    context.faults.next(SAVE, "drop-answer");
    await field("Título").fill("Seat Ibiza FR");
    await until(() => expect(text()).toContain("Sin conexión: lo guardamos al volver"));
    window.dispatchEvent(new Event("online"));
    await until(() => expect(text()).toContain("Todo guardado"));
    expect(await read(id, me)).toMatchObject({ title: "Seat Ibiza FR", edit_version: 2 });
  });

  test("shows what somebody else has made of a field, and writes what was chosen", async () => {
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza", description: "" });
    const { text, root } = mount({ lot: id, step: "description" });
    await until(() => expect(field("Título").element()).toHaveProperty("value", "Seat Ibiza"));
    await context.api.call(SAVE, { action: "save", id, title: "Seat Ibiza de Ana" }, me);
    await field("Título").fill("Seat Ibiza de Luis");
    await until(() => expect(text()).toContain("Seat Ibiza de Ana"));
    await expectAccessible(root);
    await button(/^Usar el de/).click();
    await until(() =>
      expect(field("Título").element()).toHaveProperty("value", "Seat Ibiza de Ana"),
    );
    expect(await read(id, me)).toMatchObject({ title: "Seat Ibiza de Ana" });
  });

  /** A photo of one colour, as a camera would give it. */
  async function photo(name: string, width = 1000): Promise<File> {
    const canvas = new OffscreenCanvas(width, 600);
    canvas.getContext("2d")?.fillRect(0, 0, width, 600);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return new File([blob], name, { type: "image/jpeg" });
  }
  async function withPhotos(me: { token: string }, ...names: string[]) {
    const files = await Promise.all(names.map((name) => photo(name)));
    const id = await draft(me, { title: "Seat Ibiza" });
    const widget = mount({ lot: id, step: "photos" });
    await until(() => expect(widget.root.querySelector('input[type="file"]')).not.toBeNull());
    choose(widget.root, files);
    await until(() => expect(widget.text()).toContain("Todo guardado"));
    await until(async () => expect((await read(id, me)).images).toHaveLength(names.length));
    return { id, ...widget };
  }
  function choose(root: ParentNode, files: File[]) {
    const input = root.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("no place to choose files");
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  test("puts photos in order by dragging, and says what each shows", async () => {
    const me = await seller();
    const { id, root } = await withPhotos(me, "a.jpg", "b.jpg", "c.jpg");
    const { images } = await read(id, me);
    const [first, , third] = root.querySelectorAll(".martillo-photos__tile");
    const grip = first?.querySelector(".martillo-photos__grip");
    if (!grip || !third) throw new Error("no photos");
    const at = (element: Element, type: string) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [clientX, clientY] = [left + width / 2, top + height / 2];
      grip.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY }),
      );
    };
    // What a script sends has no pointer that could be captured.
    (grip as HTMLElement).setPointerCapture = () => undefined;
    at(grip, "pointerdown");
    at(third, "pointermove");
    at(third, "pointerup");
    await until(async () =>
      expect((await read(id, me)).images).toEqual([images[1], images[2], images[0]]),
    );

    await page.getByRole("button", { name: "Pie de foto" }).first().click();
    await page.getByRole("button", { name: "Guardar pie de foto" }).click();
    await until(() => expect(root.textContent).toMatch(/Enter Title|Indique el título/));
    await expectAccessible(root);
    await field("Título").fill("Frontal");
    await field("Descripción").fill("Faros de LED.");
    await page.getByRole("button", { name: "Guardar pie de foto" }).click();
    await until(async () =>
      expect((await read(id, me)).photo_notes[String(images[1])]).toMatchObject({
        title: "Frontal",
        description: "Faros de LED.",
      }),
    );
  });

  test("turns and enlarges a photo by keys, and goes back to its original", async () => {
    const me = await seller();
    const { root, unmount } = await withPhotos(me, "a.jpg");
    await button("Editar imagen").click();
    await until(() => expect(root.querySelector("[role=application]")).not.toBeNull());
    await expectAccessible(root);
    const frame = root.querySelector<HTMLElement>("[role=application]");
    frame?.focus();
    const press = (key: string) =>
      frame?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("+");
    press("r");
    press("ArrowLeft");
    await until(() => expect(root.textContent).toContain("Zoom 150 %, giro 90 grados"));
    unmount();
    const [cut, original] = ["/uploads/lots/cut-1600.webp", "/uploads/lots/original-1600.webp"];
    const notes = { [cut]: { original, title: "Frontal" } };
    const id = await draft(me, { images: [cut], photo_notes: notes });
    mount({ lot: id, step: "photos" });
    await button("Volver a la original").click();
    await until(async () => expect((await read(id, me)).images).toEqual([original]));
    expect((await read(id, me)).photo_notes).toEqual({ [original]: { title: "Frontal" } });
  });

  test("puts documents, a film and the photo of a damage beside the lot", async () => {
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza" });
    const { root, text } = mount({ lot: id, step: "description" });
    const input = (part: string) =>
      root.querySelector<HTMLInputElement>(`[part~="${part}"] input[type="file"]`);
    await until(() => expect(input("documents")).not.toBeNull());
    const put = (to: HTMLInputElement | null, file: File) => {
      const data = new DataTransfer();
      data.items.add(file);
      if (to) to.files = data.files;
      to?.dispatchEvent(new Event("change", { bubbles: true }));
    };
    put(input("documents"), pdfFile("ficha.pdf"));
    const kind = page.getByRole("combobox", { name: "Qué es «ficha.pdf»" });
    await kind.selectOptions("Informe de la ITV");
    await button("Añadir", true).click();
    await page.getByRole("combobox", { name: "Tipo de daño" }).selectOptions("bodywork");
    await field("Dónde").fill("Paragolpes");
    put(input("damage-photo"), await photo("golpe.jpg"));
    // Saved before the photo has arrived, which it waits for.
    await button("Guardar", true).click();
    await until(async () =>
      expect(await read(id, me)).toMatchObject({
        documents: [{ kind: "itv", name: "ficha.pdf" }],
        damage: [{ place: "Paragolpes", photo: expect.stringMatching(/^\/uploads\/lots\//) }],
      }),
    );
    await button(/^Editar .*Paragolpes/).click();
    // Its picture stands there only while it loads: no web server gives it out here.
    await until(() =>
      expect(
        root.querySelector<HTMLInputElement>('[part~="damage-photo"] [type="hidden"]')?.value,
      ).toMatch(/^\/uploads\/lots\//),
    );
    await expectAccessible(root);
    await button("Cancelar", true).click();
    await button(/^Fotos/).click();
    await field("Vídeo").fill("https://youtu.be/dQw4w9WgXcQ");
    await until(async () =>
      expect(await read(id, me)).toMatchObject({ film: "https://youtu.be/dQw4w9WgXcQ" }),
    );
    expect(text()).toContain("YouTube o Vimeo");
  });

  test("writes an inspection report area by area, and asks before it goes", async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(414, 896));
    const me = await seller();
    const id = await draft(me, COMPLETE);
    const { root, text } = mount({ lot: id, step: "description" });
    await button("Añadir informe de inspección").click();
    const day = page.getByLabelText("Día de la inspección");
    await day.fill("2026-11-02");
    await field("Quién la hizo").fill("Taller Ribera");
    await field("Kilómetros al revisarlo").fill("41.870");
    await page.getByText("Frenos", { exact: true }).click();
    await button("Todo bien en esta zona").click();
    await until(() => expect(text()).toContain("7 puntos revisados: 7 bien"));
    const pads = page.getByRole("radiogroup", { name: "Pastillas y zapatas" });
    await pads.getByRole("radio", { name: "Defecto" }).click();
    await page.getByRole("combobox", { name: "Gravedad" }).selectOptions("Grave");
    await field("Detalle").fill("Llame al 612 345 678");
    await until(() => expect(text()).toContain("No incluya teléfonos"));
    await field("Detalle").fill("Al límite");
    const input = root.querySelector<HTMLInputElement>(
      '[part~="inspection-photos"] input[type="file"]',
    );
    const data = new DataTransfer();
    data.items.add(await photo("pastillas.jpg"));
    if (input) input.files = data.files;
    input?.dispatchEvent(new Event("change", { bubbles: true }));
    const saved = async () => (await read(id, me)).inspection;
    await until(async () =>
      expect(await saved()).toMatchObject({
        inspected_at: "2026-11-02",
        inspector: "Taller Ribera",
        kilometers: 41_870,
        points: expect.arrayContaining([
          {
            area: "brakes",
            point: "brake_pads",
            state: "defect",
            severity: "serious",
            note: "Al límite",
            photos: [expect.stringMatching(/^\/uploads\/lots\//)],
          },
          { area: "brakes", point: "abs", state: "ok" },
        ]),
      }),
    );
    expect((await saved())?.points).toHaveLength(7);
    expect(text()).toContain("7 puntos revisados: 6 bien, 1 defecto");
    await expectAccessible(root);
    // It fits a phone, and each choice is large enough for a thumb.
    const form = root.querySelector('[part~="inspection"]');
    expect(form?.scrollWidth).toBeLessThanOrEqual(form?.clientWidth ?? 0);
    const heights = [...root.querySelectorAll('[part~="inspection-point"] label:has(input)')].map(
      (label) => label.getBoundingClientRect().height,
    );
    expect(heights).toHaveLength(28);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

    // A wrong press takes nothing away, and keys choose as well.
    await pads.getByRole("radio", { name: "Bien" }).click();
    await until(async () =>
      expect((await saved())?.points.map((one) => one.state)).toEqual(
        Array.from({ length: 7 }, () => "ok"),
      ),
    );
    pads.getByRole("radio", { name: "Bien" }).element().focus();
    await userEvent.keyboard("{ArrowRight}");
    await until(async () =>
      expect((await saved())?.points.find(({ point }) => point === "brake_pads")).toMatchObject({
        state: "attention",
        severity: "serious",
        note: "Al límite",
      }),
    );

    await button("Quitar el informe").click();
    await page.getByRole("button", { name: /^Cancel/ }).click();
    expect(await saved()).not.toBeNull();
    await button("Quitar el informe").click();
    await page.getByRole("button", { name: /^Confirm/ }).click();
    await until(async () => expect(await saved()).toBeNull());
    await expect.element(button("Añadir informe de inspección")).toBeVisible();
    await until(() =>
      expect(root.querySelector('[part~="inspection"]')?.matches(":focus")).toBe(true),
    );
  });

  test("says what a report lacks at its place, and leads there", async () => {
    const me = await seller();
    const point = { area: "brakes", point: "front_discs", state: "attention" } as const;
    const points = [point, { ...point, point: "brake_pads" } as const];
    const inspection = { inspected_at: null, inspector: "", points };
    const id = await draft(me, { ...COMPLETE, inspection });
    const { text, root } = mount({ lot: id, step: "review" });
    const severity = button(/^Inspección: Indique la gravedad/);
    await until(() => expect(severity.elements()).toHaveLength(1));
    await button(/^Inspección: Indique quién hizo la inspección/).click();
    await until(() => expect(text()).toContain("faltan 2 gravedades"));
    expect(root.querySelector('[part~="inspection"]')?.matches(":focus")).toBe(true);
    await until(() => expect(text()).toContain("Indique el día de la inspección."));
    await page.getByText("Frenos", { exact: true }).click();
    await until(() => expect(text()).toContain("Indique la gravedad."));
    await expectAccessible(root);
    const severities = page.getByRole("combobox", { name: "Gravedad" });
    await severities.first().selectOptions("Leve");
    await until(() => expect(text()).toContain("falta 1 gravedad"));
    await severities.last().selectOptions("Grave");
    await until(() => expect(text()).not.toContain("gravedad."));
  });

  test("shows the report of a lot with bids, and changes it no more", async () => {
    const me = await seller();
    const inspection = {
      inspected_at: "2026-11-02",
      inspector: "Taller Ribera",
      points: [{ area: "brakes", point: "front_discs", state: "ok" }],
    };
    const id = await context.api.seedLot({ sellerId: me.id });
    await context.api.db.query("update lots set inspection = $2::jsonb where id = $1", [
      id,
      JSON.stringify(inspection),
    ]);
    const bid = {
      project_id: id,
      proposed_amount: "20000",
      idempotency_key: `bid-on-inspected-lot-${id}`,
    };
    const { code } = await context.api.call("bid/confirm", bid, await context.api.seedUser());
    expect(code).toBeNull();
    const { text } = mount({ lot: id, step: "description" });
    await expect.element(field("Quién la hizo")).toBeDisabled();
    expect(text()).not.toContain("Quitar el informe");
  });

  test("names what is no photo, and sends what a reload interrupted", async () => {
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza" });
    const upload = "image_uploader/muliple_img_uploader";
    context.faults.next(upload, "drop-answer");
    const first = mount({ lot: id, step: "photos" });
    await until(() => expect(first.root.querySelector('input[type="file"]')).not.toBeNull());
    choose(first.root, [new File(["<svg/>"], "a.svg", { type: "image/svg+xml" })]);
    await until(() => expect(first.text()).toMatch(/tipo de archivo|expected file type/));
    choose(first.root, [await photo("a.jpg")]);
    await until(() => expect(first.text()).toContain("Enviando"));
    // The page goes while the answer is lost.
    first.unmount();
    const again = mount({ lot: id, step: "photos" });
    await until(async () => expect((await read(id, me)).images).toHaveLength(1));
    await until(() => expect(again.text()).toContain("Todo guardado"));
  });

  test("says on each step what is missing, and leads there", async () => {
    const me = await seller();
    const id = await draft(me, { brand: "Seat", model: "Ibiza" });
    const { text, told, root } = mount({ lot: id, step: "review" });
    await until(() => expect(text()).toContain("Antes de publicar"));
    expect(text()).toMatch(/Venta y precio\s*falta/);
    await expectAccessible(root);
    await button(/^Precio de salida:/).click();
    await until(() => expect(document.activeElement).not.toBe(document.body));
    await until(() => expect(field("Precio de salida").element().matches(":focus")).toBe(true));
    expect(told("martillo-step-changed")).toEqual([{ step: "price" }]);
  });

  test("begins with another lot, once, and says what it cannot begin with", async () => {
    const me = await seller();
    const from = await draft(me, { title: "Seat Ibiza", brand: "Seat", ref: "A-1" });
    context.faults.next(SAVE, "drop-answer");
    const { told, text, unmount } = mount({ from, step: "description" });
    await button("Reintentar").click();
    await until(() => expect(field("Título").element()).toHaveProperty("value", "Seat Ibiza"));
    const [saved] = told("martillo-lot-saved") as { lot: number }[];
    expect(await read(saved?.lot ?? 0, me)).toMatchObject({ brand: "Seat", ref: null });
    const { responseData } = await context.api.call("product/listings", { action: "draft" }, me);
    expect(responseData.totalRecords).toBe(2);
    expect(text()).not.toContain("A-1");
    unmount();
    const other = await draft(await context.api.seedUser({ admin: true }), { brand: "Seat" });
    const refused = mount({ from: other });
    await until(() => expect(refused.text()).toMatch(/no existe|No encontramos/));
  });

  test("asks what a reserve and a price to buy at once mean, where there is one", async () => {
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza" });
    const { root } = mount({ lot: id, step: "price" });
    const mode = page.getByRole("combobox", { name: /hasta alcanzar la reserva/ });
    await expect.element(field("Reserva")).toBeVisible();
    expect(mode.query()).toBeNull();
    await field("Reserva").fill("9000");
    await mode.selectOptions("Completa: el máximo de quien lidera");
    await page.getByRole("textbox", { name: /^Comprar ya/ }).fill("12000");
    await page
      .getByRole("combobox", { name: "Se puede comprar ya" })
      .selectOptions("Hasta alcanzar la reserva");
    await until(async () =>
      expect(await read(id, me)).toMatchObject({
        reserve_price: "9000.00",
        reserve_mode: "full",
        buy_now_price: "12000.00",
        buy_now_policy: "until_reserve_met",
      }),
    );
    await expectAccessible(root);
  });

  test("asks what the house asks of the category, and takes damage and delivery", async () => {
    const { token } = await context.api.seedUser({ staff: true });
    const added = { view_page: 1 as const, type: "number" as const, is_required: 1 as const };
    for (const [name, label, category] of [
      ["llaves", "Llaves que se entregan", "Turismos"],
      ["ejes", "Ejes", "Camiones"],
    ] as const) {
      const field = { ...added, name, label, for_categories: [category] };
      await context.api.call("dynamic/propertyColumnAction", field, { token });
    }
    const me = await seller();
    const id = await draft(me, { title: "Seat Ibiza", category: "Turismos" });
    const { text, root } = mount({ lot: id, step: "vehicle" });
    await field("Llaves que se entregan").fill("dos");
    await until(() => expect(root.querySelector("[aria-invalid=true]")).not.toBeNull());
    expect(text()).not.toContain("Ejes");
    await field("Llaves que se entregan").fill("2");
    await until(async () => expect((await read(id, me)).custom_fields).toEqual({ llaves: 2 }));
    await expectAccessible(root);
    await button("Descripción").click();
    await page.getByRole("button", { name: "Añadir", exact: true }).click();
    await page.getByRole("combobox", { name: "Tipo de daño" }).selectOptions("Granizo");
    await field("Dónde").fill("Techo");
    await page.getByRole("button", { name: "Guardar" }).click();
    await until(async () =>
      expect((await read(id, me)).damage).toMatchObject([{ type: "hail", place: "Techo" }]),
    );
    await expectAccessible(root);
    await button("Fechas y entrega").click();
    await page.getByRole("checkbox", { name: /días de recogida propios/ }).click();
    await page.getByRole("checkbox", { name: /lo que pide un transportista/ }).click();
    await until(async () =>
      expect(await read(id, me)).toMatchObject({
        pickup: { local_pickup_slot_timeframe: 30 },
        transport: { rolling: 1 },
      }),
    );
    await expectAccessible(root);
    await context.api.db.query("delete from dynamic_fields where name in ('llaves', 'ejes')", []);
  });

  test("offers to publish to a person alone who may", async () => {
    const owner = await context.api.seedUser({ admin: true });
    const id = await draft(owner, COMPLETE);
    const employee = { asEmployeesId: owner.id, permissions: ["post"] as const };
    context.signIn(await context.api.seedUser(employee));
    const { text } = mount({ lot: id, step: "review" });
    await until(() => expect(text()).toContain("Falta permiso para publicar."));
    expect(button("Publicar").elements()).toHaveLength(0);
  });

  test("shows the plans over the form where the plan has no place left", async () => {
    const me = await context.api.seedUser({ admin: true, membership: "free" });
    context.signIn(me);
    const [first, second] = [await draft(me, COMPLETE), await draft(me, COMPLETE)];
    const { code } = await context.api.call(SAVE, { action: "publish", id: first }, me);
    expect(code).toBeNull();
    const { text, root } = mount({ lot: second, step: "review" });
    await button("Publicar", true).click();
    await until(() => expect(text()).toContain("Ha usado 1 de 1 de este periodo"));
    await button("Ver los planes").click();
    await until(() =>
      expect(root.querySelectorAll("dialog .martillo-plan").length).toBeGreaterThanOrEqual(6),
    );
    const plan = root.querySelector("dialog .martillo-plan");
    expect(plan && getComputedStyle(plan).borderTopStyle).toBe("solid");
    await expectAccessible(root);
    await page.getByRole("button", { name: "Cerrar" }).click();
    await expect.element(button("Publicar", true)).toBeVisible();
  });

  test("publishes what is complete, and says where it is", async () => {
    const me = await seller();
    await takePremium();
    await takeCommission(context.api);
    const id = await draft(me, COMPLETE);
    const { text, told, root } = mount({ lot: id, step: "review" });
    await until(() => expect(text()).toContain("No falta nada: puede publicarlo."));
    await until(() => expect(root.querySelector(".martillo-lot-detail")).not.toBeNull());
    expect(text()).toMatch(/Precio de salida\s*5\.990\s€\s*Reserva\s*Sin reserva/);
    expect(text()).toMatch(/Empieza\s*En cuanto lo publique\s*Termina\s*\d/);
    expect(text()).toMatch(
      /Comisión del comprador\s*La paga el comprador aparte: 299,50\s€ si se vende por 5\.990\s€/,
    );
    await until(() =>
      expect(text()).toMatch(
        /Lo que recibirá\s*Si se vende por su precio de salida\s*5\.772,56\s€\s*5 días hábiles después/,
      ),
    );
    const preview = root.querySelector<HTMLElement>("[inert]");
    expect(preview?.offsetWidth).toBe(375);
    await page.getByRole("radio", { name: "Tableta (768 px)" }).click();
    await until(() => expect(preview?.offsetWidth).toBe(768));
    await expectAccessible(root);
    await button("Publicar").click();
    await until(() => expect(text()).toContain("Publicado."));
    expect(told("martillo-lot-published")).toEqual([{ lot: id }]);
    await until(() => expect(root.querySelector("h2:focus")?.textContent).toBe("Revisar"));
    const hrefOf = (name: string) =>
      page.getByRole("link", { name }).element().getAttribute("href");
    expect(hrefOf("Ver el lote")).toContain(String(id));
    expect(hrefOf("Otro lote")).toMatch(/\/post_project\/create_lot\/add$/);
    expect(hrefOf("Mis lotes")).toMatch(/\/seller\/auctions\/open$/);
    await expect.element(button("Compartir")).toBeVisible();
    await expectAccessible(root);
  });

  test.each([
    [
      "an auction with a reserve",
      { auction: 1, start_price: "5000", reserve_price: "6000" },
      /Reserva\s*6\.000\s€[^]*: 300\s€ si se vende por 6\.000\s€\.\s*Lo que recibirá\s*Si se vende por su precio de salida\s*4\.818,50\s€[^]*Si se vende por su reserva\s*5\.782,20\s€/,
    ],
    [
      "a price to buy at once",
      { auction: 1, start_price: "5000", buy_now_price: "9000" },
      /Comprar ya\s*9\.000\s€[^]*Si alguien lo compra ya\s*8\.673,30\s€/,
    ],
    [
      "a direct sale, of which the buyer pays the price alone",
      { auction: 0, start_price: "5000" },
      /Precio\s*5\.000\s€\s*Empieza[^]*Comisión del comprador\s*Ninguna\.\s*Lo que recibirá\s*Si se vende por su precio\s*4\.818,50\s€/,
    ],
  ] as const)("says before it is published what comes of %s", async (_, part, said) => {
    const me = await seller();
    await takePremium();
    await takeCommission(context.api);
    const id = await draft(me, { ...COMPLETE, ...part });
    const { text } = mount({ lot: id, step: "review" });
    await until(() => expect(text()).toMatch(said));
  });

  test("says what a step lacks when it is left, and leads back to it", async () => {
    await seller();
    const { text, root } = mount({});
    await until(() => expect(text()).toContain("Vehículo"));
    expect(text()).not.toContain("falta");
    await button("Siguiente").click();
    await until(() => expect(text()).toContain("En «Vehículo» falta: Categoría, Marca, Modelo."));
    await expectAccessible(root);
    await button("Completar").click();
    const brand = page.getByRole("combobox", { name: "Marca" });
    await until(() => expect(text()).toContain("faltan 3 datos"));
    await brand.fill("Seat");
    await button("Siguiente").click();
    await until(() => expect(text()).toMatch(/En «Vehículo» falta: [^.]*Modelo[^.]*\./));
    expect(text()).not.toMatch(/falta: [^.]*Marca/);
  });
}
