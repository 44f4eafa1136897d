import { useState } from "react";
import { creditAddBidDeposit, paymentAuthorize } from "../../contract";
import { formatCents, useMessages } from "../../i18n";
import { type Emit, useCall, useRuntime } from "../../state";
import { Button, CheckboxField, LatePart } from "../../ui";
import { paymentChunk } from "../payment";
import { bidDepositMessages } from "./bid-deposit.messages";

export interface BidDepositProps {
  /** The lot that asks for a deposit. */
  lot: number;
  /** The bid that waits for it. */
  cents: number;
  /** Offers that bid again. */
  onBid: () => void;
  emit: Emit;
}

/** The deposit of a lot: what becomes of it, from where it is paid, and back to the bid that waits. */
export function BidDeposit({ lot, cents, onBid, emit }: BidDepositProps) {
  const t = useMessages(bidDepositMessages);
  const { session } = useRuntime();
  const [keeps, setKeeps] = useState(false);
  const deposit = useCall(creditAddBidDeposit);
  const authorization = useCall(paymentAuthorize);
  const amount = formatCents(cents);
  // A page in the visitor's name opens the payment alone; the rest is done in the house's frame.
  const isForeign = session.store.getState().scopes !== undefined;
  return (
    <LatePart chunk={paymentChunk} loading={t("loading")} failed={t("notLoaded")}>
      {({ PaymentSteps }) => (
        <PaymentSteps
          purpose="deposit"
          reference={String(lot)}
          terms={keeps ? "keep" : ""}
          open={(from, key) =>
            isForeign
              ? authorization.run({ purpose: "deposit", ref: String(lot), idempotency_key: key })
              : deposit.run({ project_id: lot, from, keep: keeps ? 1 : 0, idempotency_key: key })
          }
          emit={emit}
          onAccepted={(payment) => emit("martillo-deposit-paid", { lot, amount: payment.amount })}
          acceptedTitle={t("done")}
          afterwards={
            <Button variant="primary" full icon="gavel" onClick={onBid}>
              {t("bid", { amount })}
            </Button>
          }
        >
          <p>{t("waits", { amount })}</p>
          <div part="deposit-fate">
            <h4 className="martillo-payment-steps__subtitle">{t("fate")}</h4>
            <ul className="martillo-payment-steps__list">
              <li>{t("fateLost")}</li>
              <li>{t("fateWon")}</li>
              <li>{t("fateUnpaid")}</li>
            </ul>
          </div>
          {!isForeign && (
            <CheckboxField
              name="keep"
              label={t("keep")}
              checked={keeps}
              onChange={(event) => setKeeps(event.currentTarget.checked)}
            />
          )}
        </PaymentSteps>
      )}
    </LatePart>
  );
}
