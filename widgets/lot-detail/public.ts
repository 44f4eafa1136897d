export { LotDetail, type LotDetailEvents, type LotDetailProps } from "./LotDetail";
export { type LotPageModel, type LotPageOptions, useLotPage } from "./use-lot-page";
