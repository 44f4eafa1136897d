import { useRef, useState } from "react";
import { MOST_PHOTOS, type PhotoNote } from "../../src/contract";
import { arranged, type PhotoPlace } from "./photo-order";
import { type PhotoQueue, type SentPhoto, usePhotoQueue } from "./use-photo-queue";

/** How the places of a person begin; each goes on with the number of a lot, or with the key of a new one. */
export function photoOwnerOf(apiBase: string, user: number): string {
  return `${apiBase}:${user}:`;
}

type Notes = Readonly<Record<string, PhotoNote>>;

/** Below this a photo is blurred on a screen of today. */
const SMALL_PX = 800;

/** The specification's own words for what is no photo; looked up among the phrases. */
export const WRONG_FILE =
  "Something went wrong! Please make sure you upload the expected file type";

/** Errors of the chosen files. */
export type ChoiceProblem =
  | { kind: "tooMany" }
  | { kind: "wrong" }
  | { kind: "heic"; name: string }
  | undefined;

export interface LotPhotos {
  images: readonly string[];
  notes: Notes;
  /** Addresses of those that are blurred on a screen. */
  small: ReadonlySet<string>;
  queue: PhotoQueue;
  problem: ChoiceProblem;
  /** Takes files that were chosen, dropped, pasted or photographed; names those that are no photos. */
  choose: (files: readonly File[]) => void;
  /** Moves these photos together, and tells the new order. */
  move: (moved: ReadonlySet<string>, place: PhotoPlace) => readonly string[];
  remove: (src: string) => void;
  note: (src: string, note: PhotoNote) => void;
  /** A photo that was made of another takes its place. */
  replace: (src: string, file: File) => void;
  /** Back to what it was cut out of. */
  restore: (src: string) => void;
  sortByName: (files: readonly File[]) => readonly File[];
}

/** A lot that is written by its seller, as far as its photos are concerned. */
export interface PhotoHolder {
  /** What its fields `images` and `photo_notes` show. */
  values: Readonly<Record<string, unknown>>;
  /** Takes what has become of these two. */
  type: (fields: Readonly<Record<string, unknown>>) => void;
  /** Where photos that are not sent yet are kept at this device, and how all such places of this person begin. */
  photoPlace: string;
  photoOwner: string;
}

/** The photos of a lot: their order, their names and texts, and those that are on their way. */
export function useLotPhotos(model: PhotoHolder): LotPhotos {
  const images = model.values["images"] as readonly string[];
  const notes = model.values["photo_notes"] as Notes;
  // Several arrive before anything is drawn.
  const latest = useRef({ images, notes });
  latest.current = { images, notes };
  const [small, setSmall] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<ChoiceProblem>();

  function put(next: Partial<{ images: readonly string[]; notes: Notes }>) {
    latest.current = { ...latest.current, ...next };
    model.type({
      ...(next.images && { images: next.images }),
      ...(next.notes && { photo_notes: next.notes }),
    });
  }

  function arrived({ src, width, replaces }: SentPhoto) {
    const { images: now, notes: said } = latest.current;
    if (width < SMALL_PX) setSmall((all) => new Set([...all, src]));
    if (replaces === undefined || !now.includes(replaces)) return put({ images: [...now, src] });
    const { [replaces]: before, ...others } = said;
    put({
      images: now.map((each) => (each === replaces ? src : each)),
      notes: { ...others, [src]: { ...before, original: before?.original ?? replaces } },
    });
  }

  const queue = usePhotoQueue({
    place: model.photoPlace,
    owner: model.photoOwner,
    onKept: arrived,
  });

  return {
    images,
    notes,
    small,
    queue,
    problem,
    choose(files) {
      const good = files.filter(isPhoto);
      const heic = files.find(({ name }) => /\.hei[cf]$/i.test(name));
      const room = Math.max(0, MOST_PHOTOS - images.length - queue.waiting.length);
      setProblem(
        heic
          ? { kind: "heic", name: heic.name }
          : good.length < files.length || files.length === 0
            ? { kind: "wrong" }
            : good.length > room
              ? { kind: "tooMany" }
              : undefined,
      );
      queue.add(good.slice(0, room));
    },
    move(moved, place) {
      const before = latest.current.images;
      const after = arranged(before, moved, place);
      if (after.some((src, at) => src !== before[at])) put({ images: after });
      return after;
    },
    remove: (src) => put({ images: latest.current.images.filter((each) => each !== src) }),
    note: (src, note) => put({ notes: { ...latest.current.notes, [src]: note } }),
    replace: (src, file) => queue.add([file], src),
    restore(src) {
      const { [src]: { original, ...said } = {}, ...others } = latest.current.notes;
      if (original === undefined) return;
      put({
        images: latest.current.images.map((each) => (each === src ? original : each)),
        notes: { ...others, [original]: said },
      });
    },
    sortByName: (files) =>
      files.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
  };
}

/** The server looks into each; a drawing or an empty file is not even sent. */
function isPhoto({ type, size }: File): boolean {
  return size > 0 && (type === "image/jpeg" || type === "image/png" || type === "image/webp");
}
