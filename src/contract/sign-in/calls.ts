// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { signInSchemas } from "./schemas";

type Of<Name extends keyof typeof signInSchemas> = CallOf<typeof signInSchemas, Name>;

/** Signs in with e-mail and password, with a Google account, or with a code sent to the phone. */
export const userLogin: Of<"user/login"> = {
  name: "user/login",
  access: "public",
  rateLimit: "login",
};

/** Signs in to one of two accounts of a demo without a password, where the house has named them. */
export const customDemoLogin: Of<"custom/demoLogin"> = {
  name: "custom/demoLogin",
  access: "public",
  rateLimit: "login",
};

/** Ends the session of the token that is sent. */
export const userLogout: Of<"user/logout"> = { name: "user/logout", access: "user", scope: "read" };

/** Ends all sessions of the signed-in person, here and on other devices. */
export const customEndSessions: Of<"custom/endSessions"> = {
  name: "custom/endSessions",
  access: "user",
  personal: true,
};

/** The user behind the token, with its status. */
export const userValidateUser: Of<"user/validateUser"> = {
  name: "user/validateUser",
  access: "user",
  scope: "read",
  silent: true,
};

/** Sends a link to choose a new password. The answer is the same whether the account exists or not. */
export const userForgotPassword: Of<"user/forgotPassword"> = {
  name: "user/forgotPassword",
  access: "public",
  rateLimit: "code",
};

/** Sets a new password by a link or a verified code, once. All sessions of the account end. */
export const userResetPassword: Of<"user/resetPassword"> = {
  name: "user/resetPassword",
  access: "public",
  rateLimit: "login",
};

/** Changes the password of the signed-in person. All other sessions end, and this one gets a new token. */
export const userResetUserProfile: Of<"user/resetUserProfile"> = {
  name: "user/resetUserProfile",
  renewsSession: true,
  access: "user",
  rateLimit: "login",
  personal: true,
};

/** Goes on as another account that the signed-in person may act for, or back to the own one. */
export const userSwitchuser: Of<"user/switchuser"> = {
  name: "user/switchuser",
  renewsSession: true,
  access: "user",
  rateLimit: "login",
};

/** Sends a code that signs in; the answer is the same whether the phone has an account or not. */
export const userSendPhoneLoginCode: Of<"user/sendPhoneLoginCode"> = {
  name: "user/sendPhoneLoginCode",
  access: "public",
  rateLimit: "code",
};

/** These calls, by wire name. */
export const signInCalls = {
  "user/login": userLogin,
  "custom/demoLogin": customDemoLogin,
  "user/logout": userLogout,
  "custom/endSessions": customEndSessions,
  "user/validateUser": userValidateUser,
  "user/forgotPassword": userForgotPassword,
  "user/resetPassword": userResetPassword,
  "user/resetUserProfile": userResetUserProfile,
  "user/switchuser": userSwitchuser,
  "user/sendPhoneLoginCode": userSendPhoneLoginCode,
};
