// What became of a payment, for whoever comes back from a gateway: the house is asked, whatever the address says.
export { PaymentResult, type PaymentResultEvents, type PaymentResultProps } from "./PaymentResult";
export { paymentResultElement } from "./payment-result.element";
