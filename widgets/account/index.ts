import accountStyles from "./account.css?inline";
import recordStyles from "./records.css?inline";

export { AccountGate, AccountSkeleton } from "./AccountGate";
export { DoneNote } from "./DoneNote";
export { accountStyles, recordStyles };
