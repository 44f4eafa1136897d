import { useRef } from "react";
import type { Offer } from "../../contract";
import { formatMoment, formatMoney, useMessages } from "../../i18n";
import { Countdown } from "../../state";
import { Badge, type BadgeProps, Button, useStyles } from "../../ui";
import styles from "./offers.css?inline";
import { offersMessages } from "./offers.messages";
import type { OfferReader, OfferSubject, OfferWishes } from "./use-offer-wish";

const LOOKS = {
  open: { icon: "clock", tone: "warning" },
  accepted: { icon: "check", tone: "positive" },
  declined: { icon: "minus", tone: "neutral" },
  countered: { icon: "minus", tone: "neutral" },
  withdrawn: { icon: "minus", tone: "neutral" },
  expired: { icon: "clock", tone: "neutral" },
  lost: { icon: "minus", tone: "neutral" },
} as const satisfies Record<Offer["status"], Pick<BadgeProps, "icon" | "tone">>;

/** Where an offer stands. */
export function OfferBadge({ status }: { status: Offer["status"] }) {
  const t = useMessages(offersMessages);
  return <Badge {...LOOKS[status]}>{t(status)}</Badge>;
}

function saidKey(step: Offer["thread"][number], reader: OfferReader) {
  if (step.kind === "second_chance") return reader === "buyer" ? "sellerOffered" : "youGave";
  if (step.side === "buyer") return reader === "buyer" ? "youOffered" : "buyerOffered";
  return reader === "seller" ? "youAsked" : "sellerAsked";
}

export interface OfferThreadProps {
  offer: Offer;
  reader: OfferReader;
}

/** All that was said, oldest first, and how long the last word stands. */
export function OfferThread({ offer, reader }: OfferThreadProps) {
  const t = useMessages(offersMessages);
  const list = useRef<HTMLOListElement>(null);
  useStyles(list, styles);
  return (
    <ol className="martillo-offers__thread" part="thread" aria-label={t("thread")} ref={list}>
      {offer.thread.map((step) => (
        <li key={step.offer_id} data-side={step.side}>
          <p>
            <strong>
              {t(saidKey(step, reader), { amount: formatMoney(step.amount, { whole: false }) })}
            </strong>{" "}
            <OfferBadge status={step.status} />
          </p>
          {step.note !== "" && <p className="martillo-offers__words">«{step.note}»</p>}
          <small>
            {formatMoment(step.created_at)}
            {step.status === "open" && (
              <>
                {" · "}
                {t("expiresIn")} <Countdown closesAt={step.expires_at} />
              </>
            )}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** The actions possible now: those of the side that must answer, or of its author. */
export function OfferActions({ wishes, subject }: { wishes: OfferWishes; subject: OfferSubject }) {
  const t = useMessages(offersMessages);
  const { offer } = subject;
  if (!offer || offer.actions.length === 0) return null;
  return (
    <div className="martillo-offers__actions" part="actions">
      {offer.actions.map((action) => (
        <Button
          key={action}
          variant={action === "accept" ? "primary" : "secondary"}
          onClick={() => wishes.begin(action, subject)}
        >
          {action === "accept"
            ? t("acceptAmount", { amount: formatMoney(offer.amount) })
            : t(action)}
        </Button>
      ))}
    </div>
  );
}

/** An offer as what something can be done to. */
export function subjectOf(offer: Offer): OfferSubject {
  return {
    lot: offer.project_id,
    title: offer.projects_title,
    isAuction: offer.projects_auction === 1,
    offer,
    minimum: offer.minimum,
    maximum: offer.maximum,
  };
}
