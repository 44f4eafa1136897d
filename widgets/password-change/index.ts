// Changes the password of the signed-in user; their other sessions end.
export {
  PasswordChange,
  type PasswordChangeEvents,
  type PasswordChangeProps,
} from "./PasswordChange";
export { passwordChangeElement } from "./password-change.element";
