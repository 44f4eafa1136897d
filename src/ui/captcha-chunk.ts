import { defineChunk } from "../late";

/** Most houses ask for none: its code comes where one does. */
export const captchaChunk = defineChunk(() => import("./CaptchaField"));
