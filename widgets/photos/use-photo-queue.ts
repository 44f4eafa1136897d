import { type RefObject, useEffect, useRef, useState } from "react";
import { imageUploaderMulipleImgUploader } from "../../src/contract";
import { isUnanswered, useRuntime } from "../../src/state";
import {
  forgetPhoto,
  keepPhoto,
  type KeptPhoto,
  leftPhotos,
  movePhotos,
  shrinkPhoto,
} from "../../src/patterns/photos";

/** At once: more only slow each other down on a phone. */
const AT_ONCE = 3;
/** Tries of one photo before a person is asked. */
const MOST_TRIES = 3;
const PAUSE_MS = 2_000;

/** A photo that is not part of the lot yet. */
export interface WaitingPhoto {
  /** Its own key: however often it is sent, it is kept once. */
  key: string;
  name: string;
  /** Address of what was chosen, for its tile. */
  preview: string;
  status: "waiting" | "sending" | "failed";
  problem: { message: string; next: string | undefined } | undefined;
}

interface Entry extends WaitingPhoto {
  file: File;
  tries: number;
  replaces: string | undefined;
  /** It failed for want of a line. */
  isLost: boolean;
}

/** A photo that the server has. */
export interface SentPhoto {
  src: string;
  width: number;
  /** The photo whose place it takes. */
  replaces: string | undefined;
}

export interface PhotoQueue {
  waiting: readonly WaitingPhoto[];
  /** Some were left from a visit before. */
  hasLeft: boolean;
  add: (files: readonly File[], replaces?: string) => void;
  retry: (key: string) => void;
  /** It is not sent, or not again; nothing of it comes to the lot. */
  cancel: (key: string) => void;
  /** How many of those that are under way have arrived; both are 0 while nothing is. */
  progress: { done: number; total: number };
}

export interface PhotoQueueOptions {
  /** The lot and the owner of the photos: unsent photos are found there again. */
  place: string;
  /** How the places of this person begin. */
  owner: string;
  onKept: (photo: SentPhoto) => void;
}

