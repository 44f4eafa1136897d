// A forgotten password: asks for a link by e-mail, and takes the new password that the link allows.
export { PasswordReset, type PasswordResetEvents, type PasswordResetProps } from "./PasswordReset";
export { passwordResetElement } from "./password-reset.element";
