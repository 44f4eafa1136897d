// Changes the password of whoever is signed in; their other sessions end.
export {
  PasswordChange,
  type PasswordChangeEvents,
  type PasswordChangeProps,
} from "./PasswordChange";
export { passwordChangeElement } from "./password-change.element";
