// Where files are kept.
import type { UploadFolder } from "martillo/contract";

/** Keeps what people upload, where `/uploads/{folder}/{file_name}` is read from. The database says which files there are. */
export interface UploadStorePort {
  /** Resolves when it is kept whole; half of a picture is never seen. */
  save(folder: UploadFolder, fileName: string, bytes: Uint8Array): Promise<void>;
  /** A file as it was kept; null for one that is not there, `too large` for one with more bytes than that, which is not read. */
  read(
    folder: UploadFolder,
    fileName: string,
    mostBytes: number,
  ): Promise<Uint8Array | "too large" | null>;
  /** A file that is gone already is no failure. */
  remove(folder: UploadFolder, fileName: string): Promise<void>;
}
