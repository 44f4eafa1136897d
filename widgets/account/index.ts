// What pages of an account share: the frame, and what stands there for guests.
import accountStyles from "./account.css?inline";

export { AccountGate, AccountSkeleton, LateAccount } from "./AccountGate";
export { DoneNote } from "./DoneNote";
export { accountStyles };
export { SignInNotice } from "./SignInNotice";
