import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { UploadStorePort } from ".";

/** Keeps uploads as files below a folder, which the site serves. Several processes share it where they share the disk. */
export function uploadFolder(root: string): UploadStorePort {
  return {
    async save(folder, fileName, bytes) {
      await mkdir(join(root, folder), { recursive: true });
      // Hidden files are never served; one that is renamed is there at once and whole.
      const draft = join(root, folder, `.${randomUUID()}`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, join(root, folder, fileName));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(folder, fileName, mostBytes) {
      const path = join(root, folder, fileName);
      try {
        const { size } = await stat(path);
        return size > mostBytes ? "too large" : await readFile(path);
      } catch (error) {
        // Between the two it may be swept.
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(folder, fileName) {
      await rm(join(root, folder, fileName), { force: true });
    },
  };
}
