import { useState } from "react";
import { imageUploaderMulipleImgUploader } from "../../src/contract";
import { shrinkPhoto } from "../../src/patterns/photos";
import { useRuntime } from "../../src/state";

const AT_ONCE = 3;

/** Photos on their way to the rows of a sheet. */
export interface ImportPhotos {
  /** Those that the server has, by the names of their files. */
  kept: readonly { name: string; src: string }[];
  /** How far the sending is; undefined while nothing is sent. */
  progress: { done: number; total: number } | undefined;
  /** Names of those that were not taken, and why. */
  failed: readonly { name: string; message: string }[];
  add: (files: readonly File[]) => void;
}

/** Sends the photos that rows of a sheet name, before the sheet. */
export function useImportPhotos(): ImportPhotos {
  const { call } = useRuntime();
  const [kept, setKept] = useState<ImportPhotos["kept"]>([]);
  const [failed, setFailed] = useState<ImportPhotos["failed"]>([]);
  const [progress, setProgress] = useState<ImportPhotos["progress"]>();

  async function send(file: File) {
    const result = await call(
      imageUploaderMulipleImgUploader,
      {
        folder: "lots",
        upload_key: crypto.randomUUID(),
        file_upload: await shrinkPhoto(file),
      },
      { inline: true },
    );
    const { name } = file;
    const [photo] = result.ok ? result.data.files : [];
    if (photo) {
      const src = `/uploads/${photo.folder}/${photo.file_name}`;
      // The same name again means the newer file.
      return setKept((all) => [...all.filter((each) => each.name !== name), { name, src }]);
    }
    const message = result.ok ? "" : result.error.message;
    setFailed((all) => [...all, { name, message }]);
  }

  async function add(files: readonly File[]) {
    const waiting = [...files];
    setFailed([]);
    setProgress({ done: 0, total: files.length });
    async function work() {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await send(file);
        setProgress((now) => now && { ...now, done: now.done + 1 });
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setProgress(undefined);
  }

  return { kept, failed, progress, add: (files) => void add(files) };
}
