import { useState } from "react";
import {
  customForfeitDeposit,
  customLedgerReport,
  customPayments,
  customRefundPayment,
  customResolvePayment,
  type StaffPayment,
} from "../../../src/contract";
import { formatMoment, useMessages } from "../../../src/i18n";
import { IssuedDocuments } from "../../../src/patterns/issued-documents";
import { useCall, useQuery, useRuntime } from "../../../src/state";
import {
  Badge,
  type BadgeProps,
  Button,
  MoneyField,
  Pager,
  RadioGroup,
  TextField,
} from "../../../src/ui";
import { DoneNote } from "../../account";
import { amountFault, decimalOf, money, typed } from "./amounts";
import { AskDialog, type Values } from "./AskDialog";
import { deskMessages } from "./desk.messages";
import { Listed, Row } from "./Listed";
import { ReasonField } from "./ReasonField";

const PAGE_SIZE = 20;

const LOOKS: Readonly<
  Record<StaffPayment["payment"]["status"], Pick<BadgeProps, "icon" | "tone">>
> = {
  open: { icon: "clock", tone: "neutral" },
  requires_action: { icon: "clock", tone: "warning" },
  processing: { icon: "clock", tone: "warning" },
  authorized: { icon: "clock", tone: "warning" },
  succeeded: { icon: "check", tone: "positive" },
  failed: { icon: "warning", tone: "danger" },
  canceled: { icon: "minus", tone: "neutral" },
  expired: { icon: "minus", tone: "neutral" },
  review: { icon: "warning", tone: "danger" },
};

interface Choice {
  record: StaffPayment;
  act: keyof typeof ACTS;
}

/** Payments of everybody, or those that came and fit nothing. */
export function PaymentsTab({ list }: { list: "all" | "review" }) {
  const t = useMessages(deskMessages);
  const { invalidate } = useRuntime();
  const [page, setPage] = useState(1);
  const [typedText, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<Choice>();
  const [done, setDone] = useState<string>();
  const { data, error, retry } = useQuery(
    customPayments,
    { page, limit: PAGE_SIZE, list, ...(search !== "" && { search }) },
    { keepPrevious: true },
  );

  function finish(text: string) {
    setChosen(undefined);
    setDone(text);
    invalidate(customPayments.name, customLedgerReport.name);
  }

  const choose = (choice: Choice) => {
    setDone(undefined);
    setChosen(choice);
  };
  const Act = chosen && ACTS[chosen.act];

  return (
    <div className="martillo-money-desk__tab">
      {list === "all" && (
        <form
          role="search"
          className="martillo-money-desk__search"
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(typedText.trim());
            setPage(1);
          }}
        >
          <TextField
            type="search"
            label={t("search")}
            hint={t("searchHint")}
            value={typedText}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{t("find")}</Button>
        </form>
      )}
      <DoneNote>{done}</DoneNote>
      <Listed
        rows={data?.records}
        error={error}
        retry={retry}
        none={t(list === "review" ? "noReview" : "noPayments")}
        {...(list === "review" && { noneText: t("noReviewText") })}
      >
        {(record) => <PaymentRow key={record.payment.id} record={record} choose={choose} />}
      </Listed>
      <Pager
        page={page}
        pageCount={Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE))}
        onPageChange={setPage}
      />
      {Act && <Act record={chosen.record} onClose={() => setChosen(undefined)} onDone={finish} />}
    </div>
  );
}

function PaymentRow({
  record,
  choose,
}: {
  record: StaffPayment;
  choose: (choice: Choice) => void;
}) {
  const t = useMessages(deskMessages);
  const { payment, payer } = record;
  const act =
    payment.status === "review" ? "resolve" : Number(record.refundable) > 0 ? "refund" : undefined;
  return (
    <Row
      title={record.title}
      amount={money(Number(payment.captured) > 0 ? payment.captured : payment.amount)}
      badge={
        record.disputed === 1 ? (
          <Badge icon="warning" tone="danger">
            {t("status_disputed")}
          </Badge>
        ) : (
          <Badge {...LOOKS[payment.status]}>{t(`status_${payment.status}`)}</Badge>
        )
      }
      actions={
        <>
          {act && (
            <Button size="s" onClick={() => choose({ record, act })}>
              {t(act)}
            </Button>
          )}
          {record.forfeitable && (
            <Button size="s" onClick={() => choose({ record, act: "forfeit" })}>
              {t("forfeit")}
            </Button>
          )}
        </>
      }
    >
      <span>{t("byPayer", { name: payer.name, email: payer.email })}</span>
      <small>
        {t("paymentNo", {
          id: String(payment.id),
          provider: record.provider === "offline" ? t("byHand") : record.provider,
          reference: record.provider_ref ?? "",
        })}
      </small>
      <small>{formatMoment(record.paid_on ?? record.created_at)}</small>
      {record.came_in !== null && <small>{t("cameIn", { currency: record.came_in })}</small>}
      {Number(payment.refunded) > 0 && (
        <small>{t("returned", { amount: money(payment.refunded) })}</small>
      )}
      <IssuedDocuments documents={record.documents} />
    </Row>
  );
}

