import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, Refusal, TextAreaField } from "../../src/ui";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import type { AppointmentPickerModel } from "./use-appointment-picker";

/** Calls the appointment off; a seller says why. */
export function CancelForm({
  model,
  isSeller,
}: {
  model: AppointmentPickerModel;
  isSeller: boolean;
}) {
  const t = useMessages(appointmentPickerMessages);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="martillo-appointment-picker__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSeller && reason.trim() === "") setMissing(true);
        else model.cancel(reason.trim());
      }}
    >
      <p>{t("cancelText")}</p>
      {isSeller && (
        <TextAreaField
          label={t("why")}
          value={reason}
          maxLength={500}
          error={isMissing ? t("whyMissing") : undefined}
          onChange={(event) => {
            setMissing(false);
            setReason(event.currentTarget.value);
          }}
        />
      )}
      <Refusal of={model.refusal} className="martillo-appointment-picker__error" />
      <Button type="submit" variant="danger" full busy={model.isBusy}>
        {t("cancelNow")}
      </Button>
    </form>
  );
}
