export { Login, type LoginEvents, type LoginProps } from "./Login";
export { LoginDialog, type LoginDialogProps } from "./LoginDialog";
export { loginChunk } from "./login-chunk";
export { LoginWindow } from "./LoginWindow";
export { loginElement } from "./login.element";
export { type LoginMode, type LoginFormModel, type LoginModel, useLogin } from "./use-login";
