import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { type EventProps, type SearchQuery, useWidgetEvents } from "../../src/state";
import { BELL, Button } from "../../src/ui";
import { prefilled } from "./prefilled";
import { savedSearchMessages } from "./saved-search.messages";
import { SavedSearchDialog } from "./SavedSearchDialog";
import { SavedSearchForm } from "./SavedSearchForm";
import { ThankYouDialog } from "./ThankYouDialog";

/** Names of the events that the widget tells. */
export type SavedSearchEvents = "martillo-search-saved";

/** Props of `SavedSearch`: how it stands on the page, what it starts with, and a callback for its event. */
export interface SavedSearchProps extends EventProps<SavedSearchEvents> {
  /** The form itself, or a button that opens it as a dialog. @default "form" */
  presentation?: "form" | "button";
  /** A search of a list, whose text and filters the form starts with. */
  query?: SearchQuery;
}

/** Saves a visitor's search; letters tell of new lots that fit. Guests give an e-mail and confirm it. */
export function SavedSearch({ presentation = "form", query, ...events }: SavedSearchProps) {
  const t = useMessages(savedSearchMessages);
  const emit = useWidgetEvents(events);
  const [isOpen, setOpen] = useState(false);
  const [thanked, setThanked] = useState<string>();
  const values = prefilled(query);

  return (
    <div className="martillo-root martillo-saved-search" part="base">
      {presentation === "button" ? (
        <>
          <Button icon={BELL} aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
            {t("open")}
          </Button>
          <SavedSearchDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            values={values}
            emit={emit}
          />
        </>
      ) : (
        <>
          <SavedSearchForm values={values} emit={emit} onSavedByGuest={setThanked} />
          <ThankYouDialog email={thanked} onClose={() => setThanked(undefined)} />
        </>
      )}
    </div>
  );
}
