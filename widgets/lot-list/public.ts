// What the package exports of it; `index.ts` has what other widgets use besides.
export { LotList, type LotListEvents, type LotListProps } from "./LotList";
export { queryFromParams, queryToParams } from "./lot-query";
