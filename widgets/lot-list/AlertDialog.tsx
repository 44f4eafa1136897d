import type { Emit, SearchQuery } from "../../src/state";
import { prefilled, SavedSearchDialog } from "../saved-search";

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  /** The search of the list. */
  query: SearchQuery;
  emit: Emit;
}

/** The form of an alert, filled in with a search of the list. */
export function AlertDialog({ query, ...props }: AlertDialogProps) {
  return <SavedSearchDialog {...props} values={prefilled(query)} />;
}
