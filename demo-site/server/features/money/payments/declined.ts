import { ApiFault } from "../../../platform/call/fault";
import type { PaymentRow } from "../payment-repository";

const TEXTS: Readonly<Record<string, string>> = {
  insufficient_funds: "No hay fondos suficientes en la tarjeta.",
  expired_card: "La tarjeta ha caducado.",
  incorrect_cvc: "El código de seguridad no es correcto.",
  limit: "El pago supera el límite de la tarjeta.",
};

/** The refusal of a payment that failed, in the words of its reason. */
export function declined({ failure }: Pick<PaymentRow, "failure">): ApiFault {
  const text = TEXTS[failure ?? ""];
  return new ApiFault("PAYMENT_DECLINED", text === undefined ? {} : { text });
}
