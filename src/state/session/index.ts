// Who the visitor is: tokens, their renewal, signing in and out, and the window of the house that asks.
export { pageSignIn } from "./page-sign-in";
export {
  createSession,
  prepareSession,
  type Session,
  type SessionState,
  type SessionStatus,
} from "./session";
export type { ConsentCode } from "./sign-in-exchange";
export {
  askForConsent,
  type MartilloSignIn,
  type SignInOptions,
  signInWithMartillo,
} from "./sign-in-window";
export { browserTokenStorage, memoryTokenStorage, type TokenStorage } from "./token-storage";
