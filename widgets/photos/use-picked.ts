import { useRef, useState } from "react";

export interface PickedPhotos {
  /** Addresses of the photos that are chosen, as far as they are there. */
  picked: ReadonlySet<string>;
  /** Chooses a photo, or not; as a range all from the one that was pressed last. */
  pick: (src: string, isWanted: boolean, isRange: boolean) => void;
  clear: () => void;
}

/** Which photos are chosen to be moved together. */
export function usePicked(images: readonly string[]): PickedPhotos {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);

  return {
    picked: new Set(images.filter((src) => chosen.has(src))),
    pick(src, isWanted, isRange) {
      const [from, to] = [images.indexOf(anchor.current ?? src), images.indexOf(src)];
      anchor.current = src;
      const range =
        isRange && from >= 0 ? images.slice(Math.min(from, to), Math.max(from, to) + 1) : [src];
      setChosen((before) => {
        const next = new Set(before);
        for (const each of range) {
          if (isWanted) next.add(each);
          else next.delete(each);
        }
        return next;
      });
    },
    clear: () => setChosen(new Set()),
  };
}
