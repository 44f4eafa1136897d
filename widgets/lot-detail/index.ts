// A whole lot: pictures, facts, seller, terms, history, and its bid box.
export { LotDetail, type LotDetailEvents, type LotDetailProps } from "./LotDetail";
export { lotDetailElement } from "./lot-detail.element";
export { LotPreview, type LotPreviewProps } from "./LotPreview";
export { type LotPageModel, type LotPageOptions, useLotPage } from "./use-lot-page";
