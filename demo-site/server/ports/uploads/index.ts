// Where files are kept.
import type { UploadFolder } from "martillo/contract";

/** Keeps what people upload, where `/uploads/{folder}/{file_name}` is read from. What there is of it says the database. */
export interface UploadStorePort {
  /** Resolves when it is kept whole; half of a picture is never seen. */
  save(folder: UploadFolder, fileName: string, bytes: Uint8Array): Promise<void>;
  /** What is gone already is no failure. */
  remove(folder: UploadFolder, fileName: string): Promise<void>;
}
