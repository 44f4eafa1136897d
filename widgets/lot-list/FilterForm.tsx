import { type ReactNode, useRef, useState } from "react";
import { formatNumber, useMessages } from "../../src/i18n";
import { vehicleMessages } from "../../src/patterns/vehicle";
import { CheckboxField, Icon, SelectField, useStyles } from "../../src/ui";
import { filterName } from "./active-filters";
import styles from "./filters.css?inline";
import type { FacetGroup, FilterModel } from "./lot-list-model";
import { filtersMessages } from "./filters.messages";
import { RANGE_FILTERS, toggleChoice, withFilters } from "./lot-query";
import { RangeFields } from "./RangeFields";

/** Values shown before "Ver más". */
const FEW = 6;
const STATES = ["live", "scheduled", "ended", "all"] as const;
/** Groups that stand open from the start; the others open when something in them is on. */
const OPEN_GROUPS = ["category", "brand", "fuel"];

/** All filters; each takes effect at once. */
export function FilterForm({ model }: { model: FilterModel }) {
  const t = useMessages(filtersMessages);
  const word = useMessages(vehicleMessages);
  const { query, onQuery } = model;
  const form = useRef<HTMLDivElement>(null);
  useStyles(form, styles);
  return (
    <div ref={form} className="martillo-lot-list__filters" part="filters">
      <SelectField
        label={t("market_status")}
        value={query.filters?.market_status ?? "live"}
        options={STATES.map((value) => ({ value, label: t(value) }))}
        onChange={({ currentTarget }) => {
          const state = STATES.find((known) => known === currentTarget.value);
          onQuery(withFilters(query, { market_status: state === "live" ? undefined : state }));
        }}
      />
      {RANGE_FILTERS.map((name) => {
        const range = query.filters?.[name] ?? {};
        const label = filterName(name, { t, word });
        return (
          <div key={name} className="martillo-lot-list__group" role="group" aria-label={label}>
            <p className="martillo-lot-list__legend" aria-hidden="true">
              {label}
            </p>
            <RangeFields
              name={name}
              label={label}
              value={range}
              onChange={(changed) => onQuery(withFilters(query, { [name]: changed }))}
            />
          </div>
        );
      })}
      {model.groups.map((group) => (
        <Group
          key={group.name}
          name={word(group.name)}
          isOpen={OPEN_GROUPS.includes(group.name) || group.values.some(({ isOn }) => isOn)}
        >
          <Choices
            group={group}
            onToggle={(value) => onQuery(toggleChoice(query, group.name, value))}
          />
        </Group>
      ))}
    </div>
  );
}

function Group({ name, isOpen, children }: { name: string; isOpen: boolean; children: ReactNode }) {
  // Only where it starts: afterwards it is the visitor's.
  const [startsOpen] = useState(isOpen);
  return (
    <details className="martillo-lot-list__group" open={startsOpen}>
      <summary className="martillo-lot-list__legend">
        <span>{name}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  );
}

interface ChoicesProps {
  group: FacetGroup;
  onToggle: (value: string) => void;
}

function Choices({ group, onToggle }: ChoicesProps) {
  const t = useMessages(filtersMessages);
  const word = useMessages(vehicleMessages);
  const [isWhole, setWhole] = useState(false);
  const hidden = group.values.length - FEW;
  // A value that is on is never folded away.
  const shown = isWhole
    ? group.values
    : group.values.filter(({ isOn }, at) => isOn || at < FEW || hidden <= 2);
  return (
    <div role="group" aria-label={word(group.name)}>
      {shown.map(({ value, label, count, isOn }) => (
        <CheckboxField
          key={value}
          label={label}
          aside={formatNumber(count)}
          checked={isOn}
          onChange={() => onToggle(value)}
        />
      ))}
      {hidden > 2 && (
        <button
          type="button"
          className="martillo-lot-list__more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t("showLess") : t("showMore", { count: group.values.length - shown.length })}
        </button>
      )}
    </div>
  );
}
