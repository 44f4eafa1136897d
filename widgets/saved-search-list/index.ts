export {
  SavedSearchList,
  type SavedSearchListEvents,
  type SavedSearchListProps,
} from "./SavedSearchList";
export { savedSearchListElement } from "./saved-search-list.element";
