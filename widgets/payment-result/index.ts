export { PaymentResult, type PaymentResultEvents, type PaymentResultProps } from "./PaymentResult";
export { paymentResultElement } from "./payment-result.element";
