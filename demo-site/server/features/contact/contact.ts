import { contactForm, contactReceived } from "./contact.mail";
import type { userSubmitContactUs } from "martillo/contract";
import { displayPhone } from "martillo/domain";
import { requireCaptcha, readLanguage } from "../accounts";
import type { Handler } from "../../platform/call/mount";
import { limitLetters } from "../../platform/mail/limit-letters";
import { sendMail } from "../../platform/mail/send";
import { hashToken } from "../../platform/security/token";
import { insertMessage } from "./contact-repository";

/** The same message again within this time is a repeated click or a lost answer. */
const REPEAT_SECONDS = 600;

/** Keeps the message, brings it to the house, and tells the visitor that it has come. */
export const submitContactUs: Handler<typeof userSubmitContactUs> = async (
  { website, captcha, ...message },
  ctx,
) => {
  // A program is told what a person would be told.
  if (website) return { received: true };
  await requireCaptcha(ctx, captcha);
  const { name, email, phone, subject } = message;
  const digest = hashToken(JSON.stringify([email, subject, message.message]));
  await ctx.db.tx(async (t) => {
    const isNew = await insertMessage(t, {
      ...message,
      userId: ctx.viewer?.id ?? null,
      digest,
      repeatSeconds: REPEAT_SECONDS,
    });
    if (!isNew) return;
    const mail = { ...ctx, db: t };
    await limitLetters(mail, email);
    const { operator } = ctx.config;
    if (operator.email) {
      await sendMail(mail, contactForm, operator.email, {
        name,
        email,
        phone: phone ? displayPhone(phone) : null,
        topic: subject,
        message: message.message,
      });
    }
    const language = await readLanguage(t, { email });
    await sendMail(mail, contactReceived, email, { name, language });
  });
  return { received: true };
};
