import { useState } from "react";
import { useMessages } from "../../i18n";
import { Button } from "../Button";
import { DateField } from "../DateField";
import { SelectField } from "../SelectField";
import { TextField } from "../TextField";
import { dataTableMessages } from "./data-table.messages";
import { isChoice } from "./table-address";
import type { FilterRange, FilterValue, FilterValues, TableFilter } from "./table-types";

interface FilterFieldsProps {
  filters: readonly TableFilter[];
  values: FilterValues;
  onApply: (values: FilterValues) => void;
}

/** Fields of all filters; they count when they are applied. */
export function FilterFields({ filters, values, onApply }: FilterFieldsProps) {
  const t = useMessages(dataTableMessages);
  const [draft, setDraft] = useState(values);
  return (
    <form
      className="martillo-table__filters"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      {filters.map((filter) => (
        <FilterField
          key={filter.id}
          filter={filter}
          value={draft[filter.id]}
          onChange={(value) => {
            const { [filter.id]: _, ...rest } = draft;
            setDraft(value === undefined ? rest : { ...rest, [filter.id]: value });
          }}
        />
      ))}
      <Button type="submit" variant="primary" full>
        {t("apply")}
      </Button>
    </form>
  );
}

interface FilterFieldProps {
  filter: TableFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const t = useMessages(dataTableMessages);
  const { kind, label, options } = filter;
  if (filter.isSingle) return <SingleChoice {...{ filter, value, onChange }} />;
  if (kind === "text" || (kind === "choice" && !options)) {
    const text =
      typeof value === "string" ? value : value && isChoice(value) ? value.join(", ") : "";
    return (
      <TextField
        label={label}
        value={text}
        maxLength={100}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (next === "") onChange(undefined);
          else onChange(kind === "choice" ? next.split(/(?<!\s)\s*,\s*/) : next);
        }}
      />
    );
  }
  if (kind === "whole") return <WholeField label={label} value={value} onChange={onChange} />;
  if (kind === "flag") {
    return (
      <SelectField
        label={label}
        value={value === undefined ? "" : value === true ? "1" : "0"}
        options={[
          { value: "", label: t("any") },
          { value: "1", label: t("yes") },
          { value: "0", label: t("no") },
        ]}
        onChange={(event) => {
          const next = event.currentTarget.value;
          onChange(next === "" ? undefined : next === "1");
        }}
      />
    );
  }
  if (kind === "choice") {
    const chosen = value !== undefined && isChoice(value) ? value : [];
    return (
      <fieldset className="martillo-table__choices">
        <legend>{label}</legend>
        {options?.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) => {
                const rest = chosen.filter((each) => each !== option.value);
                const next = event.currentTarget.checked ? [...rest, option.value] : rest;
                onChange(next.length > 0 ? next : undefined);
              }}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    );
  }
  const range = typeof value === "object" && !isChoice(value) ? value : {};
  const change = (part: FilterRange) => {
    const { from, to } = { ...range, ...part };
    const next = { ...(from && { from }), ...(to && { to }) };
    onChange(next.from || next.to ? next : undefined);
  };
  if (kind === "date") {
    return (
      <>
        <DateField
          label={t("from", { label })}
          value={range.from ?? ""}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <DateField
          label={t("to", { label })}
          value={range.to ?? ""}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
      </>
    );
  }
  return (
    <>
      <TextField
        label={t("from", { label })}
        inputMode="numeric"
        value={range.from ?? ""}
        onChange={(event) => change({ from: digits(event.currentTarget.value) })}
      />
      <TextField
        label={t("to", { label })}
        inputMode="numeric"
        value={range.to ?? ""}
        onChange={(event) => change({ to: digits(event.currentTarget.value) })}
      />
    </>
  );
}

/** One number from 1 on; what is no figure is not taken. */
function WholeField({
  label,
  value,
  onChange,
}: Pick<FilterFieldProps, "value" | "onChange"> & { label: string }) {
  return (
    <TextField
      label={label}
      value={typeof value === "string" ? value : ""}
      inputMode="numeric"
      maxLength={9}
      onChange={(event) => {
        const figures = digits(event.currentTarget.value).replace(/^0+/, "");
        onChange(figures || undefined);
      }}
    />
  );
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, "").slice(0, 12);
}

/** One value of several, or none. */
function SingleChoice({ filter: { label, options = [] }, value, onChange }: FilterFieldProps) {
  const t = useMessages(dataTableMessages);
  const [chosen = ""] = value !== undefined && isChoice(value) ? value : [];
  return (
    <SelectField
      label={label}
      value={chosen}
      options={[{ value: "", label: t("any") }, ...options]}
      onChange={({ currentTarget: { value: next } }) => onChange(next === "" ? undefined : [next])}
    />
  );
}
