import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sharpImages } from "./sharp-images";

const images = sharpImages();
const MOST_PIXELS = 40_000_000;
const SECRET = "GPS 40.4168 -3.7038";
const asText = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Left half red, right half blue. */
function picture() {
  const red = { create: { width: 32, height: 48, channels: 3, background: "red" } } as const;
  return sharp(red).extend({ right: 32, background: "blue" });
}

const withExif = (turned = 1) =>
  picture()
    .withMetadata({ orientation: turned })
    .withExifMerge({ IFD0: { Copyright: SECRET } });

async function read(bytes: Uint8Array, mostPixels = MOST_PIXELS) {
  return images.read(bytes, { mostPixels, isGuest: false });
}

describe("a picture on the server", () => {
  it.each([
    ["jpeg", "jpg"],
    ["png", "png"],
    ["webp", "webp"],
  ] as const)("loses what nobody sees of it: %s", async (format, extension) => {
    const bytes = await withExif().toFormat(format).toBuffer();
    expect(asText(bytes)).toContain(SECRET);
    const trailing = Buffer.concat([bytes, Buffer.from("<script>")]);
    const cleaned = await read(trailing);
    const size = { width: 64, height: 48 };
    expect(cleaned).toMatchObject({ type: `image/${format}`, extension, ...size });
    expect(asText(cleaned?.bytes ?? bytes)).not.toMatch(/GPS|script|Exif|EXIF|XMP/);
    expect(await sharp(cleaned?.bytes).metadata()).toMatchObject({ format, ...size });
  });

  it("is turned the right way up", async () => {
    const turned = await read(await withExif(6).jpeg().toBuffer());
    expect(turned).toMatchObject({ width: 48, height: 64 });
    const { data } = await sharp(turned?.bytes).raw().toBuffer({ resolveWithObject: true });
    // The part that was left is above.
    expect([data[0], data[2]].map((value) => (value ?? 0) > 128)).toEqual([true, false]);
  });

  it("without loss stays as it was, to the last colour", async () => {
    const size = { width: 256, height: 64, channels: 3 } as const;
    const colours = Uint8Array.from({ length: 256 * 64 * 3 }, (_, at) => (at * 7919) % 256);
    const bytes = await sharp(colours, { raw: size }).png().toBuffer();
    const written = await read(bytes);
    expect(new Uint8Array(await sharp(written?.bytes).raw().toBuffer())).toEqual(colours);
  });

  it("of a lot stays what it is", async () => {
    const folder = join(import.meta.dirname, "../../../assets/lots");
    const name = readdirSync(folder).find((file) => file.endsWith("-480.webp")) ?? "";
    expect(await read(readFileSync(join(folder, name)))).toMatchObject({
      type: "image/webp",
      width: 480,
    });
  });

  it("is whole, or none", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = await picture().toFormat(format).toBuffer();
      expect(await read(bytes.subarray(0, bytes.length - 20))).toBeNull();
      expect(await read(bytes.subarray(0, 20))).toBeNull();
    }
  });

  it.each([
    ["baseline", {}],
    ["progressive", { progressive: true }],
  ])("is a JPEG without its end mark, if nothing else is missing: %s", async (_kind, options) => {
    // Of many colours, so that a cut falls into a scan and not between two.
    const colours = Uint8Array.from({ length: 256 * 64 * 3 }, (_, at) => (at * 7919) % 256);
    const raw = { width: 256, height: 64, channels: 3 } as const;
    const bytes = await sharp(colours, { raw }).jpeg(options).toBuffer();
    const [whole, unended] = [await read(bytes), await read(bytes.subarray(0, -2))];
    expect(unended).toEqual(whole);
    expect(unended).not.toBeNull();
    for (const missing of [20, 200, bytes.length >> 1]) {
      expect(await read(bytes.subarray(0, bytes.length - missing))).toBeNull();
    }
  });

  it("is no drawing, no page, and does not move", async () => {
    const frames = sharp(
      [await picture().png().toBuffer(), await picture().negate().png().toBuffer()],
      { join: { animated: true } },
    );
    expect(await read(await frames.webp({ loop: 0 }).toBuffer())).toBeNull();
    expect(await read(await picture().gif().toBuffer())).toBeNull();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const text of [svg, "<!doctype html>", ""]) {
      expect(await read(new TextEncoder().encode(text))).toBeNull();
    }
  });

  it("that is too large is not even decoded", async () => {
    const bytes = await picture().png().toBuffer();
    await expect(read(bytes, 64 * 48 - 1)).rejects.toMatchObject({ code: "IMAGE_TOO_LARGE" });
    expect(await read(bytes, 64 * 48)).not.toBeNull();
    // Says that it is 60,000 pixels wide and high, and holds none of them.
    const liar = new Uint8Array(bytes);
    new DataView(liar.buffer).setUint32(16, 60_000);
    new DataView(liar.buffer).setUint32(20, 60_000);
    const answer = await read(liar).catch((error: { code?: string }) => error.code);
    expect([null, "IMAGE_TOO_LARGE"]).toContain(answer);
  });

  it("waits for its turn, and not without an end", async () => {
    const bytes = await picture().png().toBuffer();
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => read(bytes)));
    const refused = all.filter((one) => one.status === "rejected");
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "RATE_LIMITED" });
    expect(all.length - refused.length).toBeGreaterThan(50);
    expect(await read(bytes)).not.toBeNull();
  });

  it("of an account goes before those of guests, who have a line of their own", async () => {
    const wide = await picture().resize(1_000, 1_000, { fit: "fill" }).jpeg().toBuffer();
    const small = await picture().jpeg().toBuffer();
    let done = 0;
    const guests = Array.from({ length: 30 }, async () => {
      await images.read(wide, { mostPixels: MOST_PIXELS, isGuest: true });
      done += 1;
    });
    await images.read(small, { mostPixels: MOST_PIXELS, isGuest: false });
    expect(done).toBeLessThan(15);
    await Promise.all(guests);
    expect(done).toBe(30);
  });
});

