// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { accountsSchemas } from "./schemas";

type Of<Name extends keyof typeof accountsSchemas> = CallOf<typeof accountsSchemas, Name>;

/** Creates an account and signs it in. */
export const userRegister: Of<"user/register"> = {
  name: "user/register",
  access: "public",
  rateLimit: "register",
};

/** Whether an e-mail is free for a new account; a taken one is refused. */
export const userCheckValidation: Of<"user/checkValidation"> = {
  name: "user/checkValidation",
  access: "public",
  rateLimit: "check",
  silent: true,
};

/** Sends the signed-in person a link that verifies the e-mail of the account. */
export const userSendEmailVerifyLink: Of<"user/sendEmailVerifyLink"> = {
  name: "user/sendEmailVerifyLink",
  access: "user",
  rateLimit: "code",
};

/** Verifies an e-mail by the token of a link, once. */
export const userVerifyEmail: Of<"user/verifyEmail"> = {
  name: "user/verifyEmail",
  access: "public",
  rateLimit: "login",
  changesUser: true,
};

/** Sends a one-time code to an e-mail: for a new account, a forgotten password, or as the new address of one's own. */
export const userSendEmailVerifyCode: Of<"user/sendEmailVerifyCode"> = {
  name: "user/sendEmailVerifyCode",
  access: "public",
  rateLimit: "code",
};

/** Checks the code of an e-mail. For a signed-in person the address becomes the account's; a change ends all other sessions. */
export const userVerifyEmailVerifyCode: Of<"user/verifyEmailVerifyCode"> = {
  name: "user/verifyEmailVerifyCode",
  renewsSession: true,
  access: "public",
  rateLimit: "login",
  personal: true,
};

/** Sends a one-time code to a phone: for a new account, a forgotten password, or as the new number of one's own. */
export const userSendPhoneVerifyCode: Of<"user/sendPhoneVerifyCode"> = {
  name: "user/sendPhoneVerifyCode",
  access: "public",
  rateLimit: "code",
};

/** Checks the code of a phone. For a signed-in person the number becomes the account's; a change ends all other sessions. */
export const userVerifyPhoneVerifyCode: Of<"user/verifyPhoneVerifyCode"> = {
  name: "user/verifyPhoneVerifyCode",
  renewsSession: true,
  access: "public",
  rateLimit: "login",
  personal: true,
};

/** These calls, by wire name. */
export const accountsCalls = {
  "user/register": userRegister,
  "user/checkValidation": userCheckValidation,
  "user/sendEmailVerifyLink": userSendEmailVerifyLink,
  "user/verifyEmail": userVerifyEmail,
  "user/sendEmailVerifyCode": userSendEmailVerifyCode,
  "user/verifyEmailVerifyCode": userVerifyEmailVerifyCode,
  "user/sendPhoneVerifyCode": userSendPhoneVerifyCode,
  "user/verifyPhoneVerifyCode": userVerifyPhoneVerifyCode,
};
