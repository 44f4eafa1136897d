/** Ways in: password, phone, Google, demo, switching accounts. */
import type { SomeHandlers } from "../../platform/call/mount";
import { forgotPassword, resetPassword, resetUserProfile } from "./password";
import { sendPhoneLoginCode } from "./phone-login";
import { demoLogin, endSessions, login, logout, validateUser } from "./session";
import { switchuser } from "./switch";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/login": login,
  "user/logout": logout,
  "custom/demoLogin": demoLogin,
  "custom/endSessions": endSessions,
  "user/validateUser": validateUser,
  "user/forgotPassword": forgotPassword,
  "user/resetPassword": resetPassword,
  "user/resetUserProfile": resetUserProfile,
  "user/switchuser": switchuser,
  "user/sendPhoneLoginCode": sendPhoneLoginCode,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { sendResetLink } from "./password";
export { jobs } from "./jobs";
