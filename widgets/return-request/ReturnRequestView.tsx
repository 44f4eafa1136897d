import type { ReactNode } from "react";
import type { ReturnDesk, SaleReturn } from "../../src/contract";
import {
  formatMoment,
  formatMomentDay,
  formatMoney,
  formatNumber,
  useMessages,
} from "../../src/i18n";
import {
  Badge,
  type BadgeProps,
  Button,
  Dialog,
  ErrorState,
  LatePart,
  Refusal,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { AskForm } from "./AskForm";
import { deskChunk } from "./desk-chunk";
import { lossChunk } from "./loss-chunk";
import { NotesForm } from "./NotesForm";
import { ReturnFiles } from "./ReturnFiles";
import { returnRequestMessages } from "./return-request.messages";
import { stepOf } from "./step-of";
import type { ReturnRequestModel } from "./use-return-request";

/** Pure markup from the model. */
export function ReturnRequestView({ model }: { model: ReturnRequestModel }) {
  const t = useMessages(returnRequestMessages);
  const { desk, error } = model;
  if (!desk) {
    if (!error) return <AccountSkeleton />;
    const { message, next, retry } = error;
    return <ErrorState title={message} next={next} {...(retry && { onRetry: retry })} />;
  }
  return (
    <div className="martillo-return-request__body">
      <DoneNote>{model.done}</DoneNote>
      <h2 className="martillo-account-title">{desk.projects_title}</h2>
      {desk.records.map((record) => (
        <Record key={record.return_id} record={record} model={model} />
      ))}
      {desk.side === "buyer" ? (
        <Buyer desk={desk} model={model} />
      ) : desk.reasons.length > 0 ? (
        <AskForm desk={desk} model={model} />
      ) : (
        desk.records.length === 0 && <p>{t("nothing")}</p>
      )}
      {desk.reasons.length === 0 && model.step === undefined && (
        <Refusal of={model.refusal} className="martillo-return-request__error" />
      )}
    </div>
  );
}

function Buyer({ desk, model }: { desk: ReturnDesk; model: ReturnRequestModel }) {
  const t = useMessages(returnRequestMessages);
  const { withdrawal } = desk;
  const last = desk.records[0];
  const isUnderWay =
    last !== undefined && last.status !== "rejected" && last.status !== "withdrawn";
  // A proposal that waits keeps its buyer from nothing that the law grants.
  if (isUnderWay && desk.reasons.length === 0) return null;
  return (
    <>
      {withdrawal.applies === 0 && <p className="martillo-account-note">{t("noWithdrawal")}</p>}
      {withdrawal.over === 1 && withdrawal.until !== null && (
        <p className="martillo-account-note">
          {t("withdrawOver", { date: formatMoment(withdrawal.until - 1) })}
        </p>
      )}
      {desk.delivered === 0 && <p className="martillo-account-note">{t("notYet")}</p>}
      <AskForm desk={desk} model={model} />
    </>
  );
}

const LOOKS = {
  requested: { icon: "clock", tone: "warning" },
  accepted: { icon: "clock", tone: "accent" },
  rejected: { icon: "close", tone: "danger" },
  withdrawn: { icon: "minus", tone: "neutral" },
  received: { icon: "clock", tone: "accent" },
  closed: { icon: "check", tone: "positive" },
} as const satisfies Record<SaleReturn["status"], Pick<BadgeProps, "icon" | "tone">>;

/** A return, and what the reader may do with it. */
function Record({ record, model }: { record: SaleReturn; model: ReturnRequestModel }) {
  const t = useMessages(returnRequestMessages);
  const { status, received, refund, loss } = record;
  const isDeducted = loss?.status === "proposed" || loss?.status === "disputed";
  const isSent = status === "received" && refund !== null;
  const state = isDeducted && status === "received" ? "deducted" : isSent ? "sent" : status;
  const isProposal = record.reason === "acuerdo" && status === "requested";
  const isOpen = status === "requested" || status === "accepted" || status === "received";
  return (
    <article className="martillo-return-request__card" part="return">
      <header className="martillo-return-request__head">
        <h3>{t(`reason_${record.reason}`)}</h3>
        <Badge {...LOOKS[status]}>{t(`status_${state}`)}</Badge>
      </header>
      <p>
        {t("requestedOn", { date: formatMoment(record.requested_at) })}
        {record.appealed === 1 && isOpen && ` · ${t("withHouse")}`}
      </p>
      {record.text !== "" && <blockquote>{record.text}</blockquote>}
      {record.notes !== "" && <p>{t("answer", { notes: record.notes })}</p>}
      {received && (
        <p>
          {t("receivedOn", {
            date: formatMomentDay(received.at),
            km: formatNumber(received.km),
          })}
          {received.keys === 1 && ` ${t("keysBack")}`}
          {received.documents === 1 && ` ${t("documentsBack")}`}
          {received.notes !== "" && ` ${received.notes}`}
        </p>
      )}
      {!received && (status === "received" || status === "closed") && <p>{t("neverLeft")}</p>}
      <ReturnFiles record={record} of="return" model={model} />
      {refund && <Refund refund={refund} hasLoss={loss !== null} />}
      {loss && (
        <LatePart chunk={lossChunk} loading={t("loading")} failed={t("noDesk")}>
          {({ LostValue }) => <LostValue record={record} loss={loss} model={model} />}
        </LatePart>
      )}
      {isOpen && !refund && (
        <p>
          {t(isProposal ? "answerBy" : record.overdue === 1 ? "wasDue" : "dueBy", {
            date: formatMoment(record.refund_due_at - 1),
          })}
        </p>
      )}
      {record.side === "buyer" ? (
        <BuyerActions record={record} model={model} />
      ) : (
        isAtDesk(record) && (
          <LatePart chunk={deskChunk} loading={t("loading")} failed={t("noDesk")}>
            {({ ReturnDeskActions }) => <ReturnDeskActions record={record} model={model} />}
          </LatePart>
        )
      )}
    </article>
  );
}

/** The seller's side does something with it, apart from a deduction. */
function isAtDesk({ actions }: SaleReturn): boolean {
  return actions.some((action) => !action.startsWith("loss_"));
}

function Refund({
  refund,
  hasLoss,
}: {
  refund: NonNullable<SaleReturn["refund"]>;
  hasLoss: boolean;
}) {
  const t = useMessages(returnRequestMessages);
  return (
    <div>
      <p>
        <strong>{t("refunded", { amount: formatMoney(refund.amount, { whole: false }) })}</strong>
      </p>
      <ul className="martillo-return-request__parts">
        {refund.parts.map((part, at) => (
          // They are written once.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={at}>
            {t(`part_${part.to}`, { amount: formatMoney(part.amount, { whole: false }) })}
            {part.to === "card" && ` · ${t(`part_${part.status}`)}`}
          </li>
        ))}
      </ul>
      {!hasLoss && Number(refund.loss) > 0 && (
        <p>
          {t("loss", { amount: formatMoney(refund.loss, { whole: false }) })} {refund.notes}
        </p>
      )}
    </div>
  );
}

/** What a buyer answers to a proposal, or takes back. */
const ANSWERS = ["accept", "reject", "withdraw"] as const;

function BuyerActions({ record, model }: { record: SaleReturn; model: ReturnRequestModel }) {
  const t = useMessages(returnRequestMessages);
  const { step } = model;
  const may = (action: SaleReturn["actions"][number]) => record.actions.includes(action);
  const isOpen = (action: string) => step?.id === record.return_id && step.action === action;
  const open = (action: SaleReturn["actions"][number]) =>
    model.open({ id: record.return_id, action });
  return (
    <Actions>
      {ANSWERS.filter(may).map((action) => (
        <Button
          key={action}
          variant={action === "accept" ? "primary" : "secondary"}
          onClick={() => open(action)}
        >
          {t(stepOf(record, action))}
        </Button>
      ))}
      {may("appeal") && (
        <Button variant="primary" onClick={() => open("appeal")}>
          {t("appeal")}
        </Button>
      )}
      {ANSWERS.map((action) => (
        <Dialog
          key={action}
          open={isOpen(action)}
          title={t(stepOf(record, action))}
          onClose={() => model.open(undefined)}
        >
          <NotesForm record={record} model={model} action={action} />
        </Dialog>
      ))}
      <Dialog open={isOpen("appeal")} title={t("appeal")} onClose={() => model.open(undefined)}>
        <NotesForm record={record} model={model} action="appeal" />
      </Dialog>
    </Actions>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="martillo-return-request__actions">{children}</div>;
}
