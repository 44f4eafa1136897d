import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";

/** Asks a guest's browser to be one that a person sits at, where the house asks for it. Throws CAPTCHA_REQUIRED. */
export async function requireCaptcha(
  { ports: { captcha }, viewer, ip, log }: Pick<CallContext, "ports" | "viewer" | "ip" | "log">,
  answer: string | undefined,
): Promise<void> {
  // A visitor who is signed in has been asked before.
  if (!captcha || viewer) return;
  if (!answer) throw new ApiFault("CAPTCHA_REQUIRED");
  let isHuman: boolean;
  try {
    isHuman = await captcha.verify(answer, ip);
  } catch (error) {
    log.error(errorText(error), "the captcha's provider did not answer");
    throw new ApiFault("UNAVAILABLE");
  }
  if (!isHuman) throw new ApiFault("CAPTCHA_REQUIRED");
}
