import { useId, useRef, useState } from "react";
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
import { editWinnerElement, EditWinnerView, useEditWinner } from "../edit-winner";
import { BillingNeeded } from "./BillingNeeded";
import { invoiceFormsMessages } from "./invoice-forms.messages";
import type { InvoiceStep, InvoiceViewerModel } from "./use-invoice-viewer";
import { useRecordedPayment, useToldTransfer } from "./use-outside-payments";

export { BillingNeeded };

/** The form that is open over the document, except for paying. */
export function InvoiceForm({
  step,
  model,
}: {
  step: Exclude<InvoiceStep, "none" | "pay">;
  model: InvoiceViewerModel;
}) {
  const missing = model.record?.billing_missing;
  if (step === "tell" && missing) return <BillingNeeded model={model} missing={missing} />;
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
    case "tell":
      return <TellForm model={model} />;
    case "confirm":
      return <ConfirmForm model={model} />;
    case "receipt":
      return <ReceiptForm model={model} />;
  }
}

function WinnerForm({ model: { shown, emit, showHeir } }: { model: InvoiceViewerModel }) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, editWinnerElement.styles);
  const model = useEditWinner({ invoice: shown, emit, onChanged: showHeir });
  return (
    <div ref={place}>
      <EditWinnerView model={model} />
    </div>
  );
}

/** More time for a buyer who asked for it. */
function DueForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceFormsMessages);
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

/** How much of what is due is meant, and what the transfer says. */
function useAmount({ record }: InvoiceViewerModel) {
  const t = useMessages(invoiceFormsMessages);
  const values = record?.cartValues;
  const dueCents = parseCents(values?.total_due_amount ?? "0.00");
  const leastCents = parseCents(values?.minimum_payment ?? "0.00");
  const [amount, setAmount] = useState(textOfCents(dueCents));
  const [reference, setReference] = useState("");
  const [fault, setFault] = useState<string>();

  /** The amount in decimals; undefined, and said at the field, where it is none of those that can be. */
  function check(): string | undefined {
    const cents = centsOfText(amount);
    const wrong =
      cents === undefined
        ? t("amountMissing")
        : cents > dueCents
          ? t("amountHigh", { amount: euro(dueCents) })
          : cents < leastCents
            ? t("amountLow", { amount: euro(leastCents) })
            : undefined;
    setFault(wrong);
    return wrong === undefined && cents !== undefined ? toDecimal(cents) : undefined;
  }
  function change(text: string) {
    setFault(undefined);
    setAmount(text);
  }
  return { dueCents, amount, change, fault, check, reference, setReference };
}

function AmountFields({ model }: { model: ReturnType<typeof useAmount> }) {
  const t = useMessages(invoiceFormsMessages);
  const { dueCents } = model;
  return (
    <>
      <MoneyField
        label={t("amount")}
        value={model.amount}
        error={model.fault}
        onValueChange={model.change}
      />
      <div className="martillo-invoice-viewer__quick" role="group" aria-label={t("quick")}>
        {[
          [t("quarter"), Math.ceil(dueCents / 4)] as const,
          [t("half"), Math.ceil(dueCents / 2)] as const,
          [t("all"), dueCents] as const,
        ].map(([label, cents]) => (
          <Button key={label} size="s" onClick={() => model.change(textOfCents(cents))}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

function ReferenceField({ model }: { model: ReturnType<typeof useAmount> }) {
  const t = useMessages(invoiceFormsMessages);
  return (
    <TextField
      label={t("reference")}
      value={model.reference}
      maxLength={200}
      onChange={(event) => model.setReference(event.currentTarget.value)}
    />
  );
}

/** How much a buyer pays now. */
export function PartForm({
  model,
  onChosen,
}: {
  model: InvoiceViewerModel;
  onChosen: (amount: string) => void;
}) {
  const t = useMessages(invoiceFormsMessages);
  const fields = useAmount(model);
  return (
    <form
      className="martillo-invoice-viewer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = fields.check();
        if (amount !== undefined) onChosen(amount);
      }}
    >
      <p>{t("partText")}</p>
      <AmountFields model={fields} />
      <Button type="submit" variant="primary" full>
        {t("partNow")}
      </Button>
    </form>
  );
}

/** A button that opens the browser's choice of files, and what was chosen. */
function ReceiptField({
  chosen,
  onChosen,
}: {
  chosen: File | undefined;
  onChosen: (file: File | undefined) => void;
}) {
  const t = useMessages(invoiceFormsMessages);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("receipt")}
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => onChosen(event.currentTarget.files?.[0])}
      />
      <Button full aria-describedby={id} onClick={() => input.current?.click()}>
        {chosen ? t("receiptChosen", { name: chosen.name }) : t("receipt")}
      </Button>
      <small id={id}>{t("receiptHint")}</small>
    </div>
  );
}

