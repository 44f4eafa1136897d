import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UPLOAD_FOLDERS, type UploadFolder } from "martillo/contract";
import type { UploadStorePort } from "../ports/uploads";

/** No photo that the house keeps is larger. */
const MOST_BYTES = 8 * 1024 * 1024;

const PHOTO = /^\/uploads\/(\w+)\/([\w-]+\.(?:jpg|png|webp))$/;

/** Reads photos of lots by their addresses: those that people upload, and those of the demo's lots. Anything else is none. */
export function photosOf(of: { pictures: string; uploads: Pick<UploadStorePort, "read"> }) {
  return async (src: string): Promise<Uint8Array | null> => {
    const [, folder = "", file = ""] = PHOTO.exec(src) ?? [];
    if (folder === "demo") return readFile(join(of.pictures, file)).catch(() => null);
    if (!isUploadFolder(folder)) return null;
    const bytes = await of.uploads.read(folder, file, MOST_BYTES);
    return bytes === "too large" ? null : bytes;
  };
}

function isUploadFolder(name: string): name is UploadFolder {
  return UPLOAD_FOLDERS.some((folder) => folder === name);
}
