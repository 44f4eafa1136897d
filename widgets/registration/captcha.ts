export { CaptchaField } from "../../src/ui";
