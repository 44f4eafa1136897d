import { useState } from "react";
import { useMessages, usePhrase } from "../../src/i18n";
import { useHouseOptions } from "../../src/patterns/house-options";
import { SelectField, TextAreaField, TextField } from "../../src/ui";
import { type FieldSpec, stepOf } from "./fields";
import { useFieldName } from "./field-name";
import { lotEditorMessages } from "./lot-editor.messages";
import { textOf, valueOf } from "./typed-value";
import type { LotEditorModel } from "./use-lot-editor";

const FAULTS = { whole: "notWhole", money: "notMoney", moment: "notMoment" } as const;

/** State around an input of a field: its error, and whether the field can no longer change. */
export function useField(name: string, model: LotEditorModel) {
  const t = useMessages(lotEditorMessages);
  const { draft, missing, showsMissing, may } = model;
  const isFixed = may?.[name] === "never";
  return {
    t,
    isFixed,
    error: draft.faults[name] ?? (showsMissing(stepOf(name)) ? missing[name] : undefined),
  };
}

/** One field. What cannot be read stays as it was typed, with what is wrong beside it, and is not saved. */
export function LotField({ spec, model }: { spec: FieldSpec; model: LotEditorModel }) {
  const { name, kind } = spec;
  const { t, isFixed, error } = useField(name, model);
  const say = usePhrase();
  const [text, setText] = useState<string>();
  const value = model.values[name];
  const isUnread = text !== undefined && valueOf(kind, text) === undefined;
  const label = useFieldName()(name === "start_price" && !model.isAuction ? "price" : name);
  const hint = isFixed ? t("fixed") : HINTS[name] && t(HINTS[name]);
  const shared = {
    label,
    name,
    hint,
    disabled: isFixed,
    error: isUnread && kind in FAULTS ? t(FAULTS[kind as keyof typeof FAULTS]) : error,
  };

  function type(typed: string) {
    setText(typed);
    const read = valueOf(kind, typed);
    if (read !== undefined) model.type({ [name]: read });
  }

  const input = {
    value: text ?? textOf(kind, value),
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
    // Written out as it was understood, unless it was not.
    onBlur: () => !isUnread && setText(undefined),
    maxLength: spec.longest,
  };
  if (kind === "choice") return <Choice {...shared} value={textOf(kind, value)} onType={type} />;
  if (kind === "open") return <Open {...shared} {...input} model={model} />;
  if (kind === "area") return <TextAreaField {...shared} {...input} rows={8} />;
  const type_ = kind === "moment" ? "datetime-local" : "text";
  const mode = kind === "whole" ? "numeric" : kind === "money" ? "decimal" : undefined;
  const suffix = kind === "money" ? "€" : spec.suffix && say(spec.suffix);
  return (
    <TextField
      {...shared}
      {...input}
      type={type_}
      inputMode={mode}
      suffix={suffix}
      autoComplete="off"
    />
  );
}

const HINTS: Partial<Record<string, "hint_title" | "hint_description">> = Object.fromEntries(
  [
    "title",
    "description",
    "ref",
    "vin",
    "plate",
    "reserve_price",
    "deposit_required",
    "date_start",
    "date_closed",
    "film",
  ].map((name) => [name, `hint_${name}` as "hint_title"]),
);

interface Named {
  label: string;
  name: string;
  hint: string | undefined;
  error: string | undefined;
  disabled: boolean;
}

function Choice({
  value,
  onType,
  ...named
}: Named & { value: string; onType: (text: string) => void }) {
  const t = useMessages(lotEditorMessages);
  const options = useHouseOptions(named.name);
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <SelectField
      {...named}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      options={[
        { value: "", label: t("choose") },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...options,
      ]}
    />
  );
}

/** A text with what the house knows beside it. */
function Open({
  model,
  ...field
}: Named & {
  model: LotEditorModel;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: () => void;
  maxLength: number | undefined;
}) {
  const brand = model.values["brand"];
  const options = useHouseOptions(field.name).filter(
    ({ of }) => field.name !== "model" || of === brand,
  );
  const list = `${field.name}-options`;
  return (
    <>
      <TextField {...field} list={list} autoComplete="off" />
      <datalist id={list}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
