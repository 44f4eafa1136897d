import type { PaymentRow } from "./payment-repository";

/** What payments are for. `isTitled`: a payment that has a title is called by it, which is in Spanish. */
export const purposeWords: Readonly<Record<PaymentRow["purpose"], string> & { isTitled: boolean }> =
  {
    isTitled: true,
    topup: "Saldo añadido",
    deposit: "Depósito de puja",
    invoice: "Compra",
    cart: "Compra",
    plan: "Plan",
    debt: "Deuda",
  };
