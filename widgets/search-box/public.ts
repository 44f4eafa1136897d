// What the package exports of it; `index.ts` has what other widgets use besides.
export { SearchBox, type SearchBoxEvents, type SearchBoxProps } from "./SearchBox";
