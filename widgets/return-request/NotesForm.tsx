import { useState } from "react";
import type { SaleReturn } from "../../src/contract";
import { formatMoney, useMessages } from "../../src/i18n";
import { Button, Refusal, TextAreaField } from "../../src/ui";
import { returnRequestMessages } from "./return-request.messages";
import { stepOf } from "./step-of";
import type { ReturnRequestModel } from "./use-return-request";

type Noted = keyof typeof NEEDS_WORDS;

const NEEDS_WORDS = { withdraw: null, accept: null, reject: "why", appeal: "appealWhy" } as const;

/** Confirms a step of a return; a refusal and an appeal to the house need a reason. */
export function NotesForm({
  record,
  model,
  action,
}: {
  record: SaleReturn;
  model: ReturnRequestModel;
  action: Noted;
}) {
  const t = useMessages(returnRequestMessages);
  const [notes, setNotes] = useState("");
  const [isMissing, setMissing] = useState(false);
  const label = NEEDS_WORDS[action];
  const said = stepOf(record, action);
  const amount = formatMoney(record.refundable.paid, { whole: false });
  return (
    <form
      className="martillo-return-request__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (label !== null && notes.trim() === "") setMissing(true);
        else model.act(record, action, { notes: notes.trim() }, () => t(`done_${said}`));
      }}
    >
      <p>{t(`${said}Text`, { amount })}</p>
      {label !== null && (
        <TextAreaField
          label={t(label)}
          value={notes}
          maxLength={2_000}
          error={isMissing ? t("whyMissing") : undefined}
          onChange={(event) => {
            setMissing(false);
            setNotes(event.currentTarget.value);
          }}
        />
      )}
      <Refusal of={model.refusal} className="martillo-return-request__error" />
      <Button
        type="submit"
        variant={action === "reject" ? "danger" : "primary"}
        full
        busy={model.isBusy}
      >
        {t(`${said}Now`, { amount })}
      </Button>
    </form>
  );
}
