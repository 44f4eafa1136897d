import { orientationOf, orientationSegment } from "./exif";
import { type Cleaned, joined, viewOf } from "../../platform/http/bytes";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const JFIF = 0xe0;
const EXIF = 0xe1;
const COLOUR_PROFILE = 0xe2;
/** Says how the colours are written. */
const ADOBE = 0xee;
const COMMENT = 0xfe;

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/** Application data that a decoder needs. Of the rest only which way is up is kept. */
function isNeeded(marker: number): boolean {
  if (marker === COMMENT) return false;
  return !isApplication(marker) || [JFIF, COLOUR_PROFILE, ADOBE].includes(marker);
}

/** The segments that show, up to the end of the picture; the bytes after it may be anything. */
export function cleanJpeg(bytes: Uint8Array): Cleaned {
  const view = viewOf(bytes);
  const pieces: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Filling before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      pieces.push(Uint8Array.of(0xff, END));
      return size && hasScan ? { ...size, bytes: joined(pieces) } : null;
    }
    if (marker === START || marker < 0xc0 || at + 4 > bytes.length) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      if (segment.length < 9 || size) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (size.width === 0 || size.height === 0) return null;
    }
    if (isNeeded(marker)) pieces.push(segment);
    else if (marker === EXIF) {
      const turned = orientationOf(segment.subarray(4));
      if (turned > 1) pieces.push(orientationSegment(turned));
    }
    at = end;
    if (marker === SCAN) {
      hasScan = true;
      const next = endOfScan(bytes, at);
      pieces.push(bytes.subarray(at, next));
      at = next;
    }
  }
  return null;
}

/** Where the next marker stands: inside of a scan 0xff is written as 0xff00, and restarts belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
