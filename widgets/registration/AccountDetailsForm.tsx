import { useEffect, useRef } from "react";
import { customCompleteAccount, type User } from "../../src/contract";
import { accountFieldInputs, customFieldRules, FormAlert, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { useCall, useSession } from "../../src/state";
import { Button, useStyles } from "../../src/ui";
import type { AccountDetailsProps } from "./account-details-props";
import { detailRules, ownDetails, pictureMode, pictureRules } from "./detail-rules";
import { DetailsStep } from "./DetailsStep";
import type { StepModel } from "./step-props";
import { readHouse } from "./read-house";
import { givenAnswers, registrationInput } from "./registration-input";
import { flowMessages } from "./flow.messages";
import { registrationMessages } from "./registration.messages";
import type { RegistrationField } from "./registration-rules";
import styles from "./registration-form.css?inline";
import { useAskedOfAccounts } from "./use-asked";

const READER = { readHouse };

/** The person and their address: the second step of a full registration, for an account that exists already. */
export function AccountDetailsForm({ values = {}, onSaved }: AccountDetailsProps) {
  const t = useMessages(flowMessages);
  const words = useMessages(registrationMessages);
  const session = useSession();
  const complete = useCall(customCompleteAccount);
  const { house, fields, settle } = useAskedOfAccounts("buyer", READER);
  const picture = house && pictureMode(house, undefined);
  const details = ownDetails("buyer", fields ?? []);

  const form = useForm<RegistrationField, User>({
    rules() {
      // Agreed to with the account.
      const { termCheck: _, ...rules } = detailRules(words, "buyer", details, house?.phones);
      return {
        ...rules,
        ...(fields && customFieldRules(fields, undefined, house?.phones)),
        ...pictureRules(picture),
      };
    },
    async send(data) {
      const asked = await settle();
      if (!asked?.house) return asked?.error && { ok: false, error: asked.error };
      const { phones } = asked.house;
      const {
        seller_type: _kind,
        email: _email,
        password: _password,
        confirm_password: _again,
        country: _country,
        ...own
      } = registrationInput(data, "buyer", phones);
      const result = await complete.run({
        ...own,
        ...(fields && givenAnswers(accountFieldInputs(fields, data, phones))),
        first_name: textOf(data, "first_name"),
        last_name: textOf(data, "last_name"),
      });
      if (!result.ok) return result;
      // Until the session knows, nothing that waits for it goes on.
      await session.refresh();
      return { ok: true, data: result.data.user };
    },
    onSent: () => onSaved?.(),
  });

  const panel = useRef<HTMLDivElement>(null);
  useStyles(panel, styles);
  const { ref } = form.props;
  useEffect(() => ref.current?.querySelector<HTMLElement>("[name=first_name]")?.focus(), [ref]);

  const model: StepModel = {
    form,
    kind: "buyer",
    fields,
    details,
    verified: {},
    phones: house?.phones,
    picture,
    typePhone: () => undefined,
  };
  return (
    <div ref={panel} className="martillo-registration__panel">
      <form {...form.props} className="martillo-registration__form" part="form">
        <p className="martillo-registration__why">{t("detailsWhy")}</p>
        <FormAlert errors={form.errors} />
        <div className="martillo-registration__step">
          <DetailsStep model={model} values={values} />
        </div>
        <Button type="submit" variant="primary" full busy={form.isBusy || fields === null}>
          {t("saveDetails")}
        </Button>
      </form>
    </div>
  );
}
