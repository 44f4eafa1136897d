// The signed-in person's alerts: what fits now, and to change or remove them.
export {
  SavedSearchList,
  type SavedSearchListEvents,
  type SavedSearchListProps,
} from "./SavedSearchList";
export { savedSearchListElement } from "./saved-search-list.element";
