import { useEffect, useRef, useState } from "react";
import { imageUploaderMulipleImgUploader } from "../../src/contract";
import { isUnanswered, useRuntime } from "../../src/state";

/** At once: more only slow each other down on a phone. */
const AT_ONCE = 3;
/** Tries of one photo before a person is asked. */
const MOST_TRIES = 3;
const PAUSE_MS = 2_000;
const TIMEOUT_MS = 120_000;

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
}

export interface PhotoQueue {
  waiting: readonly WaitingPhoto[];
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  dismiss: (key: string) => void;
}

/** Sends photos a few at a time, in the order in which they were chosen; `onKept` gets the address of each. */
export function usePhotoQueue(onKept: (src: string) => void): PhotoQueue {
  const { call } = useRuntime();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const latest = useRef(onKept);
  latest.current = onKept;
  /** Kept ones that wait for those before them: the order of choosing stays. */
  const kept = useRef(new Map<string, string>());
  const order = useRef<string[]>([]);
  const previews = useRef(new Set<string>());

  function change(key: string, part: Partial<Entry>) {
    setEntries((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }

  function forget(key: string) {
    setEntries((all) => all.filter((each) => each.key !== key));
    order.current = order.current.filter((each) => each !== key);
    settle();
  }

  /** Hands over what is kept as far as nothing before it is still on its way. */
  function settle() {
    for (;;) {
      const [first] = order.current;
      const src = first === undefined ? undefined : kept.current.get(first);
      if (first === undefined || src === undefined) return;
      order.current.shift();
      kept.current.delete(first);
      latest.current(src);
      setEntries((all) => all.filter((each) => each.key !== first));
    }
  }

  async function send({ key, file, tries }: Entry) {
    change(key, { status: "sending", problem: undefined, tries: tries + 1 });
    const result = await call(
      imageUploaderMulipleImgUploader,
      { folder: "lots", upload_key: key, file_upload: file },
      { inline: true, timeoutMs: TIMEOUT_MS },
    );
    const [photo] = result.ok ? result.data.files : [];
    if (photo) {
      kept.current.set(key, `/uploads/${photo.folder}/${photo.file_name}`);
      return settle();
    }
    if (result.ok) return;
    const { error } = result;
    const isLost = isUnanswered(error) || error.code === "RATE_LIMITED";
    if (isLost && tries + 1 < MOST_TRIES) {
      const pause = (error.retryAfter ?? 0) * 1_000 + PAUSE_MS;
      return setTimeout(() => change(key, { status: "waiting" }), pause);
    }
    change(key, { status: "failed", problem: { message: error.message, next: error.next } });
    // What comes after it does not wait for a person.
    order.current = [...order.current.filter((each) => each !== key), key];
    settle();
  }

  useEffect(() => {
    const busy = entries.filter(({ status }) => status === "sending").length;
    const next = entries.filter(
      ({ status, key }) => status === "waiting" && !kept.current.has(key),
    );
    for (const entry of next.slice(0, Math.max(0, AT_ONCE - busy))) void send(entry);
  });

  useEffect(() => {
    const shown = previews.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
    };
  }, []);

  return {
    waiting: entries,
    add(files) {
      const added = files.map((file): Entry => {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        const key = crypto.randomUUID();
        return {
          key,
          name: file.name,
          preview,
          file,
          status: "waiting",
          problem: undefined,
          tries: 0,
        };
      });
      order.current.push(...added.map(({ key }) => key));
      setEntries((all) => [...all, ...added]);
    },
    retry: (key) => change(key, { status: "waiting", tries: 0 }),
    dismiss: forget,
  };
}
