import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

function read(file: string): Buffer {
  return readFileSync(resolve(file));
}

/** Letters of the usual font; any other text is set in one that knows most of the world's. */
const USUAL = /^[\n\u0020-\u00FF\u2013\u2014\u2018-\u201D\u2022\u2026\u20AC\u2212]*$/u;

export type Weight = "normal" | "bold";

/**
 * Names of the fonts and their files, read once. None is compressed: fontkit unpacks the table of glyphs again for each glyph that it
 * draws, which made a page of text cost seconds.
 */
export const FONTS: Readonly<Record<string, Buffer>> = {
  "usual normal": read("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  "usual bold": read("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  "world normal": read("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  "world bold": read("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};

/** The font in which a text can be set. */
export function fontOf(text: string, weight: Weight): string {
  return `${USUAL.test(text) ? "usual" : "world"} ${weight}`;
}
