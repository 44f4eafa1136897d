import { useEffect, useRef, useState } from "react";
import { useRuntime } from "../../state";
import { forgetPhoto, keepPhoto, type KeptPhoto, leftPhotos } from "./photo-store";
import { shrinkPhoto } from "./shrink-photo";

/** Several of them go in one call: eight of this size are a few megabytes, which a phone in a yard can send. */
const LONGEST_SIDE = 1600;

/** A photo that was chosen for a form. */
export interface ChosenPhoto {
  key: string;
  file: File;
  /** Address of the photo, for its tile. */
  preview: string;
}

/** Photos that go with a form, once it is sent. */
export interface ChosenPhotos {
  photos: readonly ChosenPhoto[];
  /** Some are being read or made smaller: the form is not whole yet. */
  isBusy: boolean;
  /** So many were left out of the last choice, because there may be no more. */
  leftOut: number;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** They are sent, or not wanted any more. */
  clear: () => void;
}

export interface ChosenPhotosOptions {
  /** The owner of the photos and their form: they are found there again after a reload. */
  place: string;
  /** How the places of this person begin, as in a lot's queue of photos. */
  owner: string;
  most: number;
}

/** Photos of a form, kept on this device until it is sent. The place is that of the first drawing. */
export function useChosenPhotos({ place, owner, most }: ChosenPhotosOptions): ChosenPhotos {
  const { clock } = useRuntime();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [busy, setBusy] = useState(1);
  const [leftOut, setLeftOut] = useState(0);
  const known = useRef<readonly ChosenPhoto[]>([]);
  /** Places that photos on their way into the list will take. */
  const taken = useRef(0);

  function show(next: readonly ChosenPhoto[]) {
    known.current = next;
    setPhotos(next);
  }

  useEffect(() => {
    let isOver = false;
    const resume = async () => {
      const left = await leftPhotos(place, owner, clock.now());
      if (isOver) return;
      const before = left.filter(({ key }) => !known.current.some((each) => each.key === key));
      known.current = [...before.map(toChosen), ...known.current].slice(0, most);
      setPhotos(known.current);
      setBusy((count) => count - 1);
    };
    void resume();
    return () => {
      isOver = true;
      for (const { preview } of known.current) URL.revokeObjectURL(preview);
    };
    // Only once: photos that are chosen later are in the list already.
  }, [place, owner, most, clock]);

  async function add(files: readonly File[]) {
    const room = Math.max(0, most - known.current.length - taken.current);
    const chosen = files.slice(0, room);
    setLeftOut(files.length - chosen.length);
    taken.current += chosen.length;
    setBusy((count) => count + 1);
    const now = clock.now();
    for (const [at, file] of chosen.entries()) {
      const small = await shrinkPhoto(file, LONGEST_SIDE);
      const photo = { key: crypto.randomUUID(), place, file: small, at: now + at };
      void keepPhoto({ ...photo, replaces: undefined });
      taken.current -= 1;
      show([...known.current, toChosen(photo)]);
    }
    setBusy((count) => count - 1);
  }

  function drop(isOut: (photo: ChosenPhoto) => boolean) {
    for (const { key, preview } of known.current.filter(isOut)) {
      URL.revokeObjectURL(preview);
      void forgetPhoto(key);
    }
    setLeftOut(0);
    show(known.current.filter((photo) => !isOut(photo)));
  }

  return {
    photos,
    isBusy: busy > 0,
    leftOut,
    add: (files) => void add(files),
    remove: (key) => drop((photo) => photo.key === key),
    clear: () => drop(() => true),
  };
}

function toChosen({ key, file }: Pick<KeptPhoto, "key" | "file">): ChosenPhoto {
  return { key, file, preview: URL.createObjectURL(file) };
}
