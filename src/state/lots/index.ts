// Lots as they are now: their store, how they are read and followed, and the marks that visitors set.
export { watchClosings } from "./closing-watch";
export { createFrameQueue } from "./frame-queue";
export { createLateSocket } from "./late-socket";
export { type KnownLot, mergeSnapshot } from "./lot-merge";
export { createLotStore, type LotEntry, type LotStore, type LotStoreState } from "./lot-store";
export { createMarkToggles, type MarkToggle } from "./mark-toggles";
export { pollWithoutSocket } from "./poll-without-socket";
export { takePrefetched } from "./prefetched";
