import { type Words, spanText } from "../../platform/mail/template";
import type * as spanish from "./accounts.sms";

export const verifyCode: Words<typeof spanish.verifyCode> = {
  text: ({ code, seconds }) =>
    `Martillo: ${code} is your code. It expires in ${spanText(seconds, "en")}.`,
};

export const loginCode: Words<typeof spanish.loginCode> = {
  text: ({ code, seconds }) =>
    `Martillo: ${code} to sign in (${spanText(seconds, "en")}). Do not share it.`,
};
