import accountStyles from "./account.css?inline";

export { AccountGate, AccountSkeleton } from "./AccountGate";
export { DoneNote } from "./DoneNote";
export { accountStyles };
export { SignInNotice } from "./SignInNotice";
