import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { RegistrationProps } from "./Registration";

/** A camera that shows something that moves, and whose tracks tell whether they were let go. */
function fakeCamera() {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1280, 720];
  const brush = canvas.getContext("2d");
  let step = 0;
  const timer = setInterval(() => {
    if (!brush) return;
    brush.fillStyle = `hsl(${step++ * 9} 80% 50%)`;
    brush.fillRect(0, 0, 1280, 720);
  }, 30);
  onTestFinished(() => clearInterval(timer));
  const tracks: MediaStreamTrack[] = [];
  return {
    tracks,
    running: () => tracks.filter(({ readyState }) => readyState === "live").length,
    async open() {
      const stream = canvas.captureStream(30);
      tracks.push(...stream.getTracks());
      return stream;
    },
  };
}

/** The browser's answer to a page that asks for a camera; undefined: the browser knows no cameras. */
function answerCameras(open: (() => Promise<MediaStream>) | undefined) {
  const media = open && { getUserMedia: vi.fn(open) };
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: media });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "mediaDevices");
  });
  return media?.getUserMedia;
}

/** Whether the page may ask at all. */
function allowCamera(isAllowed: boolean) {
  Object.defineProperty(document, "featurePolicy", {
    configurable: true,
    value: { allowsFeature: () => isAllowed },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, "featurePolicy");
  });
}

async function fileOf(type: string, size = 600): Promise<File> {
  const canvas = new OffscreenCanvas(size, size);
  canvas.getContext("2d")?.fillRect(0, 0, size / 2, size);
  const blob = await canvas.convertToBlob({ type });
  return new File([blob], "yo", { type: blob.type });
}

