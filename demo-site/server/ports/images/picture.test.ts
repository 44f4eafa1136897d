import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fc } from "../../../../src/testing/seed";
import { orientationOf } from "./exif";
import { readPicture } from "./picture";
import { jpegOf, pngOf, SECRET, webpOf } from "./testing/pictures";

const asText = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const PICTURES = { jpeg: jpegOf(), png: pngOf(), webp: webpOf() };

describe("a picture", () => {
  it.each(Object.entries(PICTURES))("loses what nobody sees of it: %s", (kind, bytes) => {
    expect(asText(bytes)).toContain(SECRET);
    const picture = readPicture(bytes);
    expect(picture).toMatchObject({ type: `image/${kind}`, width: 64, height: 48 });
    expect(asText(picture?.bytes ?? new Uint8Array())).not.toMatch(/GPS|script|Exif|EXIF|XMP/);
    // Nothing is left to lose.
    expect(readPicture(picture?.bytes ?? bytes)?.bytes).toEqual(picture?.bytes);
  });

  it("stays the right way up", () => {
    const { bytes = new Uint8Array() } = readPicture(jpegOf({ orientation: 6 })) ?? {};
    const exif = bytes.indexOf(0xe1);
    expect(orientationOf(bytes.subarray(exif + 3))).toBe(6);
  });

  it("keeps every byte that shows, of a real one", () => {
    const folder = join(import.meta.dirname, "../../../assets/lots");
    const name = readdirSync(folder).find((file) => file.endsWith("-480.webp")) ?? "";
    const real = new Uint8Array(readFileSync(join(folder, name)));
    const picture = readPicture(real);
    expect([picture?.type, picture?.width]).toEqual(["image/webp", 480]);
    expect(picture?.bytes).toEqual(real);
  });

  it.each([
    ["a page", new TextEncoder().encode("<!doctype html><script>1</script>")],
    ["a drawing", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["GIF", new TextEncoder().encode("GIF89a\u0001\u0000\u0001\u0000")],
    ["nothing", new Uint8Array()],
    ["a beginning alone", Uint8Array.of(0xff, 0xd8, 0xff)],
    ["an animation", webpOf({ animated: true })],
    ["no width", pngOf({ width: 0 })],
  ])("is not %s", (_what, bytes) => {
    expect(readPicture(bytes)).toBeNull();
  });

  it.each(Object.entries(PICTURES))("is whole, or none: %s", (_kind, bytes) => {
    const whole = readPicture(bytes)?.bytes ?? bytes;
    for (let length = 0; length < whole.length; length++) {
      expect(readPicture(whole.subarray(0, length))).toBeNull();
    }
  });

  it("is read to an end, whatever is in it", () => {
    const starts = Object.values(PICTURES);
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 8 }),
        (start, changes) => {
          const bytes = start.slice();
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const picture = readPicture(bytes);
          return picture === null || picture.bytes.length <= bytes.length + 36;
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
