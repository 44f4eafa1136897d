// Writes the compressed forms of built files beside them, for the server to send as they are.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ROOT } from "./install.mjs";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages are not among them: the server makes each anew. */
const COMPRESSIBLE = /\.(?:js|css|json|webmanifest|svg|txt|wasm|data)$/;
/** Below this, headers and effort outweigh what is saved. */
const SMALLEST_BYTES = 1_024;
/** Above this, the last few percent take too long. */
const LARGE_BYTES = 300_000;

/** All below a folder, or what of it has such a path from there on. The compressed forms of former files go. */
export async function compressFiles(folder, paths = /^/) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((file) => paths.test(file.slice(folder.length + 1)));
  for (const file of files) {
    const plain = file.replace(/\.(?:br|gz)$/, "");
    if (plain !== file && COMPRESSIBLE.test(plain)) await rm(file);
  }
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map(compress));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.byteLength < SMALLEST_BYTES) return;
  const quality = content.byteLength > LARGE_BYTES ? 9 : 11;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}

if (process.argv[1] === join(ROOT, "scripts", "compress-files.mjs")) {
  await compressFiles(join(ROOT, "demo-site", "dist", "site"));
  // The loaders and their chunks; the rest of the package is not for browsers as it is.
  await compressFiles(join(ROOT, "dist"), /^embed[@./\\]/);
}
