import type { CompanyOwner } from "../../src/contract";
import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, RadioGroup, TextField } from "../../src/ui";
import { companyOwnersMessages } from "./company-owners.messages";
import { useOwnerForm } from "./use-company-owners";

/** One person: the name, the role in the company, and the e-mail for the invitation. */
export function OwnerForm({ person, onDone }: { person: CompanyOwner | null; onDone: () => void }) {
  const t = useMessages(companyOwnersMessages);
  const form = useOwnerForm(person, onDone);
  return (
    <form {...form.props} className="martillo-company-owners__form" part="form">
      <FormAlert errors={form.errors} />
      <TextField
        label={t("firstName")}
        required
        defaultValue={person?.first_name}
        {...form.field("first_name")}
      />
      <TextField
        label={t("lastName")}
        required
        defaultValue={person?.last_name}
        {...form.field("last_name")}
      />
      <TextField
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        required
        disabled={person !== null}
        defaultValue={person?.email}
        {...form.field("email")}
      />
      <RadioGroup
        label={t("roleLabel")}
        options={[
          { value: "employee", label: t("employee"), hint: t("employeeHint") },
          { value: "owner", label: t("owner"), hint: t("ownerHint") },
        ]}
        defaultValue={person?.role ?? "employee"}
        {...form.field("role")}
      />
      <TextField
        label={t("percent")}
        hint={t("percentHint")}
        inputMode="decimal"
        suffix="%"
        defaultValue={person?.ownership_percent?.toString().replace(".", ",")}
        {...form.field("ownership_percent")}
      />
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t(person === null ? "invite" : "save")}
      </Button>
    </form>
  );
}
