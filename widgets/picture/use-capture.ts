import { useEffect, useRef, useState } from "react";
import { imageUploaderMulipleImgUploader } from "../../src/contract";
import type { FormErrors } from "../../src/forms";
import { useRuntime } from "../../src/state";
import { pictureOfFile, shotOf } from "./crop-picture";
import { useCamera } from "./use-camera";
import { useCameraProblem } from "./use-camera-problem";

/** A picture that the house keeps. */
export interface KeptPicture {
  /** What `avatar` of a person takes. */
  fileName: string;
  file: File;
}

const WRONG_FILE = "Something went wrong! Please make sure you upload the expected file type";

/** A picture from the camera or a file to its name in the house. */
export function useCapture(onKept: (picture: KeptPicture) => void) {
  const { call } = useRuntime();
  const [shot, setShot] = useState<{ file: File; url: string }>();
  const [isLive, setLive] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormErrors["form"]>();
  const { video, fault, retry } = useCamera(shot === undefined);
  const last = useRef<Promise<File | undefined>>(undefined);
  const url = shot?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const said = useCameraProblem(fault);
  const unseen: FormErrors["form"] = fault &&
    said && {
      text: said.message,
      next: said.next,
      // Neither changes while the page is open.
      ...(fault !== "insecure" && fault !== "forbidden" && { retry }),
    };

  /** Shows what came of a source, or says that it is none. */
  async function show(source: Promise<File | undefined>) {
    last.current = source;
    setBusy(true);
    setProblem(undefined);
    const file = await source.catch(() => undefined);
    // Another one was chosen meanwhile: this one has nothing to say any more.
    if (last.current !== source) return;
    setBusy(false);
    if (!file) return setProblem({ text: WRONG_FILE });
    setLive(false);
    setShot({ file, url: URL.createObjectURL(file) });
  }

  return {
    video,
    shot: url,
    problem: problem ?? (shot ? undefined : unseen),
    /** There is something to capture. */
    isLive: isLive && !fault,
    isBusy,
    seen: () => setLive(true),
    capture: () => void (video.current && show(shotOf(video.current))),
    choose: (file: File) => void show(pictureOfFile(file)),
    retake() {
      setProblem(undefined);
      setShot(undefined);
      if (fault) retry();
    },
    async use() {
      if (!shot) return;
      setBusy(true);
      setProblem(undefined);
      const result = await call(
        imageUploaderMulipleImgUploader,
        { folder: "avatars", file_upload: shot.file },
        { inline: true },
      );
      setBusy(false);
      const kept = result.ok && result.data.files[0];
      if (kept) onKept({ fileName: kept.file_name, file: shot.file });
      else if (!result.ok) setProblem({ text: result.error.message, next: result.error.next });
    },
  };
}
