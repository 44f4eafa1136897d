import { useState } from "react";
import { customBalancePayouts, type StaffBalancePayout } from "../../../src/contract";
import { formatMoment, useMessages } from "../../../src/i18n";
import { useCall, useQuery, useRuntime } from "../../../src/state";
import { Badge, type BadgeProps, Button, Pager } from "../../../src/ui";
import { DoneNote } from "../../account";
import { money } from "./amounts";
import { AskDialog } from "./AskDialog";
import { deskMessages } from "./desk.messages";
import { Listed, Row } from "./Listed";
import { ReasonField } from "./ReasonField";
import { isReference, ReferenceField } from "./ReferenceField";

const PAGE_SIZE = 20;
const LOOKS: Readonly<Record<StaffBalancePayout["status"], Pick<BadgeProps, "icon" | "tone">>> = {
  requested: { icon: "clock", tone: "warning" },
  paid: { icon: "check", tone: "positive" },
  returned: { icon: "warning", tone: "danger" },
  cancelled: { icon: "minus", tone: "neutral" },
};

type Act = "paid" | "cancel" | "returned";

/** Balances that people want in their bank accounts: staff make the transfers, and note what became of them. */
export function BalancePayouts() {
  const t = useMessages(deskMessages);
  const { invalidate } = useRuntime();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<{ record: StaffBalancePayout; act: Act }>();
  const [done, setDone] = useState<string>();
  const { run } = useCall(customBalancePayouts);
  const { data, error, retry } = useQuery(
    customBalancePayouts,
    { action: "list", page, limit: PAGE_SIZE },
    { keepPrevious: true },
  );
  function button(record: StaffBalancePayout, act: Act) {
    return (
      <Button
        size="s"
        onClick={() => {
          setDone(undefined);
          setChosen({ record, act });
        }}
      >
        {t(`payout_${act}`)}
      </Button>
    );
  }
  return (
    <>
      <h2 className="martillo-account-title">{t("balancesToPay")}</h2>
      <DoneNote>{done}</DoneNote>
      <Listed
        rows={data?.records}
        error={error}
        retry={retry}
        none={t("noBalances")}
        noneText={t("noBalancesText")}
      >
        {(record) => (
          <Row
            key={record.id}
            title={record.person.name}
            amount={money(record.amount)}
            badge={<Status record={record} />}
            actions={
              record.status === "requested" ? (
                <>
                  {button(record, "paid")}
                  {button(record, "cancel")}
                </>
              ) : (
                record.can_return === 1 && button(record, "returned")
              )
            }
          >
            <small>{record.person.email}</small>
            <Account record={record} />
            <small>{t("askedAt", { date: formatMoment(record.asked_at) })}</small>
            {record.decided_at !== null && (
              <small>
                {t("decidedBy", {
                  date: formatMoment(record.decided_at),
                  name: record.decided_by ?? "",
                })}
              </small>
            )}
            {record.reference !== null && <small>{record.reference}</small>}
            {record.reason !== "" && <small>{record.reason}</small>}
          </Row>
        )}
      </Listed>
      <Pager
        page={page}
        pageCount={Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE))}
        onPageChange={setPage}
      />
      {chosen && (
        <PayoutDialog
          {...chosen}
          run={run}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            const { amount, person } = chosen.record;
            setDone(t(`payoutDone_${chosen.act}`, { amount: money(amount), name: person.name }));
            setChosen(undefined);
            invalidate(customBalancePayouts.name);
          }}
        />
      )}
    </>
  );
}

function Status({ record: { status, overdue } }: { record: StaffBalancePayout }) {
  const t = useMessages(deskMessages);
  if (overdue === 1)
    return (
      <Badge icon="warning" tone="danger">
        {t("payoutOverdue")}
      </Badge>
    );
  return <Badge {...LOOKS[status]}>{t(`payoutStatus_${status}`)}</Badge>;
}

/** The whole number, while a transfer may still be made or come back; otherwise how it ends. */
function Account({ record }: { record: StaffBalancePayout }) {
  const t = useMessages(deskMessages);
  const { holder, account_number: number, routing_number: routing, last4 } = record;
  if (number === null) return <small>{t("accountEnding", { holder, last4 })}</small>;
  return (
    <span className="martillo-figures">
      {routing === ""
        ? t("accountIban", { holder, iban: number })
        : t("accountRouting", { holder, routing, number })}
    </span>
  );
}

interface PayoutDialogProps {
  record: StaffBalancePayout;
  act: Act;
  run: ReturnType<typeof useCall<typeof customBalancePayouts>>["run"];
  onClose: () => void;
  onDone: () => void;
}

function PayoutDialog({ record, act, run, onClose, onDone }: PayoutDialogProps) {
  const t = useMessages(deskMessages);
  const values = { amount: money(record.amount), name: record.person.name };
  return (
    <AskDialog
      title={t(`payoutTitle_${act}`)}
      onClose={onClose}
      initial={{ reference: "", reason: "" }}
      variant={act === "paid" ? "primary" : "danger"}
      check={({ reference = "", reason = "" }): Record<string, string> => {
        if (act === "paid") return isReference(reference) ? {} : { reference: t("referenceRule") };
        return reason.trim() === "" ? { reason: t("required") } : {};
      }}
      ask={({ reference = "" }) =>
        t(`payoutAsk_${act}`, { ...values, reference: reference.trim() })
      }
      confirm={() => t(`payoutNow_${act}`, values)}
      send={({ reference = "", reason = "" }, key) => {
        const about = { id: record.id, idempotency_key: key };
        return act === "paid"
          ? run({ action: act, reference: reference.trim(), ...about })
          : run({ action: act, reason: reason.trim(), ...about });
      }}
      onDone={onDone}
    >
      {(fields) =>
        act === "paid" ? (
          <ReferenceField fields={fields} hint={t("payoutReferenceHint")} />
        ) : (
          <ReasonField name="reason" label={t("reason")} fields={fields} />
        )
      }
    </AskDialog>
  );
}
