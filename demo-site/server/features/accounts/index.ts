/** The identity of people: registration, verification of e-mail and phone, one-time codes, and the rows of users. */
import type { SomeHandlers } from "../../platform/call/mount";
import { sendEmailVerifyLink, verifyEmail } from "./links";
import { checkValidation, register } from "./register";
import {
  sendEmailVerifyCode,
  sendPhoneVerifyCode,
  verifyEmailVerifyCode,
  verifyPhoneVerifyCode,
} from "./verification";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/register": register,
  "user/checkValidation": checkValidation,
  "user/sendEmailVerifyLink": sendEmailVerifyLink,
  "user/verifyEmail": verifyEmail,
  "user/sendEmailVerifyCode": sendEmailVerifyCode,
  "user/verifyEmailVerifyCode": verifyEmailVerifyCode,
  "user/sendPhoneVerifyCode": sendPhoneVerifyCode,
  "user/verifyPhoneVerifyCode": verifyPhoneVerifyCode,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { emailChanged, invitation, mayBid, passwordChanged, passwordReset } from "./accounts.mail";
export { requireCaptcha } from "./captcha";
export { forgetOldCodes } from "./code-repository";
export { issueCode, redeemProof } from "./codes";
export { requireCurrentPassword } from "./current-password";
export { ofGoogle } from "./google";
export { guessCode } from "./guess-code";
export {
  endInvites,
  INVITE_SECONDS,
  insertInvite,
  markInviteAccepted,
  readInvite,
} from "./invite-repository";
export { requireMail, sendVerifyLink } from "./links";
export { forgetOldLinks, makeLink, useLink, voidLinks } from "./mail-link-repository";
export { openSession } from "./open-session";

export { type AccountListener, closeOtherWaysIn } from "./account-listener";
export { replacePassword, setPassword } from "./password-repository";
export { phoneRulesOf } from "./phone-rules";
export { checkPicture } from "./register";
export { mayText } from "./sms-limits";
export { forgetSmsCounts } from "./sms-repository";
export { markVerified, takenFault } from "./verified-contact";
export {
  USER_COLUMNS,
  USER_TEXT,
  type UserRow,
  findUser,
  findUserByEmail,
  findUserByPhone,
  opensByCode,
  readLanguage,
} from "./user-repository";
export { toPartnersUser, toUser } from "./user-view";
export { toPhone } from "./verification";
export { jobs } from "./jobs";
export {
  setStripeId,
  writeMembership,
  writeProfile,
  writeUnverifiedPhone,
  openAccount,
  writeAccount,
  type AccountValues,
  takeRight,
} from "./account-change-repository";
