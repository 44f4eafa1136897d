// What pages of an account share: the frame, and what stands there for guests.
import accountStyles from "./account.css?inline";

export { AccountGate, AccountSkeleton, LateAccount } from "./AccountGate";
export { DoneNote } from "./DoneNote";

/** The sheet of a widget that shows what belongs to an account: what such widgets share, then its own styles. */
export function withAccountStyles(...styles: string[]): string {
  return [accountStyles, ...styles].join("\n");
}
export { SignInNotice } from "./SignInNotice";
export { type SignInPlace, useSignInPlace } from "./use-sign-in-place";
