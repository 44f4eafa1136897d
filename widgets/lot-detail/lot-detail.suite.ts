import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { watchShifts } from "../../src/testing/layout-shifts";
import { takeCommission } from "../../src/testing/take-commission";
import type { LotDetailProps } from "./LotDetail";

/** A one-coloured picture, told apart by its colour. */
function picture(colour: string, at: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { src, thumb: src, alt: `Vista ${at + 1}` };
}
const IMAGES = ["#345", "#543", "#453"].map(picture);

/** What the page of a lot does, in whichever flavour. */
export function lotDetailSuite(mount: Mount<LotDetailProps>, context: SuiteContext) {
  const enlarge = () => page.getByRole("button", { name: /^Ampliar/ });
  const shown = (root: ShadowRoot | HTMLElement) =>
    root.querySelector<HTMLImageElement>("[part~=stage] img")?.alt;

  /** Photos that no server of this test has stay pictures, as if they were on their way. */
  function hideFailures(root: ShadowRoot | HTMLElement) {
    root.addEventListener("error", (event) => event.stopPropagation(), true);
  }

  test("shows pictures, facts, description, terms and seller beside a bid box", async () => {
    const lot = await context.api.seedLot({
      images: IMAGES,
      title: "Audi A4 Avant 2.0 TDI",
      description: "Un solo propietario.\n\nDos llaves.",
      fuel: "Diésel",
      kilometers: 112_400,
      power: 190,
      location: "Zaragoza",
    });
    const { text, root } = mount({ lot });
    await expect
      .element(page.getByRole("heading", { name: "Audi A4 Avant 2.0 TDI" }))
      .toBeVisible();
    await until(() => expect(text()).toContain("Precio de salida"));
    for (const fact of ["Diésel", "112.400 km", "190 CV", "Zaragoza", `Referencia ${lot}`]) {
      expect(text()).toContain(fact);
    }
    expect([...root.querySelectorAll("[part~=description] p")].map((p) => p.textContent)).toEqual([
      "Un solo propietario.",
      "Dos llaves.",
    ]);
    expect(text()).toMatch(
      /Condiciones de la subasta Apertura (hoy|ayer|\d+ [a-z]+( \d{4})?,) \d+:\d\d( \(Madrid\))? Cierre/,
    );
    expect(text()).toContain("IVA del 21 % incluido");
    expect(text()).toContain("Vendedor Casa Martillo");
    expect(root.querySelector("[part~=seller-link]")?.getAttribute("href")).toMatch(
      new RegExp(`^${context.apiBase}/vendedor/\\d+$`),
    );
    await expectAccessible(root);
  });

  test("shows what was added to the description, with its time", async () => {
    const lot = await context.api.seedLot({ images: IMAGES, description: "Dos llaves." });
    const added = [{ text: "Tiene un arañazo.", at: Date.UTC(2026, 10, 20, 17, 30) }];
    await context.api.db.query("update lots set addenda = $2::jsonb where id = $1", [
      lot,
      JSON.stringify(added),
    ]);
    const { root } = mount({ lot, bidBox: false });
    await until(() =>
      expect(root.querySelector("[part~=description]")?.textContent).toBe(
        "DescripciónDos llaves.Añadido el 20-11-2026 18:30Tiene un arañazo.",
      ),
    );
    await expectAccessible(root);
  });

  test("says what is damaged, in the words of the house", async () => {
    const lot = await context.api.seedLot({ images: IMAGES, title: "Seat León con roce" });
    await context.api.db.query("update lots set damage = $2::jsonb where id = $1", [
      lot,
      JSON.stringify([{ type: "bodywork", place: "Paragolpes", note: "Roce" }]),
    ]);
    const { text, root } = mount({ lot });
    const said = () => root.querySelector("[part~=damage] li")?.textContent;
    await until(() => expect(said()).toMatch(/^\S.*: Paragolpes. Roce$/));
    expect(text()).toContain("Daños");
    expect(said()).not.toContain("bodywork");
  });

  test("shows what an inspection found, the worst first, and who states it", async () => {
    const lot = await context.api.seedLot({ images: IMAGES, title: "Seat León revisado" });
    const report = {
      inspected_at: "2026-11-02",
      inspector: "Taller Ribera",
      kilometers: 112_400,
      points: [
        { area: "exterior", point: "bonnet", state: "attention", severity: "minor" },
        { area: "brakes", point: "front_discs", state: "ok" },
        {
          area: "brakes",
          point: "brake_pads",
          state: "defect",
          severity: "serious",
          note: "Al límite de uso.",
          photos: ["/uploads/lots/pastillas-1600.webp"],
        },
      ],
      summary: "Conviene cambiar las pastillas.",
    };
    await context.api.db.query("update lots set inspection = $2::jsonb where id = $1", [
      lot,
      JSON.stringify(report),
    ]);
    const { root } = mount({ lot, bidBox: false }, { style: "width: 375px" });
    hideFailures(root);
    const section = () => root.querySelector<HTMLElement>("[part~=inspection]");
    await until(() =>
      expect(section()?.innerText).toContain(
        "3 puntos revisados: 1 bien, 1 con observaciones, 1 defecto",
      ),
    );
    expect(section()?.innerText).toContain(
      "Revisado el 02-11-2026 por Taller Ribera, con 112.400 km.",
    );
    expect(section()?.innerText).toContain("Es lo que declara el vendedor.");
    expect(section()?.innerText).toContain("Conviene cambiar las pastillas.");
    const findings = [...root.querySelectorAll("[part~=inspection-finding]")];
    expect(findings.map((finding) => finding.textContent)).toEqual([
      "Pastillas y zapatasDefecto · GraveAl límite de uso.",
      "CapóCon observaciones · Leve",
    ]);
    const photo = page.getByAltText("Foto 1: Pastillas y zapatas");
    await expect.element(photo).toBeInTheDocument();
    expect(photo.element().closest("a")?.href).toMatch(/\/uploads\/lots\/pastillas-1600\.webp$/);
    await expectAccessible(root);
    // The rest is there once it is asked for, with what was not looked at.
    const discs = page.getByText("Discos delanteros");
    await expect.element(discs).not.toBeVisible();
    await page.getByText("Frenos", { exact: true }).click();
    await expect.element(discs).toBeVisible();
    const [brakes] = [...root.querySelectorAll<HTMLElement>("[part~=inspection-area][open]")];
    expect(brakes?.innerText).toMatch(/1 bien · 5 sin revisar[^]*Discos delanteros\s+Bien/);
    expect(brakes?.innerText).not.toContain("Pastillas");
    expect(section()?.innerText).toMatch(/Zonas sin revisar: Interior, Motor/);
    expect(section()?.scrollWidth).toBeLessThanOrEqual(section()?.clientWidth ?? 0);
    await expectAccessible(root);
  });

  test("shows a film once it is asked for, the photo of a damage, and documents to who may bid", async () => {
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ sellerId: seller.id, images: IMAGES });
    const [file] = await context.api.db.query<{ id: number }>(
      `insert into lot_files (seller_id, user_id, name, type, bytes, size)
       values ($1, $1, 'itv.pdf', 'application/pdf', 'x', 1) returning id`,
      [seller.id],
    );
    await context.api.db.query(
      `update lots set film = 'https://vimeo.com/76979871', documents = $2::jsonb, damage = $3::jsonb
       where id = $1`,
      [
        lot,
        JSON.stringify([{ id: file?.id, kind: "itv", name: "itv.pdf" }]),
        JSON.stringify([{ type: "bodywork", place: "Paragolpes", photo: "/uploads/lots/a.webp" }]),
      ],
    );
    const guest = mount({ lot, bidBox: false }, { refuse: ["martillo-login-request"] });
    hideFailures(guest.root);
    await expect.element(page.getByAltText("Foto: Paragolpes")).toBeInTheDocument();
    expect(guest.root.querySelector("iframe")).toBeNull();
    expect(guest.text()).toContain("Informe de la ITV");
    await expectAccessible(guest.root);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    expect(guest.told("martillo-login-request")).toEqual([{ reason: "account", lot }]);
    guest.unmount();
    context.signIn(await context.api.seedUser());
    const { root } = mount({ lot, bidBox: false });
    await expect.element(page.getByRole("button", { name: /Informe de la ITV/ })).toBeVisible();
    await page.getByRole("button", { name: "Ver el vídeo" }).click();
    await until(() =>
      expect(root.querySelector("iframe")?.src).toContain("player.vimeo.com/video/76979871"),
    );
  });

  test("takes the level of its headings from the page around", async () => {
    const lot = await context.api.seedLot({ images: IMAGES });
    const { update } = mount({ lot, bidBox: false, headingLevel: 1 });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect
      .element(page.getByRole("heading", { level: 2, name: "Datos del vehículo" }))
      .toBeVisible();
    update({ headingLevel: 9 });
    await expect
      .element(page.getByRole("heading", { level: 3, name: "Datos del vehículo" }))
      .toBeVisible();
  });

  test("leaves the bid box out where the host has its own", async () => {
    const lot = await context.api.seedLot({ images: IMAGES });
    const { root } = mount({ lot, bidBox: false });
    await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
    expect(root.querySelector(".martillo-bid-box")).toBeNull();
  });

  test("puts the box beside the pictures where there is room, else below them", async () => {
    const lot = await context.api.seedLot({ images: IMAGES });
    const { root, host } = mount({ lot }, { style: "width: 1100px" });
    await expect.element(enlarge()).toBeVisible();
    const places = () => {
      const [gallery, box] = ["[part~=gallery]", ".martillo-bid-box"].map((selector) =>
        root.querySelector(selector)?.getBoundingClientRect(),
      );
      return (
        gallery &&
        box && { isBeside: box.left >= gallery.right, isBelow: box.top >= gallery.bottom }
      );
    };
    expect(places()).toEqual({ isBeside: true, isBelow: false });
    const holder = root instanceof ShadowRoot ? host.parentElement : host;
    if (holder) holder.style.width = "360px";
    await until(() => expect(places()).toEqual({ isBeside: false, isBelow: true }));
  });

  test("turns pictures by button, thumb and arrow key, round at the ends", async () => {
    const lot = await context.api.seedLot({ images: IMAGES });
    const { root } = mount({ lot });
    await until(() => expect(shown(root)).toBe("Vista 1"));
    await page.getByRole("button", { name: "Fotografía siguiente" }).click();
    await until(() => expect(shown(root)).toBe("Vista 2"));
    await page.getByRole("button", { name: "Fotografía 3 de 3" }).click();
    await until(() => expect(shown(root)).toBe("Vista 3"));
    enlarge().element().focus();
    await userEvent.keyboard("{ArrowRight}");
    await until(() => expect(shown(root)).toBe("Vista 1"));
    await userEvent.keyboard("{ArrowLeft}");
    await until(() => expect(shown(root)).toBe("Vista 3"));
    expect(root.querySelectorAll("[part~=thumb][aria-current]")).toHaveLength(1);
  });

  test("turns pictures by a swipe, which is no click", async () => {
    const lot = await context.api.seedLot({ images: IMAGES });
    const { root } = mount({ lot });
    await until(() => expect(shown(root)).toBe("Vista 1"));
    const target = root.querySelector("[part~=picture]");
    const at = (x: number) => ({
      bubbles: true,
      composed: true,
      isPrimary: true,
      clientX: x,
      clientY: 50,
    });
    target?.dispatchEvent(new PointerEvent("pointerdown", at(200)));
    target?.dispatchEvent(new PointerEvent("pointerup", at(90)));
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    await until(() => expect(shown(root)).toBe("Vista 2"));
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("opens the pictures over the whole screen and gives the focus back", async () => {
    const lot = await context.api.seedLot({ images: IMAGES });
    const { root } = mount({ lot });
    await enlarge().click();
    const dialog = page.getByRole("dialog", { name: /pantalla completa/ });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(dialog.getByAltText("Vista 2")).toBeVisible();
    await expectAccessible(root);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    expect(active?.textContent).toContain("Ampliar la fotografía 2 de 3");
  });

  test("asks for no more of a picture than the screen shows", async () => {
    const one = { src: "/uploads/lots/a1-1600.webp", thumb: "/uploads/lots/a1-480.webp", alt: "A" };
    const { root } = mount({ lot: await context.api.seedLot({ images: [one] }) });
    hideFailures(root);
    await enlarge().click();
    await until(() =>
      expect(root.querySelector<HTMLImageElement>(".martillo-lot-detail__full")?.srcset).toMatch(
        /a1-480\.webp 480w, .*a1-800\.webp 800w, .*a1-1600\.webp 1600w/,
      ),
    );
  });

  test("keeps the place of pictures that do not come", async () => {
    const missing = `${location.origin}/no-such-picture.webp`;
    const one = { src: missing, thumb: missing, alt: "" };
    const broken = mount({ lot: await context.api.seedLot({ images: [one] }) });
    await until(() => expect(broken.text()).toContain("Imagen no disponible"));
    broken.unmount();
    const none = mount({ lot: await context.api.seedLot({ images: [] }) });
    await until(() => expect(none.text()).toContain("Imagen no disponible"));
    await expectAccessible(none.root);
  });

  test("says where a picture does not come: over the whole screen, of a damage and of an inspection", async () => {
    const missing = "/uploads/lots/no-such-picture-1600.webp";
    const one = { src: missing, thumb: missing, alt: "De frente" };
    const lot = await context.api.seedLot({ images: [one, ...IMAGES.slice(0, 1)] });
    await context.api.db.query(
      "update lots set damage = $2::jsonb, inspection = $3::jsonb where id = $1",
      [
        lot,
        JSON.stringify([{ type: "bodywork", place: "Paragolpes", photo: missing }]),
        JSON.stringify({
          inspected_at: "2026-11-02",
          inspector: "Taller Ribera",
          points: [
            {
              area: "brakes",
              point: "brake_pads",
              state: "defect",
              severity: "serious",
              photos: [missing],
            },
          ],
        }),
      ],
    );
    const { root } = mount({ lot, bidBox: false });
    for (const [place, alt] of [
      [".martillo-lot-detail__damage-photo", "Foto: Paragolpes"],
      [".martillo-lot-detail__finding-photos a", "Foto 1: Pastillas y zapatas"],
    ] as const) {
      await until(() => expect(root.querySelector(place)).not.toBeNull());
      const link = root.querySelector<HTMLElement>(place);
      // The browser does not ask for a picture that is far away.
      link?.scrollIntoView();
      await until(() => expect(link?.textContent).toBe(`${alt}: Imagen no disponible`));
      expect(link?.querySelector("img")).toBeNull();
    }
    await expectAccessible(root);
    await enlarge().click();
    const dialog = page.getByRole("dialog", { name: /pantalla completa/ });
    await expect.element(dialog.getByText("Imagen no disponible")).toBeVisible();
    await expectAccessible(root);
    // The next one does come.
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(dialog.getByAltText("Vista 1")).toBeVisible();
    await expect.element(dialog.getByText("Imagen no disponible")).not.toBeInTheDocument();
  });

  test("shows what a seller typed as text, whatever it is", async () => {
    const script = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
    const lot = await context.api.seedLot({ title: script, description: script, location: script });
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("<script>"));
    expect(root.querySelector("script, img[src=x]")).toBeNull();
    expect(Reflect.get(window, "hacked")).toBeUndefined();
  });

  test("follows the lot with its heart, guests after a sign-in", async () => {
    const me = await context.api.seedUser();
    const lot = await context.api.seedLot({ images: IMAGES });
    const { told } = mount({ lot, bidBox: false });
    await until(() => expect(context.runtime.session.store.getState().status).toBe("guest"));
    await page.getByRole("button", { name: "Seguir", exact: true }).click();
    expect(told("martillo-login-request")).toEqual([{ reason: "watch", lot }]);
    await page.getByRole("textbox", { name: "Correo electrónico" }).fill(me.email);
    await page.getByLabelText("Contraseña", { exact: true }).fill(me.password);
    await page.getByRole("dialog").getByRole("button", { name: "Iniciar sesión" }).click();
    const heart = page.getByRole("button", { name: "Siguiendo" });
    await expect.element(heart).toHaveAttribute("aria-pressed", "true");
    await until(() => expect(told("martillo-watch-changed")).toEqual([{ lot, watched: true }]));
    await heart.click();
    await until(() =>
      expect(told("martillo-watch-changed").at(-1)).toEqual({ lot, watched: false }),
    );
  });

  test("copies the address of the lot, or shows it", async () => {
    const lot = await context.api.seedLot();
    const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
    mount({ lot, bidBox: false });
    const share = page.getByRole("button", { name: "Compartir" });
    await share.click();
    await expect.element(page.getByRole("button", { name: "Dirección copiada" })).toBeVisible();
    expect(copy).toHaveBeenCalledWith(`${context.apiBase}/productView/${lot}`);
    copy.mockRejectedValueOnce(new Error("forbidden"));
    await page.getByRole("button", { name: "Dirección copiada" }).click();
    await expect
      .element(page.getByLabelText("Copie la dirección:"))
      .toHaveValue(`${context.apiBase}/productView/${lot}`);
    copy.mockRestore();
  });

  test("tells its seller what comes of the price of this moment, and nobody else", async () => {
    await takeCommission(context.api);
    const seller = await context.api.seedUser({ admin: true });
    const lot = await context.api.seedLot({ sellerId: seller.id, startCents: 1_000_000 });
    context.signIn(seller);
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toMatch(/Lo que recibirá\s*9\.637,00\s€\s*Como tarde el/));
    await expectAccessible(root);
    const bidder = await context.api.seedUser();
    const bid = { project_id: lot, proposed_amount: "20000", bid_type: "exact" as const };
    await context.api.call("bid/confirm", { ...bid, idempotency_key: crypto.randomUUID() }, bidder);
    await until(() => expect(text()).toMatch(/Lo que recibirá\s*19\.274,00\s€/));
    context.signIn(bidder);
    const other = mount({ lot });
    await until(() => expect(other.text()).toContain("Va ganando"));
    await until(() => expect(other.text()).not.toContain("Lo que recibirá"));
  });

  test("moves with the bids of others and lets the visitor bid", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot({ images: IMAGES });
    const { text, told } = mount({ lot });
    await page.getByRole("button", { name: "Revisar puja" }).click();
    await page.getByRole("button", { name: /^Confirmar/ }).click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
    expect(told("martillo-bid-placed")).toHaveLength(1);
  });

  test("keeps price, time and a button in small windows while those of the box are out of sight", async () => {
    await page.viewport(375, 600);
    onTestFinished(() => page.viewport(414, 896));
    const lot = await context.api.seedLot({ images: IMAGES });
    const { root, text } = mount({ lot, bidBar: true }, { style: "margin-top: 700px" });
    await until(() => expect(text()).toContain("Iniciar sesión y pujar"));
    const bar = () => root.querySelector<HTMLElement>("[part~=bar]");
    scrollTo(0, 600);
    await until(() => expect(bar()?.dataset["away"]).toBeUndefined());
    await until(() => expect(bar()?.innerText).toMatch(/Precio de salida\s+[\d.]+\s€[^]*Pujar/));
    expect(bar()?.getBoundingClientRect().bottom).toBe(innerHeight);
    await expectAccessible(root);

    // It lies on nothing that has the focus.
    const thumb = root.querySelector<HTMLElement>("[part~=thumb]");
    scrollBy(0, (thumb?.getBoundingClientRect().bottom ?? 0) - innerHeight);
    thumb?.focus({ preventScroll: true });
    await until(() => expect(bar()?.dataset["away"]).toBe("true"));
    thumb?.blur();
    scrollBy(0, 1);
    await until(() => expect(bar()?.dataset["away"]).toBeUndefined());

    await page.getByRole("button", { name: "Pujar", exact: true }).click();
    await until(() => expect(bar()?.dataset["away"]).toBe("true"));
    await expect
      .element(page.getByRole("button", { name: "Iniciar sesión y pujar" }))
      .toBeVisible();
    const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    expect(active?.closest("[part~=action]")).not.toBeNull();
  });

  test("describes a direct sale without a clock", async () => {
    const lot = await context.api.seedLot({ auction: 0, ivaPercent: null, images: IMAGES });
    const { text } = mount({ lot });
    await until(() => expect(text()).toContain("Condiciones de la venta"));
    expect(text()).toContain("REBU");
    expect(text()).not.toContain("Apertura");
  });

  test.each([320, 375, 480, 720, 1100])("does not move while it loads at %i px", async (width) => {
    const lot = await context.api.seedLot({
      images: IMAGES,
      title:
        width < 840
          ? "Audi A4 Avant 2.0 TDI S line, nacional, un solo propietario"
          : "Audi A4 Avant 2.0 TDI S line, nacional",
    });
    // Another try takes its longest moment, in which there is nothing to show yet.
    const random = vi.spyOn(Math, "random").mockReturnValue(0.99);
    context.faults.next("product/singleProduct", "refuse");
    const { root, text } = mount({ lot }, { style: `width: ${width}px` });
    await until(() =>
      expect(root.querySelector(".martillo-lot-detail__placeholder")).not.toBeNull(),
    );
    const places = () =>
      [".martillo-lot-detail__stage", ".martillo-lot-detail__side", ".martillo-bid-box"].map(
        (selector) => {
          const box = root.querySelector(selector)?.getBoundingClientRect();
          // Not from the view: browsers scroll along with what grows.
          const top = root.querySelector("[part~=base]")?.getBoundingClientRect().y ?? 0;
          return box && [box.x, box.y - top, box.width, box.height].map(Math.round);
        },
      );
    const before = places();
    const told = watchShifts();
    await until(() => expect(text()).toContain("Total si gana"));
    random.mockRestore();
    expect(places()).toEqual(before);
    expect(await told()).toEqual([]);
  });

  test("says when there is no such lot, and offers another try when it cannot be read", async () => {
    const missing = mount({ lot: 987_654 });
    await until(() => expect(missing.text()).toContain("No encontramos este lote."));
    missing.unmount();
    const lot = await context.api.seedLot();
    context.faults.always("product/singleProduct", "refuse");
    const { text, root } = mount({ lot });
    await until(() => expect(text()).toContain("No hemos podido cargar el lote."), 9_000);
    await expectAccessible(root);
    context.faults.clear();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("Datos del vehículo"));
  });
}
