/** What stands in the place of a sign-in where the host signs its visitors in by a window of the auction house. */
export { SignInWindow, type SignInWindowModel } from "./SignInWindow";
