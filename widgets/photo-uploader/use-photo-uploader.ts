import { useState } from "react";
import { type OwnLot, productProjectAction } from "../../src/contract";
import {
  type AutosaveModel,
  refusedWrite,
  useAutosave,
  type Values,
  type WriteOutcome,
} from "../../src/patterns/autosave";
import { conflictOfLot, readLotAuthors, readOwnLot } from "../../src/patterns/own-lot";
import { type Emit, useRuntime } from "../../src/state";
import { type PhotoHolder, photoOwnerOf } from "../photos";

export interface PhotoUploaderOptions {
  /** As it was read. */
  lot: OwnLot;
  /** Number of the signed-in user. */
  user: number;
  emit: Emit;
}

export interface PhotoUploaderModel extends AutosaveModel, PhotoHolder {
  values: Values;
  type: (fields: Values) => void;
  /** What may still be done to the photos: anything, more of them, or nothing. */
  may: OwnLot["may"][string];
  mayNote: boolean;
}

/** The photos of a lot that is there, saved by themselves; of the lot nothing else is written. */
export function usePhotoUploader({
  lot: { id, ...lot },
  user,
  emit,
}: PhotoUploaderOptions): PhotoUploaderModel {
  const { call, apiBase } = useRuntime();
  const [allowed, setAllowed] = useState(lot.may);
  const photoOwner = photoOwnerOf(apiBase, user);

  async function readOwn(): Promise<OwnLot | undefined> {
    const own = await readOwnLot(call, id);
    if (own) setAllowed(own.may);
    return own;
  }

  async function write(fields: Values, version: number, saved: Values): Promise<WriteOutcome> {
    const result = await call(
      productProjectAction,
      { action: "save", id, expected_version: version, ...fields },
      { inline: true, inDoubt: true },
    );
    if (result.ok) {
      const { version: now, others } = result.data;
      const { images } = { ...saved, ...fields };
      emit("martillo-photos-changed", { lot: id, count: (images as unknown[]).length });
      return { kind: "saved", version: now, hasOthers: others === 1 };
    }
    const { error } = result;
    if (error.code !== "EDIT_CONFLICT") return refusedWrite(error);
    const own = await readOwn();
    if (!own) return { kind: "lost" };
    return conflictOfLot(call, { id, sent: fields, saved, now: photosOf(own) });
  }

  const autosave = useAutosave({
    record: { values: photosOf(lot), version: lot.edit_version },
    place: `martillo:photos:${apiBase}:${user}:${id}`,
    write,
    async read() {
      const own = await readOwn();
      if (!own) return undefined;
      const authors = await readLotAuthors(call, id);
      return { values: photosOf(own), version: own.edit_version, authors };
    },
  });

  return {
    ...autosave,
    photoOwner,
    photoPlace: `${photoOwner}${id}`,
    may: allowed["images"] ?? "any",
    mayNote: (allowed["photo_notes"] ?? "any") === "any",
  };
}

function photosOf({ images, photo_notes }: Pick<OwnLot, "images" | "photo_notes">): Values {
  return { images, photo_notes };
}
