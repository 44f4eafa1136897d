// A button with the sum that is due, and its payment in a dialog.
export { Payment, type PaymentEvents, type PaymentProps } from "./Payment";
export { paymentElement } from "./payment.element";
