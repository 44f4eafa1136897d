import { pathTo } from "martillo/contract";
import { readLanguage } from "../accounts";
import { newsletterConfirmation } from "./contact.mail";
import type {
  customConfirmNewsletter,
  customSubscribeNewsletter,
  customUnsubscribeNewsletter,
} from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import type { Handler } from "../../platform/call/mount";
import { limitLetters } from "../../platform/mail/limit-letters";
import { sendMail } from "../../platform/mail/send";
import { hashToken, newToken } from "../../platform/security/token";
import { confirmSubscription, endSubscription, requestSubscription } from "./newsletter-repository";

const DAY_SECONDS = 86_400;
const LINK_SECONDS = 2 * DAY_SECONDS;
const PAUSE_SECONDS = 600;

export const subscribeNewsletter: Handler<typeof customSubscribeNewsletter> = async (
  { contact, consent_text },
  ctx,
) => {
  if (ctx.ports.newsletter) {
    await ctx.ports.newsletter.subscribe(contact).catch((error: unknown) => {
      ctx.log.error(errorText(error), "the newsletter service did not take a contact");
      throw new ApiFault("UNAVAILABLE");
    });
    return { requested: true };
  }
  const token = newToken();
  await ctx.db.tx(async (t) => {
    const unsubscribe = await requestSubscription(t, {
      ...contact,
      consentText: consent_text,
      confirmHash: hashToken(token),
      unsubscribeToken: newToken(),
      pauseSeconds: PAUSE_SECONDS,
    });
    if (unsubscribe === undefined) return;
    await limitLetters({ ...ctx, db: t }, contact.email);
    await sendMail({ ...ctx, db: t }, newsletterConfirmation, contact.email, {
      name: contact.name,
      link: pathTo("confirmNewsletter", { token }),
      stopLink: pathTo("stopNewsletter", { token: unsubscribe }),
      seconds: LINK_SECONDS,
      language: await readLanguage(t, { email: contact.email }),
    });
  });
  return { requested: true };
};

export const confirmNewsletter: Handler<typeof customConfirmNewsletter> = async (
  { token },
  { db },
) => {
  if (!(await confirmSubscription(db, hashToken(token), LINK_SECONDS))) {
    throw new ApiFault("LINK_EXPIRED");
  }
  return { confirmed: true };
};

export const unsubscribeNewsletter: Handler<typeof customUnsubscribeNewsletter> = async (
  { token },
  { db },
) => {
  if (!(await endSubscription(db, token))) throw new ApiFault("LINK_EXPIRED");
  return { unsubscribed: true };
};
