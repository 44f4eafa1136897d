import { useRef, useState } from "react";
import { answerPath, isSameValue } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import {
  type DrawnFields,
  DynamicFields,
  type FieldInput,
  type FieldToShow,
  readFieldInputs,
} from "../../src/forms";
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

/** Fields that keep their own values: typed values are saved like all others, and values that other people wrote are drawn anew. */
function Answers({ model, definitions, pathOf, isFixed, draw = {} }: AnswersProps) {
  const { values, draft, missing, showsMissing } = model;
  const form = useRef<HTMLFormElement>(null);
  const names = definitions.flatMap(({ name, sub_select: sub }) =>
    sub ? [name, sub.name] : [name],
  );
  const answers = Object.fromEntries(names.map((name) => [name, values[pathOf(name)]]));
  const now = JSON.stringify(answers);
  const [drawn, setDrawn] = useState({ values: now, generation: 0 });
  const read = useRef<Readonly<Record<string, FieldInput>>>(undefined);
  if (drawn.values !== now) setDrawn({ values: now, generation: drawn.generation + 1 });

  function readForm() {
    return form.current ? readFieldInputs(definitions, new FormData(form.current), pathOf) : {};
  }

  function take() {
    const before = read.current ?? {};
    const typed = readForm();
    read.current = typed;
    const changed = Object.entries(typed).filter(([name, value]) =>
      isChanged(value, name in before ? before[name] : answers[name]),
    );
    if (changed.length === 0) return;
    const next = { ...answers, ...Object.fromEntries(changed) };
    setDrawn({ values: JSON.stringify(next), generation: drawn.generation });
    model.type(Object.fromEntries(changed.map(([name, value]) => [pathOf(name), value])));
  }

  return (
    <form
      ref={form}
      noValidate
      className="martillo-lot-editor__fields"
      onSubmit={(event) => event.preventDefault()}
      onInput={take}
      onChange={take}
    >
      <DynamicFields
        key={drawn.generation}
        definitions={definitions}
        values={answers}
        field={(path) => ({
          error: draft.faults[path] ?? (showsMissing("vehicle") ? missing[path] : undefined),
        })}
        pathOf={pathOf}
        disabled={isFixed}
        draw={draw}
      />
    </form>
  );
}

/** Nothing and an empty answer are the same. */
function isChanged(value: FieldInput, before: unknown): boolean {
  const isEmpty = value === "" || value === false || (Array.isArray(value) && value.length === 0);
  if (isEmpty && (before === undefined || before === null)) return false;
  return !isSameValue(value, typeof before === "number" ? String(before) : before);
}
