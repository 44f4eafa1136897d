import type { BidReceipt } from "../../../src/contract";
import { formatCents, useMessages } from "../../../src/i18n";
import { useChunk } from "../../../src/late";
import { bidDepositChunk } from "../../../src/patterns/bid-deposit";
import { admissionChunk } from "../../../src/patterns/admission";
import { useLotDetail } from "../../../src/state";
import { Button, ErrorState, Icon, type IconName, LatePart, Spinner } from "../../../src/ui";
import type { ReactNode } from "react";
import { reasonText } from "../withdrawal-reason";
import { withdrawalReasonMessages } from "../withdrawal-reason.messages";
import { bidStepsMessages } from "./bid-steps.messages";
import type { BidAction, BidRefusal, Retry } from "../bid-box-model";
import { ReceiptLines } from "./ReceiptLines";
import { singleClick } from "../single-click";
import { StepTitle } from "./StepTitle";

type Outcome = Extract<
  BidAction,
  { kind: "sending" | "unknown" | "accepted" | "lowered" | "refused" }
>;

/** What became of a bid, in so many words; it stays until it has been read. */
export function BidOutcome({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case "sending":
      return <Sending />;
    case "unknown":
      return <Unknown about={outcome.about} />;
    case "accepted":
      return <Accepted outcome={outcome} />;
    case "lowered":
      return <Lowered outcome={outcome} />;
    case "refused":
      return <Refused refusal={outcome.refusal} />;
  }
}

interface PanelProps {
  tone: "neutral" | "positive" | "warning" | "danger";
  icon: IconName | "spinner";
  title: string;
  children?: ReactNode;
  /** Leads to the next step; stands below the text. */
  buttons?: ReactNode;
}

function Panel({ tone, icon, title, children, buttons }: PanelProps) {
  return (
    <section className="martillo-bid-box__outcome" part="outcome" data-tone={tone}>
      <div className="martillo-bid-box__outcome-head">
        {icon === "spinner" ? <Spinner /> : <Icon name={icon} size={22} />}
        <StepTitle key={title}>{title}</StepTitle>
      </div>
      {children}
      {buttons && <div className="martillo-bid-box__buttons">{buttons}</div>}
    </section>
  );
}

function Sending() {
  const t = useMessages(bidStepsMessages);
  return <Panel tone="neutral" icon="spinner" title={t("sendingTitle")} />;
}

function Unknown({ about }: Pick<Extract<Outcome, { kind: "unknown" }>, "about">) {
  const t = useMessages(bidStepsMessages);
  const isBid = about === "bid";
  return (
    <Panel tone="warning" icon="spinner" title={t(isBid ? "unknownTitle" : "unknownMaximumTitle")}>
      <p>{t(isBid ? "unknownText" : "unknownMaximumText")}</p>
    </Panel>
  );
}

/** By whom it was taken back, as far as the answer tells. */
function retractedText({ retracted }: BidReceipt) {
  if (!retracted) return "retractedSee";
  return retracted.by === "house" ? "retractedByHouse" : "retractedBySeller";
}

function Accepted({ outcome }: { outcome: Extract<Outcome, { kind: "accepted" }> }) {
  const t = useMessages(bidStepsMessages);
  const say = useMessages(withdrawalReasonMessages);
  const { receipt, isRetracted, retry, done } = outcome;
  const isLeading = receipt.leading && !isRetracted;
  return (
    <Panel
      tone={isLeading ? "positive" : "warning"}
      icon={isLeading ? "check" : isRetracted ? "warning" : "trending-down"}
      title={t(
        isRetracted ? "retractedTitle" : isLeading ? "acceptedLeading" : "acceptedNotLeading",
      )}
      buttons={
        <>
          {retry && <RetryButton retry={retry} />}
          <Button full onClick={singleClick(done)}>
            {t("done")}
          </Button>
        </>
      }
    >
      {isRetracted && (
        <p>
          {t(retractedText(receipt), { reason: reasonText(receipt.retracted?.reason ?? "", say) })}
        </p>
      )}
      {!isRetracted && !isLeading && <p>{t("acceptedNotLeadingText")}</p>}
      <ReceiptLines receipt={receipt} isExact={outcome.isExact} />
    </Panel>
  );
}

