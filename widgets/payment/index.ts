export { Payment, type PaymentEvents, type PaymentProps } from "./Payment";
export { paymentElement } from "./payment.element";
