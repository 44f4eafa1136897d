import type { PaymentPurpose } from "../../contract";

/** The events of a payment, the same in all widgets. */
export interface PaymentOwnEvents {
  /** The visitor is about to pay. */
  "martillo-payment-request": { purpose: PaymentPurpose; ref: string; amount: string };
  /** A payment was opened; nothing has moved yet. */
  "martillo-payment-started": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
  };
  /** It is on its way, and its end is not known yet; another of these events follows. */
  "martillo-payment-pending": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
  };
  /** It was paid. */
  "martillo-payment-succeeded": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
  };
  /** It was declined; the same payment can be tried again. */
  "martillo-payment-failed": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
    code: string;
  };
}
