import { useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { Dialog, useStyles } from "../../src/ui";
import type { FormValues } from "./prefilled";
import styles from "./saved-search.css?inline";
import { savedSearchMessages } from "./saved-search.messages";
import { SavedSearchForm } from "./SavedSearchForm";
import { ThankYouDialog } from "./ThankYouDialog";

/** Props of `SavedSearchDialog`. */
export interface SavedSearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the form starts with. */
  values: FormValues;
  emit: Emit;
}

/** The form as a dialog; a guest is thanked in another one, a member sees the search in the list. */
export function SavedSearchDialog({ open, onClose, values, emit }: SavedSearchDialogProps) {
  const t = useMessages(savedSearchMessages);
  const [thanked, setThanked] = useState<string>();
  const place = useRef<HTMLSpanElement>(null);
  // Other widgets show this dialog, and their sheets leave out what most visitors never see.
  useStyles(place, styles);
  return (
    <>
      <span ref={place} hidden />
      <Dialog
        open={open}
        onClose={onClose}
        dismissible={false}
        title={t(values.id === undefined ? "title" : "editTitle")}
      >
        <SavedSearchForm
          values={values}
          emit={emit}
          onSavedByGuest={(email) => {
            onClose();
            setThanked(email);
          }}
          onSaved={onClose}
        />
      </Dialog>
      <ThankYouDialog email={thanked} onClose={() => setThanked(undefined)} />
    </>
  );
}
