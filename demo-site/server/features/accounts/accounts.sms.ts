import { smsTemplate, spanText } from "../../platform/mail/template";
import type { Code } from "./accounts.mail";

/** The code that proves a phone. Short enough for one message. */
export const verifyCode = smsTemplate<Code>({
  name: "verifyCode",
  text: ({ code, seconds }) => `Martillo: ${code} es su código. Caduca en ${spanText(seconds)}.`,
  secretForSeconds: ({ seconds }) => seconds,
});

/** The code that signs in. */
export const loginCode = smsTemplate<Code>({
  name: "loginCode",
  text: ({ code, seconds }) =>
    `Martillo: ${code} para entrar (${spanText(seconds)}). No lo comparta.`,
  secretForSeconds: ({ seconds }) => seconds,
});
