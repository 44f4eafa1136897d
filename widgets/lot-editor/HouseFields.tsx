import { answerPath } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import type { DrawnFields, FieldToShow } from "../../src/forms";
import { HouseAnswers } from "../../src/patterns/house-answers";
import { useHouseOptions } from "../../src/patterns/house-options";
import { ErrorState } from "../../src/ui";
import { DamagePhoto } from "./DamagePhoto";
import { useLotFields } from "./house-fields";
import { useField } from "./LotField";
import { lotEditorMessages } from "./lot-editor.messages";
import type { LotEditorModel } from "./use-lot-editor";

/** What the house asks of a lot of this category beside what every lot has. */
export function HouseFields({ model }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const { fields, error, retry } = useLotFields(model);
  if (error) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  if (fields.length === 0) return null;
  return (
    <section className="martillo-lot-editor__wide" aria-label={t("houseFields")}>
      <h3 className="martillo-account-title">{t("houseFields")}</h3>
      <Answers
        model={model}
        definitions={fields}
        pathOf={answerPath}
        isFixed={model.may?.["custom_fields"] === "never"}
      />
    </section>
  );
}

/** Broken, scratched or worn parts: one entry for each. */
export function DamageRows({ model }: { model: LotEditorModel }) {
  const { t, isFixed } = useField("damage", model);
  const types = useHouseOptions("damage_type").filter(({ value }) => value !== "none");
  if (types.length === 0) return null;
  const definition: FieldToShow = {
    name: "damage",
    type: "rows",
    label: t("field_damage"),
    hint: t("hint_damage"),
    is_required: 0,
    active: 1,
    options: [],
    sub_select: null,
    show_order: 1,
    fields: [
      {
        name: "type",
        type: "select",
        label: t("damage_type"),
        hint: "",
        is_required: 1,
        options: types.map(({ value, label }) => ({ value, label })),
      },
      {
        name: "place",
        type: "text",
        label: t("damage_place"),
        hint: "",
        is_required: 1,
        options: [],
      },
      {
        name: "note",
        type: "textarea",
        label: t("damage_note"),
        hint: "",
        is_required: 0,
        options: [],
      },
      {
        name: "photo",
        type: "text",
        label: t("damage_photo"),
        hint: "",
        is_required: 0,
        options: [],
      },
    ],
  };
  return (
    <div className="martillo-lot-editor__wide">
      <Answers
        model={model}
        definitions={[definition]}
        pathOf={(name) => name}
        isFixed={isFixed}
        draw={DRAWN}
      />
    </div>
  );
}

const DRAWN: DrawnFields = { photo: (line) => <DamagePhoto {...line} /> };

interface AnswersProps {
  draw?: DrawnFields;
  model: LotEditorModel;
  definitions: readonly FieldToShow[];
  /** Name of the value of a field. */
  pathOf: (name: string) => string;
  isFixed: boolean;
}

function Answers({ model, ...fields }: AnswersProps) {
  const { draft, missing, showsMissing } = model;
  return (
    <HouseAnswers
      {...fields}
      className="martillo-lot-editor__fields"
      values={model.values}
      onType={model.type}
      errorOf={(path) =>
        draft.faults[path] ?? (showsMissing("vehicle") ? missing[path] : undefined)
      }
    />
  );
}
