import { orientationSegment } from "../exif";

/** Pictures as small as their formats allow, with what cameras add; made here, so that a test knows every byte. */
const text = (letters: string) => [...new TextEncoder().encode(letters)];
const big16 = (value: number) => [value >> 8, value & 0xff];
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little32 = (value: number) => big32(value).toReversed();

export const SECRET = "GPS 40.4168 -3.7038";

function segment(marker: number, data: readonly number[]): number[] {
  return [0xff, marker, ...big16(data.length + 2), ...data];
}

/** A frame, a scan that holds 0xff, and around them data that no viewer should see. */
export function jpegOf({ width = 64, height = 48, orientation = 0 } = {}): Uint8Array<ArrayBuffer> {
  const frame = [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...(orientation > 0
      ? orientationSegment(orientation)
      : segment(0xe1, [...text("Exif\0\0"), ...text(SECRET)])),
    ...segment(0xed, text(SECRET)),
    ...segment(0xfe, text(SECRET)),
    ...segment(0xdb, Array<number>(65).fill(1)),
    ...segment(0xc0, frame),
    ...segment(0xda, [1, 1, 0, 0, 0x3f, 0]),
    0x12,
    0xff,
    0x00,
    0x34,
    0xff,
    0xd0,
    0x56,
    0xff,
    0xd9,
    ...text(`<script>${SECRET}</script>`),
  ]);
}

function pngPart(name: string, data: readonly number[]): number[] {
  return [...big32(data.length), ...text(name), ...data, 0, 0, 0, 0];
}

export function pngOf({ width = 64, height = 48 } = {}): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    0x89,
    ...text("PNG"),
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...pngPart("IHDR", [...big32(width), ...big32(height), 8, 2, 0, 0, 0]),
    ...pngPart("tEXt", text(`Comment\0${SECRET}`)),
    ...pngPart("eXIf", text(SECRET)),
    ...pngPart("IDAT", [1, 2, 3]),
    ...pngPart("IEND", []),
    ...text(SECRET),
  ]);
}

function webpPart(name: string, data: readonly number[]): number[] {
  return [...text(name), ...little32(data.length), ...data, ...(data.length % 2 ? [0] : [])];
}

export function webpOf({
  width = 64,
  height = 48,
  animated = false,
} = {}): Uint8Array<ArrayBuffer> {
  const size = (width - 1) | ((height - 1) << 14);
  const content = [
    ...webpPart("VP8X", [0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ...(animated ? webpPart("ANIM", [0, 0, 0, 0, 0, 0]) : []),
    ...webpPart("VP8L", [0x2f, ...little32(size), 7]),
    ...webpPart("EXIF", text(SECRET)),
    ...webpPart("XMP ", text(SECRET)),
  ];
  return Uint8Array.from([
    ...text("RIFF"),
    ...little32(content.length + 4),
    ...text("WEBP"),
    ...content,
  ]);
}
