// Payments, refunds and deposits of the signed-in person, newest first, with filters by kind, state and date.
export {
  TransactionList,
  type TransactionListEvents,
  type TransactionListProps,
} from "./TransactionList";
export { transactionListElement } from "./transaction-list.element";
