import { formatMoney, useMessages } from "../../src/i18n";
import { paymentChunk } from "../../src/patterns/payment";
import { Badge, Button, Dialog, LatePart } from "../../src/ui";
import { paymentMessages } from "./payment.messages";
import type { PaymentDialogModel } from "./use-payment-dialog";

/** Pure markup from the model. */
export function PaymentView({ model }: { model: PaymentDialogModel }) {
  const t = useMessages(paymentMessages);
  const { total, error } = model;
  return (
    <div className="martillo-root martillo-payment" part="base">
      {model.isPaid && !model.isOpen ? (
        <Badge icon="check" tone="positive">
          {t("paid")}
        </Badge>
      ) : (
        <Button
          variant="primary"
          full
          busy={model.isBusy}
          onFocus={() => void paymentChunk.load()}
          onPointerDown={() => void paymentChunk.load()}
          onClick={model.open}
        >
          {total === undefined
            ? t("pay")
            : t("payAmount", { amount: formatMoney(total, { whole: false }) })}
        </Button>
      )}
      <div role="alert" className="martillo-payment__error" part="refusal">
        {error && (
          <>
            {error.message} {error.next}
          </>
        )}
      </div>
      <Dialog open={model.isOpen} onClose={model.close} dismissible={false} title={t("title")}>
        <Steps model={model} />
      </Dialog>
    </div>
  );
}

function Steps({ model }: { model: PaymentDialogModel }) {
  const t = useMessages(paymentMessages);
  return (
    <LatePart chunk={paymentChunk} loading={t("loading")} failed={t("notLoaded")}>
      {({ PaymentSteps }) => (
        <PaymentSteps
          purpose={model.purpose}
          reference={model.reference}
          amount={model.amount}
          emit={model.emit}
          afterwards={
            <Button full onClick={model.close}>
              {t("close")}
            </Button>
          }
        />
      )}
    </LatePart>
  );
}
