import { useId, useLayoutEffect, useRef } from "react";
import { accountName, parseCents, totalIfWon } from "../../src/domain";
import { formatCents, formatMoney, useMessages } from "../../src/i18n";
import { useLotDetail, useSession } from "../../src/state";
import { Button, Icon, useStyles } from "../../src/ui";
import type { BidStep } from "./quick-bid-model";
import styles from "./quick-bid.css?inline";
import { quickBidMessages } from "./quick-bid.messages";

export interface QuickBidConfirmProps {
  lot: number;
  model: BidStep;
}

/**
 * Says back the amount with what it costs and binds to, and sends it. It covers the photo, far from the press that led here; price
 * and time stay in sight.
 */
export function QuickBidConfirm({ lot, model }: QuickBidConfirmProps) {
  const t = useMessages(quickBidMessages);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useStyles(panel, styles);
  const { amount, movedTo, hold, notice } = model;
  const { user } = useSession();
  const written = formatMoney(amount);

  useLayoutEffect(() => {
    // Not the button: a second press of the key that led here would confirm.
    title.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another amount is another question
  }, [amount]);

  return (
    <section
      ref={panel}
      className="martillo-lot-card__confirm"
      part="confirm"
      aria-labelledby={titleId}
    >
      <p ref={title} id={titleId} tabIndex={-1} className="martillo-lot-card__confirm-title">
        {notice && <Icon name="warning" size={18} />}
        {notice ? notice.text : t("confirmQuestion", { amount: written })}
      </p>
      {!movedTo && (
        <>
          <Total lot={lot} amount={amount} />
          <p className="martillo-lot-card__confirm-terms">{t("confirmTerms")}</p>
          <Button
            full
            part="confirm-button"
            variant="primary"
            icon={hold ? "offline" : "check"}
            aria-disabled={hold !== null || undefined}
            onClick={(event) => {
              if (hold === null) model.onConfirm(event.timeStamp);
            }}
          >
            {hold
              ? t(hold)
              : user?.acted_by
                ? t("confirmFor", { amount: written, name: accountName(user) })
                : t("confirm", { amount: written })}
          </Button>
        </>
      )}
    </section>
  );
}

/** What the winner pays at that amount, by the terms of the lot, which a card asks for only now. */
function Total({ lot: id, amount }: { lot: number; amount: string }) {
  const t = useMessages(quickBidMessages);
  const { lot } = useLotDetail(id);
  return (
    <p className="martillo-lot-card__confirm-total">
      <span>{t("confirmTotal")}</span>{" "}
      <strong>
        {lot ? formatCents(totalIfWon(lot, parseCents(amount)).totalCents) : t("confirmTotalAhead")}
      </strong>
    </p>
  );
}
