// Signing in: by password, by code, by Google, or in a window of the house.
export { Login, type LoginEvents, type LoginProps } from "./Login";
export { LoginDialog, type LoginDialogProps } from "./LoginDialog";
export { loginChunk } from "./login-chunk";
export { loginElement } from "./login.element";
export { type LoginMode, type LoginFormModel, type LoginModel, useLogin } from "./use-login";
