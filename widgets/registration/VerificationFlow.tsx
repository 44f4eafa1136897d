import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { EmailCodeDialog, PhoneCodeDialog } from "../verification";
import { MethodDialog } from "./MethodDialog";
import { flowMessages } from "./flow.messages";
import type { VerificationModel } from "./use-verification";

export interface VerificationFlowProps {
  model: VerificationModel;
  /** In the place of the form, in the dialog that it is in; else in dialogs of its own. */
  isInPlace: boolean;
}

/** The dialogs between a filled-in form and its account. */
export function VerificationFlow({ model, isInPlace }: VerificationFlowProps) {
  const { stage, house } = model;
  return (
    <>
      <MethodDialog model={model} isInPlace={isInPlace} />
      <EmailCodeDialog
        open={stage === "email"}
        isInPlace={isInPlace}
        onClose={model.close}
        email={model.email}
        firstName={model.firstName}
        purpose="register"
        captcha={house.captcha}
        refusal={model.refusal}
        onSent={() => model.sent("email")}
        onVerified={model.emailVerified}
      />
      <PhoneCodeDialog
        open={stage === "sms"}
        isInPlace={isInPlace}
        onClose={model.close}
        phone={model.phone}
        purpose="register"
        captcha={house.captcha}
        onSent={() => model.sent("sms")}
        onVerified={model.phoneVerified}
      />
      {isInPlace && stage !== "closed" && <OtherWays model={model} />}
    </>
  );
}

function OtherWays({ model }: { model: VerificationModel }) {
  const t = useMessages(flowMessages);
  const { stage, house, choose, close } = model;
  const other = stage === "email" ? "sms" : "email";
  return (
    <div className="martillo-registration__ways">
      <Button variant="ghost" size="s" icon="chevron-left" onClick={close}>
        {t("backToForm")}
      </Button>
      {stage !== "method" && house.methods.includes(other) && (
        <Button variant="ghost" size="s" onClick={() => choose(other)}>
          {t(other === "sms" ? "bySmsInstead" : "byEmailInstead")}
        </Button>
      )}
    </div>
  );
}