/** The picture of a newcomer: from the camera, from a file, and what is said where neither works. */
export function pictureSuite(mount: Mount<RegistrationProps>, context: SuiteContext) {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const dialog = page.getByRole("dialog");
  const user = () => context.runtime.session.store.getState().user;
  let count = 0;

  async function open(props: Partial<RegistrationProps> = { picture: "optional" }) {
    const widget = mount({ variant: "buyer", verification: "off", ...props });
    await field("Correo electrónico").fill(`foto-${context.flavour}-${++count}@ejemplo.es`);
    await field("Contraseña").fill("Segura-26!");
    await field("Repita la contraseña").fill("Segura-26!");
    await button("Continuar").click();
    await expect.element(field("Nombre")).toBeVisible();
    return widget;
  }

  async function register() {
    await field("Localidad").fill("Getafe");
    await field("Nombre").fill("Ana");
    await field("Apellidos").fill("Ruiz");
    await page.getByRole("checkbox").click();
    await button("Crear cuenta").click();
  }

  function choose(root: HTMLElement | ShadowRoot, file: File) {
    const input = root.querySelector<HTMLInputElement>("dialog input[type=file]");
    const files = new DataTransfer();
    files.items.add(file);
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event("change", { bubbles: true }));
  }

  test("is taken, looked at, taken again, used, and the account's", async () => {
    const camera = fakeCamera();
    answerCameras(camera.open);
    const { root, text } = await open();
    await button("Añadir una foto").click();
    await expect.element(dialog).toHaveAccessibleName("Su foto");
    await until(() => expect(text()).toContain("Colóquese en el centro"));
    await expectAccessible(root);
    await button("capture").click();
    await expect.element(dialog.getByAltText("Vista previa de su foto")).toBeVisible();
    await until(() => expect(camera.running()).toBe(0));
    await until(() => expect(focused(root)).toBe("Usar esta foto"));
    await expectAccessible(root);

    await button("retake").click();
    await until(() => expect(camera.running()).toBe(1));
    await until(() => expect(text()).toContain("Colóquese en el centro"));
    await button("capture").click();
    await button("Usar esta foto").click();
    await expect.element(page.getByAltText("Su foto", { exact: true })).toBeVisible();
    await until(() => expect(root.querySelector("dialog[open]")).toBeNull());
    await until(() => expect(camera.running()).toBe(0));
    await expectAccessible(root);

    await register();
    await until(() => expect(user()?.avatar).toMatch(/^[\w-]{43}\.jpg$/));
    const [kept] = await context.api.db.query<{ claimed_by: number; folder: string }>(
      "select claimed_by, folder from uploads where file_name = $1",
      [user()?.avatar],
    );
    expect(kept).toEqual({ claimed_by: user()?.id, folder: "avatars" });
  });

  test("lets the camera go on every way out", async () => {
    const camera = fakeCamera();
    answerCameras(camera.open);
    const { root, text, unmount } = await open();
    const ways = [
      () => button("cancel").click(),
      () => userEvent.keyboard("{Escape}"),
      () => dialog.getByRole("button", { name: "Cerrar" }).click(),
    ];
    for (const leave of ways) {
      await button("Añadir una foto").click();
      await until(() => expect(text()).toContain("Colóquese en el centro"));
      expect(camera.running()).toBe(1);
      await leave();
      await until(() => expect(root.querySelector("dialog[open]")).toBeNull());
      expect(camera.running()).toBe(0);
      await until(() => expect(focused(root)).toBe("Añadir una foto"));
    }
    await button("Añadir una foto").click();
    await until(() => expect(camera.running()).toBe(1));
    unmount();
    await until(() => expect(camera.running()).toBe(0));
  });

  test("lets a camera go that comes too late", async () => {
    const camera = fakeCamera();
    let give: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (give = resolve));
    answerCameras(() => asked.then(camera.open));
    await open();
    await button("Añadir una foto").click();
    await button("cancel").click();
    give();
    await until(() => expect(camera.tracks).toHaveLength(1));
    await until(() => expect(camera.running()).toBe(0));
  });

  test.each([
    ["NotAllowedError", "No ha dado permiso para usar la cámara."],
    ["NotFoundError", "No hemos encontrado ninguna cámara."],
    ["NotReadableError", "Otro programa está usando la cámara."],
    ["UnknownError", "No hemos podido abrir la cámara."],
  ])("says why there is no camera, and takes a file: %s", async (name, words) => {
    allowCamera(true);
    const ask = answerCameras(() => Promise.reject(new DOMException("", name)));
    const { root, text } = await open();
    await button("Añadir una foto").click();
    await until(() => expect(text()).toContain(words));
    expect(text()).toMatch(/elija un archivo/i);
    await expect.element(button("capture")).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(root);
    await dialog.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(ask).toHaveBeenCalledTimes(2));
    await until(() => expect(text()).toContain(words));
    choose(root, await fileOf("image/png"));
    await button("Usar esta foto").click();
    await expect.element(page.getByAltText("Su foto", { exact: true })).toBeVisible();
  });

  test("does not ask again where the page may not", async () => {
    allowCamera(false);
    answerCameras(() => Promise.reject(new DOMException("", "NotAllowedError")));
    const { text } = await open();
    await button("Añadir una foto").click();
    await until(() => expect(text()).toContain("Esta página no permite usar la cámara."));
    await expect
      .element(dialog.getByRole("button", { name: "Reintentar" }))
      .not.toBeInTheDocument();
    await expect.element(button("Elegir un archivo")).toBeVisible();
  });

  test("says that insecure pages have no camera", async () => {
    answerCameras(undefined);
    const { text } = await open();
    await button("Añadir una foto").click();
    await until(() => expect(text()).toContain("páginas seguras (https)"));
  });

  test("refuses what is no picture, and shows what the server refuses", async () => {
    answerCameras(undefined);
    const { root, text } = await open();
    await button("Añadir una foto").click();
    const wrong = "Something went wrong! Please make sure you upload the expected file type";
    for (const file of [
      new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg", { type: "image/svg+xml" }),
      new File(["nothing"], "a.jpg", { type: "image/jpeg" }),
    ]) {
      choose(root, file);
      await until(() => expect(text()).toContain(wrong));
    }
    choose(root, await fileOf("image/webp"));
    await expect.element(button("Usar esta foto")).toBeVisible();
    expect(text()).not.toContain(wrong);
    context.faults.next("image_uploader/muliple_img_uploader", "refuse");
    await button("Usar esta foto").click();
    await until(() => expect(text()).toContain("No hay conexión"));
    await button("Usar esta foto").click();
    await expect.element(page.getByAltText("Su foto", { exact: true })).toBeVisible();
    await button("Quitar la foto").click();
    await until(() => expect(focused(root)).toBe("Añadir una foto"));
    expect(root.querySelector("[name=avatar]")).toHaveValue("");
  });

  test("is not asked for where neither the house nor the page wants it", async () => {
    const { root } = await open({});
    await expect.element(page.getByRole("checkbox")).toBeVisible();
    expect(root.querySelector("[name=avatar]")).toBeNull();
  });

  test("is asked for where the house wants it, whatever the page says", async () => {
    answerCameras(undefined);
    await context.api.db.query(
      `insert into settings (key, value) values ('variables', '{"registration_picture":"required"}')
       on conflict (key) do update set value = excluded.value`,
    );
    onTestFinished(async () => {
      await context.api.db.query("delete from settings where key = 'variables'");
    });
    const asked = await open({ picture: "off" });
    await expect.element(button("Añadir una foto")).toBeVisible();
    await register();
    const group = page.getByRole("group", { name: "Foto", exact: true });
    await expect.element(group).toHaveAccessibleDescription(/Required!/);
    await until(() => expect(focused(asked.root)).toBe("Añadir una foto"));
    await expectAccessible(asked.root);
    await button("Añadir una foto").click();
    choose(asked.root, await fileOf("image/jpeg", 100));
    await button("Usar esta foto").click();
    await expect.element(page.getByAltText("Su foto", { exact: true })).toBeVisible();
    await button("Crear cuenta").click();
    await until(() => expect(user()?.avatar).toMatch(/\.jpg$/));
  });

  test("is kept when one goes back and on again", async () => {
    answerCameras(undefined);
    const { root } = await open();
    await button("Añadir una foto").click();
    choose(root, await fileOf("image/jpeg"));
    await button("Usar esta foto").click();
    await expect.element(page.getByAltText("Su foto", { exact: true })).toBeVisible();
    const name = root.querySelector<HTMLInputElement>("[name=avatar]")?.value;
    await button("Atrás").click();
    await button("Continuar").click();
    expect(root.querySelector("[name=avatar]")).toHaveValue(name);
  });
}

/** What the focused button says. */
function focused(root: ShadowRoot | HTMLElement): string | null | undefined {
  const node = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return node?.textContent;
}
