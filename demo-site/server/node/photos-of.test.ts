import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryUploads } from "../ports/uploads/memory-uploads";
import { photosOf } from "./photos-of";

const BYTES = Uint8Array.of(1, 2, 3);
let pictures: string;

beforeAll(() => {
  pictures = mkdtempSync(join(tmpdir(), "martillo-photos-"));
  writeFileSync(join(pictures, "leon.webp"), BYTES);
});
afterAll(() => rmSync(pictures, { recursive: true, force: true }));

async function reader() {
  const uploads = memoryUploads();
  await uploads.save("lots", "abc-1600.webp", BYTES);
  return photosOf({ pictures, uploads });
}

test.each(["/uploads/demo/leon.webp", "/uploads/lots/abc-1600.webp"])("%s is read", async (src) => {
  expect(await (await reader())(src)).toEqual(expect.objectContaining({ length: 3 }));
});

test.each([
  "/uploads/demo/other.webp",
  "/uploads/lots/other.webp",
  "/uploads/private/abc-1600.webp",
  "/uploads/demo/../leon.webp",
  "/uploads/demo/..%2fleon.webp",
  "/uploads/demo/.env",
  "https://evil.example/uploads/demo/leon.webp",
  "//evil.example/leon.webp",
  "",
])("%j is no photo of the house", async (src) => {
  expect(await (await reader())(src)).toBeNull();
});
