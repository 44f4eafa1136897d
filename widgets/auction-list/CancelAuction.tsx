import { useState } from "react";
import { useMessages } from "../../src/i18n";
import type { CallError } from "../../src/state";
import { Button, Dialog, Refusal, TextAreaField } from "../../src/ui";
import { auctionListMessages } from "./auction-list.messages";

const LONGEST = 500;

/** The house cancels an auction, and says why; with bids it has to. What was typed stays until the server has taken it. */
export function CancelAuction({
  title,
  text,
  hasBids,
  refusal,
  isBusy,
  onClose,
  onCancel,
}: {
  title: string;
  text: string;
  hasBids: boolean;
  refusal: CallError | undefined;
  isBusy: boolean;
  onClose: () => void;
  onCancel: (notes: string) => void;
}) {
  const t = useMessages(auctionListMessages);
  const [notes, setNotes] = useState("");
  const [isTold, setTold] = useState(false);
  const isMissing = hasBids && notes.trim() === "";
  const refused = refusal?.fields?.["notes"];
  function cancel() {
    setTold(true);
    if (!isMissing) onCancel(notes.trim());
  }
  return (
    <Dialog
      open
      title={title}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button variant="danger" busy={isBusy} onClick={cancel}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <TextAreaField
        label={t("reason")}
        hint={t(hasBids ? "reasonHint" : "reasonOptional")}
        name="notes"
        rows={3}
        maxLength={LONGEST}
        required={hasBids}
        value={notes}
        error={isTold && isMissing ? t("reasonFault") : refused}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      {refused === undefined && <Refusal of={refusal} />}
    </Dialog>
  );
}
