import { useState } from "react";
import { imageUploaderMulipleImgUploader } from "../../src/contract";
import { shrinkPhoto } from "../../src/patterns/photos";
import { useCall } from "../../src/state";

/** One photo on its way, apart from the photos of the lot. */
export interface SendPhoto {
  /** Resolves to the address at which it is kept; undefined where it was refused. */
  send: (file: File) => Promise<string | undefined>;
  isSending: boolean;
  /** Why the last one was refused. */
  problem: { message: string; next?: string | undefined } | undefined;
}

/** Sends a photo that is kept with something else than the lot's own photos, a damage for example. */
export function useSendPhoto(): SendPhoto {
  const sending = useCall(imageUploaderMulipleImgUploader);
  const [problem, setProblem] = useState<SendPhoto["problem"]>();

  async function send(file: File) {
    setProblem(undefined);
    const key = crypto.randomUUID();
    const photo = await shrinkPhoto(file);
    const result = await sending.run({ folder: "lots", upload_key: key, file_upload: photo });
    if (!result.ok) setProblem(result.error);
    const [kept] = result.ok ? result.data.files : [];
    return kept && `/uploads/${kept.folder}/${kept.file_name}`;
  }

  return { send, isSending: sending.isRunning, problem };
}
