import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this, headers and effort outweigh what is saved. */
const SMALLEST_BYTES = 1_024;
const MOST_KEPT = 400;

export interface Compressed {
  encoding: "br" | "gzip";
  body: Uint8Array<ArrayBuffer>;
}

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A text file in an encoding that the caller accepts, made once and kept. Null when it is not worth it. */
export async function compressedFile(
  file: string,
  version: string,
  size: number,
  accepted: string | null,
): Promise<Compressed | null> {
  const encoding = /\bbr\b/.test(accepted ?? "")
    ? "br"
    : /\bgzip\b/.test(accepted ?? "")
      ? "gzip"
      : null;
  if (encoding === null || size < SMALLEST_BYTES) return null;
  const key = `${encoding} ${version} ${file}`;
  let body = kept.get(key);
  if (!body) {
    if (kept.size >= MOST_KEPT) kept.clear();
    body = compress(file, encoding);
    kept.set(key, body);
    body.catch(() => kept.delete(key));
  }
  return { encoding, body: await body };
}

async function compress(file: string, encoding: Compressed["encoding"]) {
  const content = await readFile(file);
  const packed =
    encoding === "gzip"
      ? await toGzip(content, { level: 9 })
      : await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return new Uint8Array(packed);
}
