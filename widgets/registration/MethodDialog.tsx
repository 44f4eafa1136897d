import { FormAlert, NO_ERRORS, required, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, Dialog, RadioGroup } from "../../src/ui";
import { flowMessages } from "./flow.messages";
import type { VerificationModel } from "./use-verification";
import type { VerificationMethod } from "./asked";

/** By mail or by SMS: one of them has to be chosen. */
export function MethodDialog({
  model,
  isInPlace,
}: {
  model: VerificationModel;
  isInPlace: boolean;
}) {
  const t = useMessages(flowMessages);
  if (isInPlace) return model.stage === "method" && <MethodForm model={model} />;
  return (
    <Dialog
      open={model.stage === "method"}
      onClose={model.close}
      title={t("methodTitle")}
      dismissible={false}
    >
      <MethodForm model={model} />
    </Dialog>
  );
}

function MethodForm({ model }: { model: VerificationModel }) {
  const t = useMessages(flowMessages);
  const { refusal } = model;
  const form = useForm({
    rules: { verification_method: required() },
    send(data) {
      model.choose(data.get("verification_method") as VerificationMethod);
    },
  });
  const labels = { email: t("byEmail"), sms: t("bySms") };
  const hints = { email: model.email, sms: model.phone };
  return (
    <form {...form.props} className="martillo-registration__form" part="verification-method">
      <FormAlert
        errors={{
          ...NO_ERRORS,
          form: refusal && { text: refusal.message, next: refusal.next },
        }}
      />
      <p className="martillo-registration__why">{t("methodWhy")}</p>
      <RadioGroup
        label={t("method")}
        options={model.house.methods.map((method) => ({
          value: method,
          label: labels[method],
          hint: hints[method],
        }))}
        required
        {...form.field("verification_method")}
      />
      <Button type="submit" variant="primary" full>
        {t("go")}
      </Button>
      {model.isOptional && (
        <Button variant="ghost" full onClick={model.skip}>
          {t("skip")}
        </Button>
      )}
    </form>
  );
}
