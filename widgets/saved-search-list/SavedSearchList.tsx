import { type EventProps, useWidgetEvents } from "../../src/state";
import { SavedSearchListView } from "./SavedSearchListView";
import { useSavedSearchList } from "./use-saved-search-list";

/** Names of the events that the widget tells. */
export type SavedSearchListEvents = "martillo-search-saved" | "martillo-login-request";

/** Props of `SavedSearchList`: where its links lead, and a callback for each event. */
export interface SavedSearchListProps extends EventProps<SavedSearchListEvents> {
  /** Address of the search for auctions; the criteria follow as its query. @default the site of the API */
  auctionsUrl?: string;
  /** The same for direct sales. @default the site of the API */
  salesUrl?: string;
}

/** The signed-in person's alerts: what fits now, and to change or remove them. */
export function SavedSearchList({ auctionsUrl, salesUrl, ...events }: SavedSearchListProps) {
  const emit = useWidgetEvents(events);
  return <SavedSearchListView model={useSavedSearchList({ auctionsUrl, salesUrl, emit })} />;
}
