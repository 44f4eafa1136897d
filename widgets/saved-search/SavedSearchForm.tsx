import { useState } from "react";
import { FormAlert } from "../../src/forms";
import { useMessages, usePhrase } from "../../src/i18n";
import { vehicleMessages, vehicleUnit } from "../../src/patterns/vehicle";
import type { Emit } from "../../src/state";
import {
  BELL,
  Button,
  CheckboxField,
  Icon,
  LiveRegion,
  SelectField,
  TextField,
} from "../../src/ui";
import { CHOICES, type Choice, type FormValues, RANGES, type RangeName } from "./prefilled";
import { savedSearchMessages } from "./saved-search.messages";
import { type Option, type SavedSearchModel, useSavedSearch } from "./use-saved-search";

/** Criteria that most people have; the others are folded away until they are wanted. */
const MORE_CHOICES = CHOICES.filter((name) => name !== "brand" && name !== "model");
const FIRST_RANGES: readonly RangeName[] = ["wprice", "registration_year", "kilometers"];
const MORE_RANGES = RANGES.filter((name) => !FIRST_RANGES.includes(name));

export interface SavedSearchFormProps {
  values: FormValues;
  emit: Emit;
  onSaved?: () => void;
  onSavedByGuest: (email: string) => void;
}

/** The search, and for guests the e-mail address for the alerts. */
export function SavedSearchForm({ values, emit, onSaved, onSavedByGuest }: SavedSearchFormProps) {
  const t = useMessages(savedSearchMessages);
  const [isSaved, setSaved] = useState(false);
  const [brand, setBrand] = useState(values.brand);
  const model = useSavedSearch({
    values,
    emit,
    onSavedByGuest,
    onSaved() {
      setSaved(true);
      onSaved?.();
    },
  });
  const { form, options } = model;

  return (
    <form
      {...form.props}
      onInput={(event) => {
        setSaved(false);
        form.props.onInput(event);
      }}
      className="martillo-saved-search__form"
      part="form"
    >
      <FormAlert errors={form.errors} />
      <TextField
        label={t("searchText")}
        hint={t("searchHint")}
        autoComplete="off"
        maxLength={100}
        required
        defaultValue={values.search_text}
        {...form.field("search_text")}
      />
      <Categories options={options.category} chosen={values.category} />
      <div className="martillo-saved-search__pair">
        <ChoiceField
          name="brand"
          options={options.brand}
          value={brand}
          onValue={setBrand}
          form={form}
        />
        <ChoiceField
          key={brand}
          name="model"
          options={options.model.filter((option) => option.of === brand)}
          value={brand === values.brand ? values.model : ""}
          form={form}
        />
      </div>
      {FIRST_RANGES.map((name) => (
        <RangeField key={name} name={name} value={values[name]} />
      ))}
      <More values={values} options={options} form={form} />
      {model.isGuest && (
        <>
          <TextField
            label={t("email")}
            hint={t("emailHint")}
            type="email"
            autoComplete="email"
            required
            {...form.field("email")}
          />
          <CheckboxField label={t("terms")} {...form.field("termCheck")} />
        </>
      )}
      <Button type="submit" variant="primary" icon={BELL} full busy={form.isBusy}>
        {t(values.id === undefined ? "activate" : "save")}
      </Button>
      {isSaved && (
        <p className="martillo-saved-search__saved" aria-hidden="true">
          <Icon name="check" size={18} /> {t("saved")}
        </p>
      )}
      <LiveRegion message={isSaved ? t("saved") : ""} />
    </form>
  );
}

/** Criteria that are folded away, unless one of them is set. */
function More({
  values,
  options,
  form,
}: Pick<SavedSearchFormProps, "values"> & Pick<SavedSearchModel, "options" | "form">) {
  const t = useMessages(savedSearchMessages);
  const hasMore = [...MORE_CHOICES, ...MORE_RANGES].some((name) => values[name] !== "");
  const [startsOpen] = useState(hasMore);
  return (
    <details className="martillo-saved-search__more" open={startsOpen}>
      <summary className="martillo-saved-search__summary">
        <span>{t("more")}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="martillo-saved-search__form">
        <div className="martillo-saved-search__pair">
          {MORE_CHOICES.map((name) => (
            <ChoiceField
              key={name}
              name={name}
              options={options[name]}
              value={values[name]}
              form={form}
            />
          ))}
        </div>
        {MORE_RANGES.map((name) => (
          <RangeField key={name} name={name} value={values[name]} />
        ))}
      </div>
    </details>
  );
}

function Categories({
  options,
  chosen,
}: {
  options: readonly Option[];
  chosen: readonly string[];
}) {
  const t = useMessages(savedSearchMessages);
  const say = usePhrase();
  // One that is no longer in use stays chosen until it is taken off.
  const gone = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...gone.map((value) => ({ value, label: value }))];
  if (all.length === 0) return null;
  return (
    <fieldset className="martillo-saved-search__categories">
      <legend className="martillo-saved-search__legend">{t("categories")}</legend>
      {all.map(({ value, label }) => (
        <CheckboxField
          key={value}
          name="category"
          value={value}
          label={say(label)}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceFieldProps {
  name: Choice;
  options: readonly Option[];
  value: string;
  onValue?: (value: string) => void;
  form: SavedSearchModel["form"];
}

function ChoiceField({ name, options, value, onValue, form }: ChoiceFieldProps) {
  const t = useMessages(savedSearchMessages);
  const word = useMessages(vehicleMessages);
  const say = usePhrase();
  const isKnown = value === "" || options.some((option) => option.value === value);
  const choices = [
    { value: "", label: t("any") },
    ...[...(isKnown ? [] : [{ value, label: value }]), ...options].map((option) => ({
      value: option.value,
      label: say(option.label),
    })),
  ];
  return (
    <SelectField
      // The browser shows the first option when the wished one comes later.
      key={choices.length}
      label={word(name)}
      options={choices}
      disabled={name === "model" && choices.length === 1}
      defaultValue={value}
      onChange={(event) => onValue?.(event.currentTarget.value)}
      {...form.field(name)}
    />
  );
}

function RangeField({ name, value }: { name: RangeName; value: string }) {
  const t = useMessages(savedSearchMessages);
  const say = usePhrase();
  const word = useMessages(vehicleMessages);
  const label = name === "wprice" ? t("wprice") : word(name);
  const [from = "", to = ""] = value.split("-");
  const common = {
    inputMode: "numeric",
    autoComplete: "off",
    suffix: name === "wprice" ? "€" : vehicleUnit(name, say),
  } as const;
  return (
    <div className="martillo-saved-search__pair">
      <TextField
        {...common}
        label={t("from", { name: label })}
        name={`${name}_from`}
        defaultValue={from}
      />
      <TextField
        {...common}
        label={t("to", { name: label })}
        name={`${name}_to`}
        defaultValue={to}
      />
    </div>
  );
}
