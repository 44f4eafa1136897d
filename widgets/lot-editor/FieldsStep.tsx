import { IVA_PERCENT } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Button, RadioGroup, SelectField } from "../../src/ui";
import { Documents } from "./Documents";
import { DamageRows, HouseFields } from "./HouseFields";
import { fieldsOn, type FieldStep } from "./fields";
import { Increments } from "./Increments";
import { Inspection } from "./Inspection";
import { LotField, useField } from "./LotField";
import { lotEditorMessages } from "./lot-editor.messages";
import { SaleTerms } from "./SaleTerms";
import type { LotEditorModel } from "./use-lot-editor";

/** The fields of one step. */
export function FieldsStep({ step, model }: { step: FieldStep; model: LotEditorModel }) {
  return (
    <div className="martillo-lot-editor__fields" part="fields">
      {step === "price" && <SaleKind model={model} />}
      {fieldsOn(step, model.isAuction).map((spec) => (
        <LotField key={spec.name} spec={spec} model={model} />
      ))}
      {step === "price" && model.isAuction && <SaleTerms model={model} />}
      {step === "price" && <Tax model={model} />}
      {step === "price" && model.isAuction && <Increments model={model} />}
      {step === "description" && <ProposedTitle model={model} />}
      {step === "description" && <DamageRows model={model} />}
      {step === "description" && <Inspection model={model} />}
      {step === "description" && <Documents model={model} />}
      {step === "vehicle" && <HouseFields model={model} />}
    </div>
  );
}

function SaleKind({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("auction", model);
  return (
    <RadioGroup
      label={t("field_auction")}
      name="auction"
      options={[
        { value: "1", label: t("kind_auction") },
        { value: "0", label: t("kind_direct") },
      ]}
      value={String(model.values["auction"])}
      onValueChange={(value) => model.type({ auction: Number(value) })}
      disabled={isFixed}
      error={error}
      {...(isFixed && { hint: t("fixed") })}
    />
  );
}

function Tax({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("iva_percent", model);
  const isRebu = model.values["iva_percent"] === null;
  return (
    <SelectField
      label={t("field_iva_percent")}
      name="iva_percent"
      value={isRebu ? "" : String(IVA_PERCENT)}
      disabled={isFixed}
      error={error}
      onChange={({ currentTarget: { value: chosen } }) =>
        model.type({ iva_percent: chosen === "" ? null : IVA_PERCENT })
      }
      options={[
        { value: "", label: t("tax_rebu") },
        { value: String(IVA_PERCENT), label: t("tax_21") },
      ]}
    />
  );
}

/** A title from what is known already. */
function ProposedTitle({ model }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const { brand, model: name, registration_year: year, title } = model.values;
  const proposed = [brand, name, year].filter(Boolean).join(" ");
  if (proposed === "" || proposed === title || model.may?.["title"] === "never") return null;
  return (
    <div>
      <Button size="s" onClick={() => model.type({ title: proposed })}>
        {t("propose")}: {proposed}
      </Button>
    </div>
  );
}
