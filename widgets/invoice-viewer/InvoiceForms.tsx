import { useState } from "react";
import { parseCents, toDecimal } from "../../src/domain";
import { formatMoney, useMessages } from "../../src/i18n";
import {
  Button,
  centsOfText,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  textOfCents,
} from "../../src/ui";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import type { CancelReason, InvoiceViewerModel } from "./use-invoice-viewer";

/** A payment that the seller has had in another way. */
export function RecordForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const values = model.record?.cartValues;
  const dueCents = parseCents(values?.total_due_amount ?? "0.00");
  const leastCents = parseCents(values?.minimum_payment ?? "0.00");
  const [amount, setAmount] = useState(textOfCents(dueCents));
  const [reference, setReference] = useState("");
  const [fault, setFault] = useState<string>();

  function submit() {
    const cents = centsOfText(amount);
    if (cents === undefined) return setFault(t("amountMissing"));
    if (cents > dueCents) return setFault(t("amountHigh", { amount: euro(dueCents) }));
    if (cents < leastCents) return setFault(t("amountLow", { amount: euro(leastCents) }));
    model.recordPayment(toDecimal(cents), reference.trim());
  }

  return (
    <form
      className="martillo-invoice-viewer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t("recordText")}</p>
      <MoneyField
        label={t("amount")}
        value={amount}
        error={fault}
        onValueChange={(text) => {
          setFault(undefined);
          setAmount(text);
        }}
      />
      <div className="martillo-invoice-viewer__quick" role="group" aria-label={t("quick")}>
        {[
          [t("quarter"), Math.ceil(dueCents / 4)] as const,
          [t("half"), Math.ceil(dueCents / 2)] as const,
          [t("all"), dueCents] as const,
        ].map(([label, cents]) => (
          <Button key={label} size="s" onClick={() => setAmount(textOfCents(cents))}>
            {label}
          </Button>
        ))}
      </div>
      <TextField
        label={t("reference")}
        value={reference}
        maxLength={200}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Refusal model={model} />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}

const REASONS: readonly CancelReason[] = ["acuerdo", "impago", "error", "otro"];

/** Calls a sale off. */
export function CancelForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const [reason, setReason] = useState<CancelReason>("acuerdo");
  const [notes, setNotes] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="martillo-invoice-viewer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (notes.trim() === "") setMissing(true);
        else model.cancel(reason, notes.trim());
      }}
    >
      <p>{t("cancelText")}</p>
      <SelectField
        label={t("why")}
        name="cancel_reason"
        value={reason}
        onChange={(event) =>
          setReason(REASONS.find((one) => one === event.currentTarget.value) ?? "otro")
        }
        options={REASONS.map((one) => ({ value: one, label: t(`why_${one}`) }))}
      />
      <TextAreaField
        label={t("notes")}
        hint={t("notesHint")}
        value={notes}
        maxLength={1_000}
        error={isMissing ? t("notesMissing") : undefined}
        onChange={(event) => {
          setMissing(false);
          setNotes(event.currentTarget.value);
        }}
      />
      <Refusal model={model} />
      <Button type="submit" variant="danger" full busy={model.isBusy}>
        {t("cancelNow")}
      </Button>
    </form>
  );
}

/** Takes payments back that were recorded by mistake. */
export function TakeBackForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  return (
    <div className="martillo-invoice-viewer__form">
      <p>{t("takeBackText")}</p>
      <Refusal model={model} />
      <Button variant="danger" full busy={model.isBusy} onClick={model.takeBack}>
        {t("takeBackNow")}
      </Button>
    </div>
  );
}

function Refusal({ model: { refusal } }: { model: InvoiceViewerModel }) {
  return (
    <div role="alert" className="martillo-invoice-viewer__error" part="refusal">
      {refusal && (
        <p>
          {refusal.message} {refusal.next}
        </p>
      )}
    </div>
  );
}

function euro(cents: number): string {
  return formatMoney(toDecimal(cents), { whole: false });
}