/** The buyer shows a receipt of a transfer that was told of. */
function ReceiptForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceFormsMessages);
  const [receipt, setReceipt] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="martillo-invoice-viewer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!receipt);
        if (receipt) model.addReceipt(receipt);
      }}
    >
      <p>{t("receiptText")}</p>
      <ReceiptField chosen={receipt} onChosen={setReceipt} />
      {isMissing && !receipt && <p role="alert">{t("receiptMissing")}</p>}
      <Refusal of={model.refusal} className="martillo-invoice-viewer__error" />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("receiptNow")}
      </Button>
    </form>
  );
}

/** A buyer has sent a transfer. */
function TellForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceFormsMessages);
  const fields = useAmount(model);
  const [receipt, setReceipt] = useState<File>();
  const transfer = useToldTransfer(model);
  const { isUnknown } = transfer;
  return (
    <form
      className="martillo-invoice-viewer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnknown) return transfer.again();
        const amount = fields.check();
        if (amount !== undefined) transfer.tell(amount, fields.reference.trim(), receipt);
      }}
    >
      <div className="martillo-invoice-viewer__form" hidden={isUnknown}>
        <p>{t("tellText")}</p>
        <AmountFields model={fields} />
        <ReferenceField model={fields} />
        <ReceiptField chosen={receipt} onChosen={setReceipt} />
      </div>
      <Refusal
        of={isUnknown ? { message: t("tellUnknown") } : transfer.refusal}
        className="martillo-invoice-viewer__error"
      />
      <Button type="submit" variant="primary" full busy={transfer.isBusy}>
        {t(isUnknown ? "again" : "tellNow")}
      </Button>
    </form>
  );
}

/** Its seller looks whether the transfer has come. */
function ConfirmForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceFormsMessages);
  const { told } = model;
  if (!told) return <p>{t("noTransfer")}</p>;
  const amount = formatMoney(told.amount, { whole: false });
  return (
    <div className="martillo-invoice-viewer__form">
      <p>
        {t("confirmText", { amount, date: formatMoment(told.paid_on) })}
        {told.reference && ` «${told.reference}»`}
      </p>
      {told.receipt && (
        <Button full onClick={() => model.openReceipt(told.id)}>
          {t("seeReceipt", { name: told.receipt.name })}
        </Button>
      )}
      <Refusal of={model.refusal} className="martillo-invoice-viewer__error" />
      <Button
        variant="primary"
        full
        busy={model.isBusy}
        onClick={() => model.answerTransfer("confirm")}
      >
        {t("confirmNow", { amount })}
      </Button>
      <Button full busy={model.isBusy} onClick={() => model.answerTransfer("reject")}>
        {t("rejectNow")}
      </Button>
    </div>
  );
}

/** A payment that the seller has had in another way. */
function RecordForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceFormsMessages);
  const fields = useAmount(model);
  const { data: pickup } = useQuery(checkAppointments, { invoice_id: model.shown });
  // Where no pickup time is chosen yet, it is chosen with the payment.
  const bookable = pickup?.actions.includes("book_with_payment") ? pickup : undefined;
  const mayBook = bookable !== undefined && bookable.dates.length > 0;
  const time = usePickupTime({ dates: pickup?.dates });

  const payment = useRecordedPayment(model);
  const { isUnknown } = payment;

  function submit() {
    if (isUnknown) return payment.again();
    const amount = fields.check();
    if (amount === undefined) return;
    const start = mayBook ? time.check() : null;
    if (start !== undefined) payment.record(amount, fields.reference.trim(), start);
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
      <div className="martillo-invoice-viewer__form" hidden={isUnknown}>
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
        <AmountFields model={fields} />
        <ReferenceField model={fields} />
        {mayBook && (
          <>
            <h3>{t("pickupWith")}</h3>
            <PickupTimeFields model={time} now={bookable.server_time} />
          </>
        )}
      </div>
      <Refusal
        of={isUnknown ? { message: t("recordUnknown") } : payment.refusal}
        className="martillo-invoice-viewer__error"
      />
      <Button type="submit" variant="primary" full busy={payment.isBusy}>
        {t(isUnknown ? "again" : "save")}
      </Button>
    </form>
  );
}

/** Calls a sale off. */
function CancelForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceFormsMessages);
  const fields = useCancellation();
  const returns = model.record?.would_return ?? [];
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
      {returns.length > 0 && (
        <>
          <p>{t("cancelReturns")}</p>
          <ul>
            {returns.map(({ to, amount }, index) => (
              <li key={index}>{t(`return_${to}`, { amount: euro(parseCents(amount)) })}</li>
            ))}
          </ul>
        </>
      )}
      <CancelSaleFields model={fields} />
      <Refusal of={model.refusal} className="martillo-invoice-viewer__error" />
      <Button type="submit" variant="danger" full busy={model.isBusy}>
        {returns.length > 0
          ? t("cancelAndReturn", { amount: euro(model.returnedCents) })
          : t("cancelNow")}
      </Button>
    </form>
  );
}

/** Takes payments back that were recorded by mistake. */
function TakeBackForm({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceFormsMessages);
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
