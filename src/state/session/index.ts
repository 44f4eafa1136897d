// The identity of the visitor: tokens, their renewal, signing in and out, and the window of the house that asks.
export { pageSignIn } from "./page-sign-in";
export { createSession, prepareSession } from "./session";
export type { Session, SessionState, SessionStatus } from "./session-types";
export type { ConsentCode } from "./sign-in-exchange";
export {
  askForConsent,
  type MartilloSignIn,
  type SignInOptions,
  signInWithMartillo,
} from "./sign-in-window";
export { browserTokenStorage, memoryTokenStorage, type TokenStorage } from "./token-storage";
