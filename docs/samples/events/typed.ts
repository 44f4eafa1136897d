import type { MartilloEvents } from "martillo";
import "martillo/dom";

/** With `martillo/dom` the names of the events and their details are typed on every element. */
export function followBids(
  root: HTMLElement,
  onBid: (bid: MartilloEvents["martillo-bid-placed"]) => void,
): () => void {
  const hear = ({ detail }: CustomEvent<MartilloEvents["martillo-bid-placed"]>) => onBid(detail);
  root.addEventListener("martillo-bid-placed", hear);
  return () => root.removeEventListener("martillo-bid-placed", hear);
}
