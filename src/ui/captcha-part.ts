import { definePart } from "./part";

/** Most houses ask for none: its code comes where one does. */
export const captchaPart = definePart(() => import("./CaptchaField"));
