/** Tells what a picture is by its content, and gives the picture without the data that does not show. */
import type { Picture } from ".";
import { cleanJpeg } from "./jpeg";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

/** Null for what is no whole still picture of a known format. The name of the file does not count. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const format = formatOf(bytes);
  const cleaned = format?.clean(bytes);
  if (!format || !cleaned) return null;
  const { type, extension } = format;
  return { type, extension, ...cleaned };
}

/** The format by how it begins, before anything is read. */
export function formatOf(bytes: Uint8Array) {
  return FORMATS.find(({ begins }) =>
    begins.every((byte, at) => byte === null || bytes[at] === byte),
  );
}

const FORMATS = [
  { type: "image/jpeg", extension: "jpg", begins: [0xff, 0xd8, 0xff], clean: cleanJpeg },
  {
    type: "image/png",
    extension: "png",
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    clean: cleanPng,
  },
  {
    type: "image/webp",
    extension: "webp",
    // RIFF, a length, WEBP.
    begins: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
    clean: cleanWebp,
  },
] as const;
