import { type Cleaned, joined, nameAt, viewOf } from "../../platform/http/bytes";

const HEADER_BYTES = 12;
const PART_BYTES = 8;

/** Of an extended picture's flags: a colour profile and transparency; Exif, XMP and animation go. */
const SHOWN_FLAGS = 0x30;

/** What a still picture shows by. */
const NEEDED: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);

export function cleanWebp(bytes: Uint8Array): Cleaned {
  const view = viewOf(bytes);
  const end = PART_BYTES + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const pieces: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = HEADER_BYTES; at + PART_BYTES <= end;) {
    const name = nameAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const next = at + PART_BYTES + length + (length % 2);
    if (next > end) return null;
    if (name === "ANIM" || name === "ANMF") return null;
    if (NEEDED.has(name)) {
      const piece = bytes.slice(at, next);
      const data = piece.subarray(PART_BYTES, PART_BYTES + length);
      if (name === "VP8X") piece[PART_BYTES] = (data[0] ?? 0) & SHOWN_FLAGS;
      if (name === "VP8 " || name === "VP8L") {
        // One picture, of the size that its own data says.
        if (size) return null;
        size = name === "VP8 " ? sizeOfLossy(data) : sizeOfLossless(data);
        if (!size) return null;
      }
      pieces.push(piece);
    }
    at = next;
  }
  if (!size) return null;
  const content = joined(pieces);
  const header = bytes.slice(0, HEADER_BYTES);
  viewOf(header).setUint32(4, content.length + 4, true);
  return { ...size, bytes: joined([header, content]) };
}

function sizeOfLossy(data: Uint8Array) {
  const isKeyFrame = data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  if (data.length < 10 || !isKeyFrame) return null;
  const view = viewOf(data);
  const size = {
    width: view.getUint16(6, true) & 0x3fff,
    height: view.getUint16(8, true) & 0x3fff,
  };
  return size.width > 0 && size.height > 0 ? size : null;
}

function sizeOfLossless(data: Uint8Array) {
  if (data.length < 5 || data[0] !== 0x2f) return null;
  const bits = viewOf(data).getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