function Lowered({ outcome }: { outcome: Extract<Outcome, { kind: "lowered" }> }) {
  const t = useMessages(bidStepsMessages);
  const title = t("maximumLowered", { amount: formatCents(outcome.maximumCents) });
  return (
    <Panel
      tone="positive"
      icon="check"
      title={title}
      buttons={
        <Button full onClick={singleClick(outcome.done)}>
          {t("done")}
        </Button>
      }
    />
  );
}

const REFUSAL_TITLES = {
  refused: "refusedTitle",
  network: "networkTitle",
  kept: "keptTitle",
} as const;

function Refused({ refusal }: { refusal: BidRefusal }) {
  const t = useMessages(bidStepsMessages);
  if (refusal.admission !== undefined) {
    return <AdmissionAsked refusal={refusal} lot={refusal.admission} />;
  }
  if (refusal.deposit) return <DepositAsked deposit={refusal.deposit} done={refusal.done} />;
  return (
    <Panel
      tone="danger"
      icon={refusal.title === "network" ? "offline" : "warning"}
      title={t(REFUSAL_TITLES[refusal.title])}
      buttons={
        <>
          {refusal.retry && <RetryButton retry={refusal.retry} />}
          {refusal.review && (
            <Button variant="primary" full onClick={singleClick(refusal.review)}>
              {t("reviewAgain")}
            </Button>
          )}
          {refusal.signIn && (
            <Button variant="primary" full onClick={singleClick(refusal.signIn)}>
              {t("signIn")}
            </Button>
          )}
          <Button full onClick={singleClick(refusal.done)}>
            {t("done")}
          </Button>
        </>
      }
    >
      <p part="refusal">{refusal.text}</p>
      {refusal.next && <p className="martillo-bid-box__next">{refusal.next}</p>}
    </Panel>
  );
}

/** What the auction asks for is done here; then the lot is read anew, and takes a bid. */
function AdmissionAsked({ refusal, lot }: { refusal: BidRefusal; lot: number }) {
  const t = useMessages(bidStepsMessages);
  const { retry } = useLotDetail(lot);
  return (
    <Panel
      tone="warning"
      icon="shield"
      title={t("refusedTitle")}
      buttons={
        <Button variant="ghost" full onClick={singleClick(refusal.done)}>
          {t("done")}
        </Button>
      }
    >
      <p part="refusal">{refusal.text}</p>
      <LatePart
        chunk={admissionChunk}
        loading={t("admissionLoading")}
        failed={t("admissionNotLoaded")}
      >
        {({ AdmissionPanel }) => (
          <AdmissionPanel
            lot={lot}
            onChange={({ must }) => {
              retry();
              if (must === null) refusal.done();
            }}
          />
        )}
      </LatePart>
    </Panel>
  );
}

/** Nothing is lost: the deposit is paid here, and the bid is offered again. */
function DepositAsked({ deposit, done }: DepositAskedProps) {
  const t = useMessages(bidStepsMessages);
  const { module, hasFailed } = useChunk(bidDepositChunk, true);
  return (
    <Panel
      tone="neutral"
      icon="shield"
      title={t("depositTitle")}
      buttons={
        <Button variant="ghost" full onClick={singleClick(done)}>
          {t("depositLater")}
        </Button>
      }
    >
      {module ? (
        <module.BidDeposit
          lot={deposit.lot}
          cents={deposit.cents}
          onBid={deposit.bid}
          emit={deposit.emit}
        />
      ) : hasFailed ? (
        <ErrorState title={t("depositNotLoaded")} onRetry={() => void bidDepositChunk.load()} />
      ) : (
        <Spinner />
      )}
    </Panel>
  );
}

interface DepositAskedProps {
  deposit: NonNullable<BidRefusal["deposit"]>;
  done: () => void;
}

/** One tap to the confirmation of an amount that works. */
function RetryButton({ retry }: { retry: Retry }) {
  const t = useMessages(bidStepsMessages);
  return (
    <Button variant="primary" full icon="gavel" onClick={singleClick(retry.start)}>
      {t("bidAmount", { amount: formatCents(retry.cents) })}
    </Button>
  );
}
