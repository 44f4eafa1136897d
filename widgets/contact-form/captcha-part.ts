import { definePart } from "../../src/ui";

/** Most houses ask for no captcha. */
export const captchaPart = definePart(() => import("../../src/ui/CaptchaField"));