/** Staff must give a reason for every action on a payment. */
function reasonFault({ reason = "" }: Values, required: string): Record<string, string> {
  return reason.trim() === "" ? { reason: required } : {};
}

interface ActProps {
  record: StaffPayment;
  onClose: () => void;
  onDone: (text: string) => void;
}

function Refund({ record, onClose, onDone }: ActProps) {
  const t = useMessages(deskMessages);
  const { run } = useCall(customRefundPayment);
  const { refundable, payer, payment } = record;
  const sumOf = (text: string) => money(decimalOf(text) ?? "0");
  return (
    <AskDialog
      title={t("refundTitle")}
      onClose={onClose}
      initial={{ amount: typed(refundable), reason: "" }}
      check={(values) => {
        const fault = amountFault(values["amount"] ?? "", refundable);
        return {
          ...(fault && { amount: t(fault, { amount: money(refundable) }) }),
          ...reasonFault(values, t("required")),
        };
      }}
      ask={({ amount = "" }) => t("refundAsk", { amount: sumOf(amount), name: payer.name })}
      confirm={({ amount = "" }) => t("refundNow", { amount: sumOf(amount) })}
      send={({ amount = "", reason = "" }, key) =>
        run({
          id: payment.id,
          amount: decimalOf(amount) ?? "0",
          reason: reason.trim(),
          idempotency_key: key,
        })
      }
      onDone={(_data, { amount = "" }) => onDone(t("refundDone", { amount: sumOf(amount) }))}
    >
      {(fields) => (
        <>
          <MoneyField
            name="amount"
            label={t("amount")}
            hint={t("upTo", { amount: money(refundable) })}
            value={fields.value("amount")}
            error={fields.error("amount")}
            onValueChange={(text) => fields.set("amount", text)}
          />
          <ReasonField name="reason" label={t("reason")} fields={fields} />
        </>
      )}
    </AskDialog>
  );
}

function Resolve({ record, onClose, onDone }: ActProps) {
  const t = useMessages(deskMessages);
  const { run } = useCall(customResolvePayment);
  const { payer, payment, came_in: cameIn } = record;
  const amount = cameIn === null ? money(payment.captured) : `${typed(payment.captured)} ${cameIn}`;
  const isEuro = cameIn === null;
  return (
    <AskDialog
      title={t("resolveTitle")}
      onClose={onClose}
      initial={{ to: isEuro ? "wallet" : "card", reason: "" }}
      check={(values) => reasonFault(values, t("required"))}
      ask={({ to }) =>
        t(to === "wallet" ? "resolveAskWallet" : "resolveAskCard", { amount, name: payer.name })
      }
      confirm={() => t("resolveNow")}
      send={({ to, reason = "" }, key) =>
        run({
          id: payment.id,
          to: to === "wallet" ? "wallet" : "card",
          reason: reason.trim(),
          idempotency_key: key,
        })
      }
      onDone={() => onDone(t("resolveDone"))}
    >
      {(fields) => (
        <>
          <RadioGroup
            label={t("resolveTo")}
            name="to"
            value={fields.value("to")}
            options={[
              // A balance is in euro.
              ...(isEuro ? [{ value: "wallet", label: t("toWallet") }] : []),
              { value: "card", label: t("toCard") },
            ]}
            onValueChange={(to) => fields.set("to", to)}
          />
          <ReasonField name="reason" label={t("reason")} fields={fields} />
        </>
      )}
    </AskDialog>
  );
}

function Forfeit({ record: { payer, forfeitable }, onClose, onDone }: ActProps) {
  const t = useMessages(deskMessages);
  const { run } = useCall(customForfeitDeposit);
  const amount = money(forfeitable?.amount ?? "0");
  return (
    <AskDialog
      title={t("forfeitTitle")}
      onClose={onClose}
      initial={{ reason: "" }}
      check={(values) => reasonFault(values, t("required"))}
      ask={() => t("forfeitAsk", { amount, name: payer.name })}
      confirm={() => t("forfeitNow", { amount })}
      variant="danger"
      // Pressed twice it is one: the deposit itself says whether it is lost.
      send={({ reason = "" }) => run({ id: forfeitable?.deposit ?? 0, reason: reason.trim() })}
      onDone={() => onDone(t("forfeitDone", { amount }))}
    >
      {(fields) => <ReasonField name="reason" label={t("reason")} fields={fields} />}
    </AskDialog>
  );
}

/** What can be done with a payment. */
const ACTS = { refund: Refund, resolve: Resolve, forfeit: Forfeit };
