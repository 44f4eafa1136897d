// What the package exports of it; `index.ts` has what other widgets use besides.
export { SavedSearch, type SavedSearchEvents, type SavedSearchProps } from "./SavedSearch";
