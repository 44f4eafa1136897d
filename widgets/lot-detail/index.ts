export { LotDetail, type LotDetailEvents, type LotDetailProps } from "./LotDetail";
export { lotDetailElement } from "./lot-detail.element";
export { type LotPageModel, type LotPageOptions, useLotPage } from "./use-lot-page";
