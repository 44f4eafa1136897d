export {
  TransactionList,
  type TransactionListEvents,
  type TransactionListProps,
} from "./TransactionList";
export { transactionListElement } from "./transaction-list.element";
