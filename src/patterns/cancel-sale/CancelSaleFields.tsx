import { useState } from "react";
import { useMessages } from "../../i18n";
import { SelectField, TextAreaField } from "../../ui";
import { cancelSaleMessages } from "./cancel-sale.messages";

const REASONS = ["acuerdo", "impago", "error", "otro"] as const;
const LONGEST = 1_000;

/** Why a sale is called off. */
export type CancelReason = (typeof REASONS)[number];

/** The words of a cancellation: the reason, and the text that its buyer reads. */
export interface Cancellation {
  reason: CancelReason;
  notes: string;
}

/** The fields of a cancellation. `check`: the typed data, or undefined where the text is empty, and the field says so. */
export function useCancellation() {
  const [reason, setReason] = useState<CancelReason>("acuerdo");
  const [notes, setNotes] = useState("");
  const [isMissing, setMissing] = useState(false);
  return {
    reason,
    setReason,
    notes,
    setNotes(text: string) {
      setMissing(false);
      setNotes(text);
    },
    isMissing,
    check(): Cancellation | undefined {
      if (notes.trim() !== "") return { reason, notes: notes.trim() };
      setMissing(true);
      return undefined;
    },
  };
}

/** Why one sale or several are called off. */
export function CancelSaleFields({ model }: { model: ReturnType<typeof useCancellation> }) {
  const t = useMessages(cancelSaleMessages);
  return (
    <>
      <SelectField
        label={t("why")}
        name="cancel_reason"
        value={model.reason}
        onChange={(event) =>
          model.setReason(REASONS.find((one) => one === event.currentTarget.value) ?? "otro")
        }
        options={REASONS.map((one) => ({ value: one, label: t(`why_${one}`) }))}
      />
      <TextAreaField
        label={t("notes")}
        hint={t("notesHint")}
        value={model.notes}
        maxLength={LONGEST}
        error={model.isMissing ? t("notesMissing") : undefined}
        onChange={(event) => model.setNotes(event.currentTarget.value)}
      />
    </>
  );
}
