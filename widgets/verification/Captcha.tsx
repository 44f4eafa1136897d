import { CaptchaField } from "../../src/ui";
import type { CodesModel } from "./use-codes";

/** Each code that is sent takes an answer of its own. */
export function Captcha({ model }: { model: CodesModel }) {
  return (
    <CaptchaField
      config={model.captcha}
      attempt={model.sends + model.attempt}
      onAnswer={model.answerCaptcha}
      error={model.captchaProblem}
    />
  );
}
