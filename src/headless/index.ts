/** For people with markup of their own: what the widgets know and do, without how they look. */
export { type LoginCallbacks, type LoginState, useLogin } from "./use-login";
export { type LotListState, useLotList } from "./use-lot-list";
export { type SearchBoxOptions, type SearchBoxState, useSearchBox } from "./use-search-box";
