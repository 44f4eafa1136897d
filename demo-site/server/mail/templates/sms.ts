import { spanText, type SmsTemplate } from "../template";

/** What a text message with a code is told. */
export interface Code {
  code: string;
  seconds: number;
}

/** The code that proves a phone. Short enough for one message. */
export const verifyCode: SmsTemplate<Code> = {
  text: ({ code, seconds }) => `Martillo: ${code} es su código. Caduca en ${spanText(seconds)}.`,
  secretForSeconds: ({ seconds }) => seconds,
};

/** The code that signs in. */
export const loginCode: SmsTemplate<Code> = {
  text: ({ code, seconds }) =>
    `Martillo: ${code} para entrar (${spanText(seconds)}). No lo comparta.`,
  secretForSeconds: ({ seconds }) => seconds,
};
