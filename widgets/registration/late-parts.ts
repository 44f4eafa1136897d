import { definePart } from "../../src/ui";

/** The house's own questions. */
export const extraFieldsPart = definePart(() => import("./extra-fields"));

/** The dialogs between a filled-in form and its account. */
export const verificationPart = definePart(() => import("./VerificationFlow"));

/** What a password is worth, and the captcha: with the first letter, and where the house asks for one. */
export const strengthPart = definePart(() => import("./strength"));
export const captchaPart = definePart(() => import("./captcha"));
