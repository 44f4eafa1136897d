import { EmailCodeDialog, PhoneCodeDialog } from "../verification";
import { MethodDialog } from "./MethodDialog";
import type { VerificationModel } from "./use-verification";

/** The dialogs between a filled-in form and its account. */
export function VerificationFlow({ model }: { model: VerificationModel }) {
  const { stage, house } = model;
  return (
    <>
      <MethodDialog model={model} />
      <EmailCodeDialog
        open={stage === "email"}
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
        onClose={model.close}
        phone={model.phone}
        purpose="register"
        captcha={house.captcha}
        onSent={() => model.sent("sms")}
        onVerified={model.phoneVerified}
      />
    </>
  );
}
