// What the package exports of it; `index.ts` has what other widgets use besides.
export { Login, type LoginEvents, type LoginProps } from "./Login";
export { LoginDialog, type LoginDialogProps } from "./LoginDialog";
export type { LoginMode } from "./use-login";
