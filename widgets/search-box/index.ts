// Searches vehicles, with suggestions while typing.
export { SearchBox, type SearchBoxEvents, type SearchBoxProps } from "./SearchBox";
export { searchBoxElement } from "./search-box.element";
export type { SearchBoxModel, SearchOption } from "./search-box-model";
export { useSearchBox, type UseSearchBoxOptions } from "./use-search-box";
