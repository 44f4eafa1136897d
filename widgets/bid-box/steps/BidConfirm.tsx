import { type KeyboardEvent, useId } from "react";
import { formatCents, useMessages } from "../../../src/i18n";
import { Button, CheckboxField, Icon } from "../../../src/ui";
import { bidBoxMessages } from "../bid-box.messages";
import { bidStepsMessages } from "./bid-steps.messages";
import type { TypoSuspicion } from "../bid-intent";
import type { Confirmation } from "../bid-box-model";
import { QuoteLines } from "./QuoteLines";
import { singleClick } from "../single-click";
import { StepTitle } from "./StepTitle";

export interface BidConfirmProps {
  confirmation: Confirmation;
  /** Names why nothing can be sent. */
  offlineId: string;
}

/**
 * Says back what was asked for and sends it. It stands in the box and not over it: price and time go on in sight.
 */
export function BidConfirm({ confirmation, offlineId }: BidConfirmProps) {
  const t = useMessages(bidStepsMessages);
  const tBox = useMessages(bidBoxMessages);
  const titleId = useId();
  const { kind, mode, cents, actingFor, workingCents, total } = confirmation;
  const amount = formatCents(cents);
  const needsTypoCheck = confirmation.typo !== undefined && !confirmation.isTypoAccepted;
  const isBlocked = !confirmation.isEnabled || needsTypoCheck || confirmation.problem !== undefined;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || confirmation.isSending) return;
    event.stopPropagation();
    confirmation.back();
  }

  return (
    // Escape is a shortcut for the last button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="martillo-bid-box__confirm"
      part="confirm"
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
    >
      <StepTitle id={titleId}>
        {t(kind === "bid" ? "confirmTitle" : "confirmMaximumTitle")}
      </StepTitle>
      <div className="martillo-bid-box__confirm-amount" part="confirm-amount">
        <span>
          {t(kind !== "bid" ? "confirmRaise" : mode === "max" ? "confirmMaximum" : "confirmExact")}
        </span>
        <strong className="martillo-figures">{amount}</strong>
      </div>
      {kind === "bid" && mode === "exact" && (
        <p className="martillo-bid-box__terms">{tBox("modeExactWhy")}</p>
      )}
      {confirmation.problem ? (
        <p className="martillo-bid-box__warning" part="warning">
          <Icon name="warning" size={18} />
          <span>
            {workingCents === undefined
              ? t("outdated")
              : t("belowNow", { amount: formatCents(workingCents) })}
          </span>
        </p>
      ) : (
        total && (
          <div className="martillo-bid-box__total" part="total">
            <QuoteLines total={total} atMost={kind !== "bid" || mode === "max"} />
          </div>
        )
      )}
      {confirmation.typo && <TypoGuard confirmation={confirmation} typo={confirmation.typo} />}
      {kind !== "lower" && <p className="martillo-bid-box__terms">{t("terms")}</p>}
      <div className="martillo-bid-box__pair">
        {workingCents === undefined ? (
          <Button
            variant="primary"
            busy={confirmation.isSending}
            aria-disabled={isBlocked}
            aria-describedby={confirmation.isEnabled ? undefined : offlineId}
            onClick={singleClick(() => {
              if (!isBlocked) confirmation.confirm();
            })}
          >
            {actingFor === undefined
              ? t("confirm", { amount })
              : t("confirmFor", { amount, name: actingFor })}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => confirmation.takeAmount(workingCents)}>
            {t("useAmount", { amount: formatCents(workingCents) })}
          </Button>
        )}
        <Button onClick={confirmation.back}>{tBox("back")}</Button>
      </div>
    </section>
  );
}

/** Asks again about an amount that may have a zero too many. */
function TypoGuard({ confirmation, typo }: { confirmation: Confirmation; typo: TypoSuspicion }) {
  const t = useMessages(bidStepsMessages);
  const amount = formatCents(confirmation.cents);
  return (
    <div className="martillo-bid-box__warning" part="warning">
      <Icon name="warning" size={18} />
      <div>
        <p>
          {t(confirmation.kind === "bid" ? "typoBid" : "typoRaise", {
            amount,
            times: typo.times,
            base: formatCents(typo.baseCents),
          })}
        </p>
        <CheckboxField
          label={t("typoConfirm", { amount })}
          checked={confirmation.isTypoAccepted}
          onChange={(event) => confirmation.acceptTypo(event.currentTarget.checked)}
        />
      </div>
    </div>
  );
}
