import { type DragEvent, useState } from "react";

/** The lot that is being dragged, and whether it is in the auction already. */
interface Dragged {
  id: number;
  isInside: boolean;
}

/** Where a lot that is let go of goes: to the place of a number, to the end, or out of the auction. */
export type DropPlace = number | "end" | "out";

export interface LotDrag {
  /** Over which place it is now. */
  over: DropPlace | undefined;
  /** Of a lot that can be dragged. */
  itemProps: (id: number, isInside: boolean) => object;
  /** Of what a lot can be let go of over; a place that does not take the lot shows nothing and takes nothing. */
  placeProps: (place: DropPlace) => object;
}

interface LotDragOptions {
  /** Lots may change places. */
  canOrder: boolean;
  isBusy: boolean;
  onDrop: (lot: Dragged, place: DropPlace) => void;
}

/** Dragging lots into an auction, out of it, and to another place in it. For a pointer alone: buttons do the same. */
export function useLotDrag({ canOrder, isBusy, onDrop }: LotDragOptions): LotDrag {
  const [dragged, setDragged] = useState<Dragged>();
  const [over, setOver] = useState<DropPlace>();

  function end() {
    setDragged(undefined);
    setOver(undefined);
  }

  function takes(place: DropPlace): boolean {
    if (!dragged || isBusy) return false;
    if (place === "out") return dragged.isInside;
    if (dragged.isInside) return canOrder && place !== "end";
    // Once it has begun, a lot is added at its end alone.
    return canOrder || place === "end";
  }

  return {
    over,
    itemProps: (id, isInside) => ({
      draggable: true,
      "data-dragged": (dragged?.id === id && dragged.isInside === isInside) || undefined,
      onDragStart(event: DragEvent) {
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData("text/plain", String(id));
        event.dataTransfer.effectAllowed = "move";
        setDragged({ id, isInside });
      },
      onDragEnd: end,
    }),
    placeProps: (place) => ({
      "data-over": over === place || undefined,
      onDragOver(event: DragEvent) {
        if (!takes(place)) return;
        event.preventDefault();
        event.stopPropagation();
        if (over !== place) setOver(place);
      },
      onDrop(event: DragEvent) {
        if (!dragged || !takes(place)) return;
        event.preventDefault();
        event.stopPropagation();
        end();
        onDrop(dragged, place);
      },
    }),
  };
}
