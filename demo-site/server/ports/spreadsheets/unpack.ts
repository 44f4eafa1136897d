import { Unzip, UnzipInflate, zipSync } from "fflate";
import { SheetRefused } from ".";

const MOST_UNPACKED_BYTES = 60 * 1024 * 1024;
/** Inflated, a piece has at most a thousand times as many bytes. */
const PIECE_BYTES = 16_384;
/** A workbook of the house has a dozen. */
const MOST_PARTS = 2_000;

const ZIP = [0x50, 0x4b];
const NEEDED = /\.xml(?:\.rels)?$/;
/** Workbooks with these run code. */
const MACROS = /(?:^|\/)vbaProject\.bin$/i;

/** The texts inside a workbook, by path. Counted while they are inflated: the sizes that the file states may be false. */
export function unpack(file: Uint8Array): Map<string, Uint8Array> {
  if (!ZIP.every((byte, at) => file[at] === byte)) throw new SheetRefused("IMPORT_UNREADABLE");
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((part) => {
    if (MACROS.test(part.name) || parts.size >= MOST_PARTS) {
      throw new SheetRefused("IMPORT_UNREADABLE");
    }
    if (!NEEDED.test(part.name)) return;
    const pieces: Uint8Array[] = [];
    parts.set(part.name, pieces);
    part.ondata = (error, piece) => {
      if (error) throw error;
      unpacked += piece.length;
      if (unpacked > MOST_UNPACKED_BYTES) throw new SheetRefused("IMPORT_TOO_LARGE");
      pieces.push(piece);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += PIECE_BYTES) {
    unzip.push(file.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= file.length);
  }
  return new Map([...parts].map(([name, pieces]) => [name, joined(pieces)]));
}

/** The same as a file again, without the parts that no code reads and without compression. */
export function packed(parts: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = zipSync(Object.fromEntries(parts), { level: 0 });
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  return new Uint8Array(Buffer.concat(pieces));
}
