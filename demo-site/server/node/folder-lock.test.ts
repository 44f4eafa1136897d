import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "martillo-lock-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("lockFolder", () => {
  it("lets one in, and the next when that one has left", async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await first.release();
    const second = await lockFolder(folder);
    await second.release();
  });

  it("knows a folder by any name", async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const lock = await lockFolder(folder);
    await expect(lockFolder(link)).rejects.toThrow("Stop the other one, or set MARTILLO_DATA");
    await lock.release();
    rmSync(link);
  });
});
