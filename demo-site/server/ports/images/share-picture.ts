// A photo with what a lot costs now written over it, for messengers.
import { createRequire } from "node:module";
import sharp, { type Sharp } from "sharp";
import { shortLine } from "../../platform/text/short-line";
import { SHARE_SIZE, type SharedTexts } from ".";

const { resolve } = createRequire(import.meta.url);
/** Brought along, so that a machine without fonts draws the same. */
const FONT = {
  name: "Inter SemiBold",
  file: resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};
const MARGIN = 48;
const GAP = 14;
const GROUND = "#23343c";
const QUALITY = 82;

/** The lines from top to bottom: sizes in pixels, and the most letters that fit beside each other, about half as wide as high. */
const LINES = [
  { text: "title", size: 52, most: 40 },
  { text: "label", size: 34, most: 60 },
  { text: "price", size: 112, most: 18 },
  { text: "note", size: 32, most: 66 },
] as const satisfies readonly { text: keyof SharedTexts; size: number; most: number }[];

/** Dark towards the bottom, where the lines stand on whatever the photo shows. */
const SHADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.2" stop-opacity="0"/><stop offset="0.62" stop-opacity="0.72"/><stop offset="1" stop-opacity="0.9"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);

/** A JPEG of `SHARE_SIZE`. `photo`: an opened picture; without one the lines stand on a plain ground. */
export async function drawShared(photo: Sharp | null, texts: SharedTexts): Promise<Uint8Array> {
  const drawn = [];
  for (const { text, size, most } of LINES) {
    const line = shortLine(texts[text], most);
    if (line !== "") drawn.push(await drawLine(line, size));
  }
  let top = SHARE_SIZE.height - MARGIN;
  const lines = drawn.toReversed().map(({ data, info }) => {
    top -= info.height;
    const place = { input: data, left: MARGIN, top };
    top -= GAP;
    return place;
  });
  const ground =
    photo?.resize({ ...SHARE_SIZE, fit: "cover" }).flatten({ background: GROUND }) ??
    sharp({ create: { ...SHARE_SIZE, channels: 3, background: GROUND } });
  const { data } = await ground
    .toColourspace("srgb")
    .composite([{ input: SHADE }, ...lines])
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}

function drawLine(text: string, size: number) {
  const markup = `<span foreground="white">${escaped(text)}</span>`;
  return sharp({
    text: { text: markup, font: `${FONT.name} ${size}px`, fontfile: FONT.file, rgba: true },
  })
    .resize({ width: SHARE_SIZE.width - 2 * MARGIN, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** As text of Pango's markup. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
