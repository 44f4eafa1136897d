import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { uploadFolder } from "./upload-folder";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "martillo-uploads-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("keeps files, and removes them, gone or not", async () => {
  const store = uploadFolder(root);
  await store.save("avatars", "a.jpg", Uint8Array.of(1, 2, 3));
  expect([...readFileSync(join(root, "avatars", "a.jpg"))]).toEqual([1, 2, 3]);
  await store.remove("avatars", "a.jpg");
  await store.remove("avatars", "a.jpg");
  expect(readdirSync(join(root, "avatars"))).toEqual([]);
});

it("reads files that are not too large", async () => {
  const store = uploadFolder(root);
  await store.save("lots", "a.webp", Uint8Array.of(1, 2, 3));
  const bytes = await store.read("lots", "a.webp", 3);
  expect(Buffer.from(bytes as Uint8Array).toString("hex")).toBe("010203");
  expect(await store.read("lots", "a.webp", 2)).toBe("too large");
  expect(await store.read("lots", "b.webp", 3)).toBeNull();
  expect(await store.read("avatars", "a.webp", 3)).toBeNull();
});

it("leaves no half of a file behind", async () => {
  writeFileSync(join(root, "templates"), "a file where the folder should be");
  await expect(uploadFolder(root).save("templates", "a.jpg", new Uint8Array(1))).rejects.toThrow(
    /EEXIST|ENOTDIR/,
  );
  await uploadFolder(root).save("avatars", "a.jpg", new Uint8Array(9));
  expect(readdirSync(join(root, "avatars"))).toEqual(["a.jpg"]);
});