/** Sends photos a few at a time, in the order in which they were chosen; what a reload interrupts is sent afterwards. */
export function usePhotoQueue({ place, owner, onKept }: PhotoQueueOptions): PhotoQueue {
  const { call, clock } = useRuntime();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [hasLeft, setHasLeft] = useState(false);
  const latest = useRef(onKept);
  latest.current = onKept;
  /** Kept ones that wait for those before them: the order of choosing stays. */
  const kept = useRef(new Map<string, SentPhoto>());
  const order = useRef<string[]>([]);
  const previews = useRef(new Set<string>());
  useFreed(previews);
  const stops = useRef(new Map<string, AbortController>());
  /** Those that the lot has got since nothing was under way last. */
  const [arrived, setArrived] = useState(0);
  const progress = progressOf(entries, arrived);
  const underWay = useRef(0);
  underWay.current = progress.total;

  function change(key: string, part: Partial<Entry>) {
    setEntries((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }

  function cancel(key: string) {
    void forgetPhoto(key);
    setEntries((all) => all.filter((each) => each.key !== key));
    order.current = order.current.filter((each) => each !== key);
    kept.current.delete(key);
    stops.current.get(key)?.abort();
    settle();
  }

  /** Hands over what is kept as far as nothing before it is still on its way. */
  function settle() {
    for (;;) {
      const [first] = order.current;
      const photo = first === undefined ? undefined : kept.current.get(first);
      if (first === undefined || photo === undefined) return;
      order.current.shift();
      kept.current.delete(first);
      latest.current(photo);
      void forgetPhoto(first);
      setArrived((count) => count + 1);
      setEntries((all) => all.filter((each) => each.key !== first));
    }
  }

  async function send({ key, file, tries, replaces }: Entry) {
    change(key, { status: "sending", problem: undefined, tries: tries + 1 });
    const stop = new AbortController();
    stops.current.set(key, stop);
    const result = await call(
      imageUploaderMulipleImgUploader,
      { folder: "lots", upload_key: key, file_upload: await shrinkPhoto(file) },
      { inline: true, signal: stop.signal },
    );
    stops.current.delete(key);
    if (stop.signal.aborted) return undefined;
    const [photo] = result.ok ? result.data.files : [];
    if (photo) {
      const src = `/uploads/${photo.folder}/${photo.file_name}`;
      kept.current.set(key, { src, width: photo.width, replaces });
      return settle();
    }
    if (result.ok) return;
    const { error } = result;
    const isLost = isUnanswered(error) || error.code === "RATE_LIMITED";
    if (isLost && tries + 1 < MOST_TRIES) {
      const pause = (error.retryAfter ?? 0) * 1_000 + PAUSE_MS;
      return setTimeout(() => change(key, { status: "waiting" }), pause);
    }
    change(key, {
      status: "failed",
      isLost,
      problem: { message: error.message, next: error.next },
    });
    // What comes after it does not wait for a person.
    order.current = [...order.current.filter((each) => each !== key), key];
    settle();
  }

  function take(photos: readonly KeptPhoto[]) {
    const added = photos.map(({ key, file, replaces }): Entry => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      const untried = { status: "waiting", problem: undefined, tries: 0, isLost: false } as const;
      return { key, name: file.name, preview, file, replaces, ...untried };
    });
    if (underWay.current === 0) setArrived(0);
    order.current.push(...added.map(({ key }) => key));
    setEntries((all) => [...all, ...added]);
  }

  useEffect(() => {
    const busy = entries.filter(({ status }) => status === "sending").length;
    const next = entries.filter(
      ({ status, key }) => status === "waiting" && !kept.current.has(key),
    );
    for (const entry of next.slice(0, Math.max(0, AT_ONCE - busy))) void send(entry);
  });

  useOnline(() =>
    setEntries((all) =>
      all.map((each) =>
        each.status === "failed" && each.isLost ? { ...each, status: "waiting", tries: 0 } : each,
      ),
    ),
  );

  const begun = useRef(place);
  useEffect(() => {
    let isOver = false;
    const resume = async () => {
      const left = await leftPhotos(begun.current, owner, clock.now());
      // Those that were chosen while this was read are there already.
      const unknown = left.filter(({ key }) => !order.current.includes(key));
      if (isOver || unknown.length === 0) return;
      setHasLeft(true);
      take(unknown);
    };
    void resume();
    return () => {
      isOver = true;
    };
    // Only once: photos that are chosen later are already in the queue.
  }, [owner, clock]);

  useEffect(() => {
    if (begun.current === place) return;
    void movePhotos(begun.current, place);
    begun.current = place;
  }, [place]);

  return {
    waiting: entries,
    hasLeft: hasLeft && entries.length > 0,
    add(files, replaces) {
      const now = clock.now();
      const photos = files.map((file, at): KeptPhoto => {
        const key = crypto.randomUUID();
        return { key, place: begun.current, file, at: now + at, replaces };
      });
      for (const photo of photos) void keepPhoto(photo);
      take(photos);
    },
    retry: (key) => change(key, { status: "waiting", tries: 0 }),
    cancel,
    progress,
  };
}

/** What has failed is not under way: it waits for a person. */
function progressOf(entries: readonly Entry[], arrived: number): PhotoQueue["progress"] {
  const left = entries.filter(({ status }) => status !== "failed").length;
  return left === 0 ? { done: 0, total: 0 } : { done: arrived, total: arrived + left };
}

/** Gives the addresses of pictures back when the queue goes. */
function useFreed(addresses: RefObject<Set<string>>) {
  useEffect(() => {
    const shown = addresses.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
    };
  }, [addresses]);
}

/** What waits for a line that is away goes on with it. */
function useOnline(goOn: () => void) {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const hear = () => latest.current();
    window.addEventListener("online", hear);
    return () => window.removeEventListener("online", hear);
  }, []);
}
