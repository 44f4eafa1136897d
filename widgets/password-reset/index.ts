export { PasswordReset, type PasswordResetEvents, type PasswordResetProps } from "./PasswordReset";
export { passwordResetElement } from "./password-reset.element";
