import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
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
    async remove(folder, fileName) {
      await rm(join(root, folder, fileName), { force: true });
    },
  };
}
