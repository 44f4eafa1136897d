import { useState } from "react";
import { subOptions } from "../domain/custom-fields";
import type { PhoneRules } from "../domain/phone";
import { useMessages } from "../i18n";
import {
  CheckboxField,
  CheckboxGroup,
  DateField,
  PhoneField,
  RadioGroup,
  SelectField,
  type SelectOption,
  TextAreaField,
  TextField,
} from "../ui";
import { LateControl } from "./LateControl";
import type { PathOf } from "./custom-fields";
import type { DrawnFields, FieldsOfEntry, FieldToShow } from "./dynamic-fields-props";
import { formsMessages } from "./forms.messages";

/** How browsers call what they can fill in. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  email: "email",
  first_name: "given-name",
  last_name: "family-name",
  companyname: "organization",
  phone: "tel",
  address1: "address-line1",
  address2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  zip: "postal-code",
};

interface ControlProps {
  definition: FieldToShow;
  values: Readonly<Record<string, unknown>>;
  errorOf: (name: string) => string | undefined;
  pathOf: PathOf;
  disabled: boolean;
  phones: PhoneRules;
  draw: DrawnFields;
  Fields: FieldsOfEntry;
}

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** An earlier answer, as long as it can still be chosen. */
function listed(answer: string, options: readonly SelectOption[]): string {
  return options.some(({ value }) => value === answer) ? answer : "";
}

/** One field by its kind; one whose kind is not known is a line of text. */
export function DynamicFieldControl({
  definition,
  values,
  errorOf,
  pathOf,
  disabled,
  phones,
  draw,
  Fields,
}: ControlProps) {
  const t = useMessages(formsMessages);
  const { name, type, label, hint, is_required, options, sub_select: sub } = definition;
  const [chosen, setChosen] = useState(listed(asText(values[name]), options));
  const isRequired = is_required === 1;
  const common = {
    name: pathOf(name),
    label: isRequired ? label : t("optional", { label }),
    hint: hint || undefined,
    error: errorOf(name),
    disabled,
  };
  const text = { ...common, required: isRequired, defaultValue: asText(values[name]) };

  switch (type) {
    case "textarea":
      return <TextAreaField {...text} />;
    case "select":
      return (
        <>
          <SelectField
            {...common}
            required={isRequired}
            options={[{ value: "", label: t("choose") }, ...options]}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          {sub && (
            <SubSelect
              // An earlier choice belongs to other options.
              key={chosen}
              sub={sub}
              options={subOptions(definition, chosen)}
              name={pathOf(sub.name)}
              defaultValue={asText(values[sub.name])}
              error={errorOf(sub.name)}
              disabled={disabled}
            />
          )}
        </>
      );
    case "multi-select": {
      const given = values[name];
      const before = Array.isArray(given) ? given.map(asText) : [];
      return <CheckboxGroup {...common} options={options} defaultValue={before} />;
    }
    case "radio":
      return <RadioGroup {...text} options={options} />;
    case "checkbox": {
      const { hint: below, ...box } = common;
      return (
        <CheckboxField
          {...box}
          required={isRequired}
          defaultChecked={values[name] === true}
          label={below ? `${box.label}. ${below}` : box.label}
        />
      );
    }
    case "editor":
    case "rows":
      return <LateControl {...common} {...{ definition, draw, Fields }} value={values[name]} />;
    case "date":
      return <DateField {...text} />;
    case "phone":
      return (
        <PhoneField
          // What comes late is another way to write the same number.
          key={phones.countryCode}
          {...text}
          countryCode={phones.countryCode}
          defaultValue={phones.toShow(text.defaultValue)}
        />
      );
    case "email":
      return <TextField {...text} type="email" inputMode="email" autoComplete="email" />;
    case "number":
    case "decimal":
      return <TextField {...text} inputMode="decimal" autoComplete="off" />;
    case "zip":
      return <TextField {...text} inputMode="numeric" autoComplete="postal-code" />;
    default: {
      const drawn = Object.hasOwn(draw, name) ? draw[name] : undefined;
      if (type === "text" && drawn) return drawn(text);
      return <TextField {...text} autoComplete={AUTOCOMPLETE[name] ?? "on"} />;
    }
  }
}

interface SubSelectProps {
  sub: NonNullable<FieldToShow["sub_select"]>;
  options: readonly SelectOption[];
  name: string;
  defaultValue: string;
  error: string | undefined;
  disabled: boolean;
}

function SubSelect({ sub, options, defaultValue, ...rest }: SubSelectProps) {
  const t = useMessages(formsMessages);
  const [chosen, setChosen] = useState(listed(defaultValue, options));
  if (options.length === 0) return null;
  const isRequired = sub.is_required === 1;
  return (
    <SelectField
      {...rest}
      label={isRequired ? sub.label : t("optional", { label: sub.label })}
      required={isRequired}
      options={[{ value: "", label: t("choose") }, ...options]}
      value={chosen}
      onChange={(event) => setChosen(event.currentTarget.value)}
    />
  );
}
