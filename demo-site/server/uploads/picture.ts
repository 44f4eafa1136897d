/** What a picture is by its content, and the picture without anything that nobody sees. */
import { cleanJpeg } from "./jpeg";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

export interface Picture {
  type: "image/jpeg" | "image/png" | "image/webp";
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  /** Rebuilt from the parts that show: no place, no device, nothing before or after. */
  bytes: Uint8Array;
}

/** Null for what is no whole still picture of a known format, whatever its name says. */
export function readPicture(bytes: Uint8Array): Picture | null {
  for (const { type, extension, begins, clean } of FORMATS) {
    if (!begins.every((byte, at) => byte === null || bytes[at] === byte)) continue;
    const cleaned = clean(bytes);
    return cleaned && { type, extension, ...cleaned };
  }
  return null;
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
