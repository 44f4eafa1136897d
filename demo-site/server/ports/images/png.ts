import { type Cleaned, joined, nameAt, viewOf } from "../../platform/http/bytes";

const SIGNATURE_BYTES = 8;
/** Length, name and check sum of a part. */
const FRAME_BYTES = 12;

/** What a still picture shows by; texts, times, places and further frames are not among it. */
const NEEDED: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs cICP".split(" "),
);

export function cleanPng(bytes: Uint8Array): Cleaned {
  const view = viewOf(bytes);
  const pieces: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let size: { width: number; height: number } | null = null;
  let hasData = false;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = nameAt(bytes, at + 4);
    // The header is first, and there once.
    if ((name === "IHDR") !== (size === null)) return null;
    if (name === "IHDR") {
      if (end - at !== FRAME_BYTES + 13) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      if (size.width === 0 || size.height === 0) return null;
    }
    if (NEEDED.has(name)) pieces.push(bytes.subarray(at, end));
    if (name === "IDAT") hasData = true;
    if (name === "IEND") return size && hasData ? { ...size, bytes: joined(pieces) } : null;
    at = end;
  }
  return null;
}
