import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Badge, Button, DateField, ErrorState, SelectField, TextField } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { identityCheckMessages } from "./identity-check.messages";
import { DOCUMENTS, type IdentityCheckModel } from "./use-identity-check";

const TONES = {
  none: "neutral",
  incomplete: "warning",
  review: "warning",
  approved: "positive",
  rejected: "danger",
} as const;
const ICONS = {
  none: "info",
  incomplete: "warning",
  review: "clock",
  approved: "check",
  rejected: "warning",
} as const;

/** Pure markup from the model. */
export function IdentityCheckView({ model }: { model: IdentityCheckModel }) {
  const t = useMessages(identityCheckMessages);
  const { kyc } = model;
  if (model.status === "failed" && model.error) {
    return (
      <ErrorState title={model.error.message} next={model.error.next} onRetry={model.error.retry} />
    );
  }
  if (!kyc) return <AccountSkeleton />;
  return (
    <>
      <p role="status" className="martillo-identity-check__state" data-status={kyc.status}>
        <Badge tone={TONES[kyc.status]} icon={ICONS[kyc.status]}>
          {t(kyc.status)}
        </Badge>
        {kyc.document_type && kyc.document_end && (
          <span>{t("known", { document: t(kyc.document_type), end: kyc.document_end })}</span>
        )}
      </p>
      {kyc.reasons.length > 0 && (
        <ul className="martillo-identity-check__reasons" part="reasons">
          {kyc.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {model.isEditing ? (
        <IdentityForm model={model} />
      ) : (
        <Button onClick={model.edit}>{t("change")}</Button>
      )}
    </>
  );
}

function IdentityForm({ model }: { model: IdentityCheckModel }) {
  const t = useMessages(identityCheckMessages);
  const { form, documentType, kyc } = model;
  const isCompany = documentType === "cif";
  return (
    <form {...form.props} className="martillo-identity-check__form" part="form">
      <FormAlert errors={form.errors} />
      <p className="martillo-account-note">{t("why")}</p>
      <SelectField
        label={t("document")}
        options={DOCUMENTS.map((value) => ({ value, label: t(value) }))}
        value={documentType}
        onChange={(event) => model.chooseDocument(event.currentTarget.value)}
        {...form.field("document_type")}
      />
      <TextField
        label={t("number")}
        hint={kyc?.document_end ? t("numberAgain") : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        required
        {...form.field("document_number")}
      />
      <DateField
        label={t(isCompany ? "founded" : "born")}
        autoComplete={isCompany ? "off" : "bday"}
        required
        defaultValue={kyc?.birth_date ?? undefined}
        {...form.field("birth_date")}
      />
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t("check")}
      </Button>
    </form>
  );
}
