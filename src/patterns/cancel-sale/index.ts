// Calling a sale off.
export {
  type Cancellation,
  type CancelReason,
  CancelSaleFields,
  useCancellation,
} from "./CancelSaleFields";
