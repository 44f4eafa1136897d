// The result of a payment, for a buyer who comes back from a gateway: the server says it, not the address of the page.
export { PaymentResult, type PaymentResultEvents, type PaymentResultProps } from "./PaymentResult";
export { paymentResultElement } from "./payment-result.element";
