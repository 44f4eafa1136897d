import { type FocusEvent, type FormEvent, useState } from "react";
import { formatNumber, useMessages, usePhrase } from "../../src/i18n";
import { vehicleUnit } from "../../src/patterns/vehicle";
import { TextField } from "../../src/ui";
import { filtersMessages } from "./filters.messages";
import { type Range, type RangeFilter } from "./lot-query";
import { wholeNumberOf } from "./whole-number";

export interface RangeFieldsProps {
  name: RangeFilter;
  label: string;
  value: Range;
  onChange: (range: Range) => void;
}

function shown(name: RangeFilter, value: number | undefined): string {
  if (value === undefined) return "";
  return name === "registration_year" ? String(value) : formatNumber(value);
}

/** Two ends of a range; taken over on Enter and when both fields are left, so that no half-typed number searches. */
export function RangeFields({ name, label, value, onChange }: RangeFieldsProps) {
  const t = useMessages(filtersMessages);
  const say = usePhrase();
  const [min, setMin] = useState(() => shown(name, value.min));
  const [max, setMax] = useState(() => shown(name, value.max));
  // Changed from elsewhere, e.g. by its chip: the fields follow, without losing the focus.
  const [last, setLast] = useState(value);
  if (last.min !== value.min || last.max !== value.max) {
    setLast(value);
    setMin(shown(name, value.min));
    setMax(shown(name, value.max));
  }

  function apply(event?: FormEvent) {
    event?.preventDefault();
    let [from, to] = [wholeNumberOf(min), wholeNumberOf(max, { up: true })];
    // Ends the wrong way round are put right rather than refused.
    if (from !== undefined && to !== undefined && from > to) [from, to] = [to, from];
    setMin(shown(name, from));
    setMax(shown(name, to));
    if (from === value.min && to === value.max) return;
    const range: Range = {};
    if (from !== undefined) range.min = from;
    if (to !== undefined) range.max = to;
    onChange(range);
  }

  const common = {
    inputMode: "numeric",
    autoComplete: "off",
    labelHidden: true,
    suffix: name === "price" ? "€" : vehicleUnit(name, say),
    onBlur(event: FocusEvent<HTMLInputElement>) {
      // From one end to the other the range is still being typed.
      if (!event.currentTarget.form?.contains(event.relatedTarget)) apply();
    },
  } as const;
  return (
    <form className="martillo-lot-list__range" onSubmit={apply}>
      <TextField
        {...common}
        label={t("fromOf", { name: label })}
        placeholder={t("from")}
        value={min}
        onChange={(event) => setMin(event.currentTarget.value)}
      />
      <TextField
        {...common}
        label={t("toOf", { name: label })}
        placeholder={t("to")}
        value={max}
        onChange={(event) => setMax(event.currentTarget.value)}
      />
      <button className="martillo-visually-hidden" type="submit" tabIndex={-1}>
        {t("filters")}
      </button>
    </form>
  );
}
