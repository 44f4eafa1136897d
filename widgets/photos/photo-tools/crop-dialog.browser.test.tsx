import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { widgetSheets } from "../../../src/element/sheets";
import { expectAccessible, until } from "../../../src/testing";
import styles from "../photos.css?inline";
import { CropDialog } from "./CropDialog";

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;
let src: string;
const made = vi.fn<(file: File) => void>();

beforeEach(async () => {
  await page.viewport(800, 900);
  made.mockClear();
  host = document.createElement("div");
  document.body.append(host);
  shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = widgetSheets(styles);
  root = createRoot(shadow);
  const canvas = new OffscreenCanvas(800, 600);
  canvas.getContext("2d")?.fillRect(0, 0, 800, 600);
  src = URL.createObjectURL(await canvas.convertToBlob({ type: "image/png" }));
  root.render(
    <div className="martillo-root">
      <CropDialog src={src} onMade={made} onClose={() => {}} />
    </div>,
  );
  // The picture is loaded, and laid into the frame: until then arrows have nothing to move.
  await until(() => {
    expect(frame().clientWidth).toBeGreaterThan(100);
    expect(picture().width).toBeGreaterThan(100);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  root.unmount();
  host.remove();
  URL.revokeObjectURL(src);
});

const frame = () => shadow.querySelector("[role=application]") as HTMLElement;
const rect = (selector: string) =>
  (shadow.querySelector(selector) as HTMLElement).getBoundingClientRect();
const picture = () => rect(".reactEasyCrop_Image");
const press = (key: string, shiftKey = false) =>
  frame().dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
const isNear = (is: number, wanted: number) => expect(Math.abs(is - wanted)).toBeLessThan(0.5);

test("enlarges between 1 and 4, by halves", async () => {
  const [nearer, further] = ["Acercar", "Alejar"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  );
  if (!nearer || !further) throw new Error("no buttons");
  await expect.element(further).toBeDisabled();
  const width = picture().width;
  for (const zoom of [1.5, 2, 2.5, 3, 3.5, 4]) {
    await nearer.click();
    await until(() => isNear(picture().width, width * zoom));
  }
  await expect.element(nearer).toBeDisabled();
  press("+");
  press("-");
  await until(() => isNear(picture().width, width * 3.5));
  for (let at = 0; at < 9; at += 1) press("-");
  await until(() => isNear(picture().width, width));
  await expectAccessible(host);
});

test("moves by arrows a hundredth of the picture, with the shift key a tenth, and no further than the frame is filled", async () => {
  press("+");
  press("+");
  await until(() => expect(shadow.textContent).toContain("Zoom 200 %"));
  const first = picture();
  press("ArrowLeft");
  await until(() => isNear(picture().x, first.x - first.width / 100));
  press("ArrowDown");
  await until(() => isNear(picture().y, first.y + first.height / 100));
  press("ArrowRight", true);
  await until(() => isNear(picture().x, first.x - first.width / 100 + first.width / 10));
  for (let at = 0; at < 12; at += 1) press("ArrowDown", true);
  await until(() => isNear(picture().top, frame().getBoundingClientRect().top));
});

test("keeps what is in the frame, as JPEG of a quality of 0.7", async () => {
  const convert = vi.spyOn(OffscreenCanvas.prototype, "convertToBlob");
  await page.getByRole("button", { name: "Recortar", exact: true }).click();
  await until(() => expect(made).toHaveBeenCalledOnce());
  expect(convert.mock.calls).toEqual([[{ type: "image/jpeg", quality: 0.7 }]]);
  const [file] = made.mock.calls[0] ?? [];
  expect(file?.type).toBe("image/jpeg");
  const image = await createImageBitmap(file as File);
  // The frame of the house is as broad as this picture.
  expect([image.width, image.height]).toEqual([800, 450]);
});
