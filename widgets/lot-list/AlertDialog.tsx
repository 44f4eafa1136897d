import { useRef } from "react";
import type { Emit, SearchQuery } from "../../src/state";
import { useStyles } from "../../src/ui";
import { prefilled, SavedSearchDialog, savedSearchElement } from "../saved-search";

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  /** What was searched for. */
  query: SearchQuery;
  emit: Emit;
}

/** The form of an alert, filled in with a search of the list. */
export function AlertDialog({ query, ...props }: AlertDialogProps) {
  const place = useRef<HTMLSpanElement>(null);
  // The list's own sheets leave out what most visitors never see.
  useStyles(place, savedSearchElement.styles);
  return (
    <>
      <span ref={place} hidden />
      <SavedSearchDialog {...props} values={prefilled(query)} />
    </>
  );
}
