import { nameAt, viewOf } from "../../platform/http/bytes";

const ORIENTATION = 0x0112;
const UPRIGHT = 1;
const HEADER_BYTES = 6;
const ENTRY_BYTES = 12;

/** Which way is up by an Exif segment, 1 to 8; 1 where it does not say. */
export function orientationOf(exif: Uint8Array): number {
  if (nameAt(exif, 0) !== "Exif") return UPRIGHT;
  const tiff = exif.subarray(HEADER_BYTES);
  const view = viewOf(tiff);
  if (tiff.length < 8) return UPRIGHT;
  const isLittle = view.getUint16(0) === 0x4949;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(start, isLittle);
  for (let index = 0; index < count; index++) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) break;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** Marker, length, "Exif", then big-endian TIFF with one entry of one short. */
const SEGMENT = "ffe100224578696600004d4d002a00000008000101120003000000010000000000000000";
const VALUE_AT = 29;

/** A JPEG's Exif segment that says which way is up and nothing else. */
export function orientationSegment(orientation: number): Uint8Array {
  const pairs = SEGMENT.match(/../g) ?? [];
  const segment = Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
  segment[VALUE_AT] = orientation;
  return segment;
}
