import { useRef, useState } from "react";
import { checkAppointments } from "../../src/contract";
import { beginOfDay, dayOf, parseCents, toDecimal } from "../../src/domain";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { CancelSaleFields, useCancellation } from "../../src/patterns/cancel-sale";
import { PickupTimeFields, usePickupTime } from "../../src/patterns/pickup-time";
import { useQuery } from "../../src/state";
import {
  Button,
  centsOfText,
  DateField,
  MoneyField,
  RadioGroup,
  Refusal,
  TextAreaField,
  TextField,
  textOfCents,
  useStyles,
} from "../../src/ui";
import winnerStyles from "../edit-winner/edit-winner.css?inline";
import { EditWinnerView } from "../edit-winner/EditWinnerView";
import { useEditWinner } from "../edit-winner/use-edit-winner";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import type { InvoiceStep, InvoiceViewerModel } from "./use-invoice-viewer";

/** What is open over the document, but for paying. */
export function InvoiceForm({
  step,
  model,
}: {
  step: Exclude<InvoiceStep, "none" | "pay">;
  model: InvoiceViewerModel;
}) {
  switch (step) {
    case "record":
      return <RecordForm model={model} />;
    case "cancel":
      return <CancelForm model={model} />;
    case "unpaid":
      return <TakeBackForm model={model} />;
    case "due":
      return <DueForm model={model} />;
    case "winner":
      return <WinnerForm model={model} />;
  }
}

function WinnerForm({ model: { invoice, emit, showHeir } }: { model: InvoiceViewerModel }) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, winnerStyles);
  const model = useEditWinner({ invoice, emit, onChanged: showHeir });
  return (
    <div ref={place}>
      <EditWinnerView model={model} />
    </div>
  );
}

/** More time for a buyer who asked for it. */
function DueForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const dueMs = model.record?.due_at ?? 0;
  const first = dayOf(dueMs);
  const [day, setDay] = useState("");
  const [notes, setNotes] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isLate = day > dayOf(dueMs - 1);
  return (
    <form
      className="martillo-invoice-viewer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isLate && notes.trim() !== "") model.extendDue(beginOfDay(day, 1), notes.trim());
        else setChecked(true);
      }}
    >
      <p>{t("dueText", { date: formatMoment(dueMs - 1) })}</p>
      <DateField
        label={t("dueDay")}
        min={first}
        value={day}
        error={isChecked && !isLate ? t("dueMissing") : model.refusal?.fields?.["due_at"]}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextAreaField
        label={t("notes")}
        value={notes}
        maxLength={500}
        error={isChecked && notes.trim() === "" ? t("dueWhy") : undefined}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <Refusal of={model.refusal} className="martillo-invoice-viewer__error" />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("dueNow")}
      </Button>
    </form>
  );
}

/** A payment that the seller has had in another way. */
function RecordForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const values = model.record?.cartValues;
  const dueCents = parseCents(values?.total_due_amount ?? "0.00");
  const leastCents = parseCents(values?.minimum_payment ?? "0.00");
  const [amount, setAmount] = useState(textOfCents(dueCents));
  const [reference, setReference] = useState("");
  const [fault, setFault] = useState<string>();
  const { data: pickup } = useQuery(checkAppointments, { invoice_id: model.shown });
  // Where nobody has chosen when it is picked up, the payment does.
  const bookable = pickup?.actions.includes("book_with_payment") ? pickup : undefined;
  const mayBook = bookable !== undefined && bookable.dates.length > 0;
  const time = usePickupTime({ dates: pickup?.dates });

  function submit() {
    const cents = centsOfText(amount);
    if (cents === undefined) return setFault(t("amountMissing"));
    if (cents > dueCents) return setFault(t("amountHigh", { amount: euro(dueCents) }));
    if (cents < leastCents) return setFault(t("amountLow", { amount: euro(leastCents) }));
    const start = mayBook ? time.check() : null;
    if (start !== undefined) model.recordPayment(toDecimal(cents), reference.trim(), start);
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
      <RadioGroup
        label={t("method")}
        name="payment_method"
        required
        defaultValue="offline"
        options={[
          { value: "offline", label: t("by_offline") },
          { value: "wallet", label: t("by_wallet"), hint: t("buyerAlone"), disabled: true },
        ]}
      />
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
      {mayBook && (
        <>
          <h3>{t("pickupWith")}</h3>
          <PickupTimeFields model={time} now={bookable.server_time} />
        </>
      )}
      <Refusal of={model.refusal} className="martillo-invoice-viewer__error" />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}

/** Calls a sale off. */
function CancelForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const fields = useCancellation();
  return (
    <form
      className="martillo-invoice-viewer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const cancellation = fields.check();
        if (cancellation) model.cancel(cancellation);
      }}
    >
      <p>{t("cancelText")}</p>
      <CancelSaleFields model={fields} />
      <Refusal of={model.refusal} className="martillo-invoice-viewer__error" />
      <Button type="submit" variant="danger" full busy={model.isBusy}>
        {t("cancelNow")}
      </Button>
    </form>
  );
}

/** Takes payments back that were recorded by mistake. */
function TakeBackForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  return (
    <div className="martillo-invoice-viewer__form">
      <p>{t("takeBackText")}</p>
      <Refusal of={model.refusal} className="martillo-invoice-viewer__error" />
      <Button variant="danger" full busy={model.isBusy} onClick={model.takeBack}>
        {t("takeBackNow")}
      </Button>
    </div>
  );
}

function euro(cents: number): string {
  return formatMoney(toDecimal(cents), { whole: false });
}
