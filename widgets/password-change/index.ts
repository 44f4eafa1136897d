export {
  PasswordChange,
  type PasswordChangeEvents,
  type PasswordChangeProps,
} from "./PasswordChange";
export { passwordChangeElement } from "./password-change.element";
