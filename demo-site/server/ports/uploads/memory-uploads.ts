import type { UploadStorePort } from ".";

/** Keeps uploads as long as this process or page lives; `files` is keyed by `{folder}/{file_name}`. */
export function memoryUploads(files = new Map<string, Uint8Array>()): UploadStorePort {
  return {
    async save(folder, fileName, bytes) {
      files.set(`${folder}/${fileName}`, bytes);
    },
    async read(folder, fileName, mostBytes) {
      const bytes = files.get(`${folder}/${fileName}`);
      if (!bytes) return null;
      return bytes.length > mostBytes ? "too large" : bytes;
    },
    async remove(folder, fileName) {
      files.delete(`${folder}/${fileName}`);
    },
  };
}