describe("a picture that is shared", () => {
  const TEXTS = {
    label: "En subasta por",
    title: "Seat León",
    price: "15.900 €",
    note: "15 pujas",
  };
  const photo = () => picture().jpeg().toBuffer();
  /** The mean of a part, as red, green and blue. */
  async function colourOf(bytes: Uint8Array | null, top: number, height: number) {
    const part = sharp(bytes ?? new Uint8Array()).extract({ left: 0, top, width: 1200, height });
    const mean = await part.resize(1, 1, { fit: "fill" }).raw().toBuffer();
    return [...mean];
  }

  it("is the photo in the shape of messengers, with the texts over its lower part", async () => {
    const bytes = await images.share(await photo(), TEXTS);
    const { format, width, height, exif } = await sharp(bytes ?? new Uint8Array()).metadata();
    expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    const [red = 0, green = 0, blue = 0] = await colourOf(bytes, 0, 60);
    expect(red).toBeGreaterThan(80);
    expect(blue).toBeGreaterThan(80);
    expect(green).toBeLessThan(40);
    const other = await images.share(await photo(), { ...TEXTS, price: "1 €" });
    expect(await colourOf(other, 400, 230)).not.toEqual(await colourOf(bytes, 400, 230));
  });

  it.each([
    ["no photo", null],
    ["a file that is no picture", new TextEncoder().encode("<svg onload=alert(1)>")],
    ["half a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])("stands on a plain ground with %s", async (_what, bytes) => {
    const drawn = await images.share(bytes, TEXTS);
    const [red = 0, green = 0, blue = 0] = await colourOf(drawn, 0, 60);
    expect([red, green, blue].every((part) => part > 20 && part < 90)).toBe(true);
  });

  it.each([
    "</span><span foreground='red'>&amp;&lt;",
    "a".repeat(5_000),
    "日本語 العربية ñ €",
    "uno\r\ndos\u2028tres",
    "",
    "   ",
  ])("takes any title as text: %j", async (title) => {
    const drawn = await images.share(null, { ...TEXTS, title });
    expect(await sharp(drawn ?? new Uint8Array()).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  });
});
