// Lots to browse: filters with counts, order, pages, and cards that stay live.
export { LotList, type LotListEvents, type LotListProps } from "./LotList";
export { lotListElement } from "./lot-list.element";
export type {
  ActiveFilter,
  FacetGroup,
  FacetValue,
  FilterModel,
  LotListModel,
  LotListResults,
} from "./lot-list-model";
export { queryFromParams, queryToParams } from "./lot-query";
export { useLotList, type UseLotListOptions } from "./use-lot-list";
