import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** Which photo is being dragged, and where it would go. */
export interface Dragged {
  from: number;
  to: number;
}

export interface PhotoDrag {
  dragged: Dragged | undefined;
  /** For the grip of the photo at this place. */
  gripProps: (at: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onLostPointerCapture: () => void;
  };
}

/** Puts photos in order by a pointer. `list` holds `count` of them first; `onMove` is told where one was let go. */
export function usePhotoDrag(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): PhotoDrag {
  const [dragged, setDragged] = useState<Dragged>();
  /** Read by events that follow each other before anything is drawn. */
  const latest = useRef<Dragged>(undefined);

  function become(next: Dragged | undefined) {
    latest.current = next;
    setDragged(next);
  }

  function placeAt(x: number, y: number): number | undefined {
    const tiles = [...(list.current?.children ?? [])].slice(0, count);
    const at = tiles.findIndex((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return at === -1 ? undefined : at;
  }

  return {
    dragged,
    gripProps: (at) => ({
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return;
        // Neither the browser's own drag of a picture nor a selection of text.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        become({ from: at, to: at });
      },
      onPointerMove(event) {
        const now = latest.current;
        if (!now) return;
        const to = placeAt(event.clientX, event.clientY);
        if (to === undefined || to === now.to) return;
        become({ ...now, to });
        list.current?.children[to]?.scrollIntoView({ block: "nearest" });
      },
      onPointerUp() {
        const now = latest.current;
        become(undefined);
        if (now && now.from !== now.to) onMove(now.from, now.to);
      },
      onPointerCancel: () => become(undefined),
      onLostPointerCapture: () => become(undefined),
    }),
  };
}
