import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Compress } from "../platform/cache/kept-answer";

const toGzip = promisify(gzip);
const LEVELS = { least: 4, most: 9 } as const;

/** In the threads of Node: the thread that answers goes on meanwhile. */
export const compress: Compress = async (text, effort) =>
  new Uint8Array(await toGzip(text, { level: LEVELS[effort] }));
