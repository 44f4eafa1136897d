// Saves a visitor's search; letters tell of new lots that fit.
export { SavedSearch, type SavedSearchEvents, type SavedSearchProps } from "./SavedSearch";
export { savedSearchElement } from "./saved-search.element";
export { SavedSearchDialog, type SavedSearchDialogProps } from "./SavedSearchDialog";
export { prefilled } from "./prefilled";
