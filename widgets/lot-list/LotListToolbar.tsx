import type { Ref } from "react";
import { useMessages } from "../../src/i18n";
import { Icon, SelectField, Skeleton } from "../../src/ui";
import { FilterButton } from "./Filters";
import type { FilterModel, LotListModel } from "./lot-list-model";
import { lotListMessages } from "./lot-list.messages";
import { withoutFilters } from "./lot-query";

export interface LotListToolbarProps {
  model: LotListModel;
  headingLevel: number;
  /** Takes the focus when another page is shown. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** How many there are, in which order, and which filters are on. */
export function LotListToolbar({ model, headingLevel, headingRef }: LotListToolbarProps) {
  const t = useMessages(lotListMessages);
  const Heading = `h${headingLevel}` as "h2";
  const { total, search, filters } = model;
  return (
    <div className="martillo-lot-list__toolbar" part="toolbar">
      <Heading ref={headingRef} tabIndex={-1} className="martillo-lot-list__count" part="count">
        {total === undefined ? (
          <>
            <span className="martillo-visually-hidden">{t("loading")}</span>
            <Skeleton width="96px" height="22px" />
          </>
        ) : (
          t(search ? "countFor" : "count", { count: total, search })
        )}
      </Heading>
      <div className="martillo-lot-list__controls">
        {filters && <FilterButton model={filters} />}
        <div className="martillo-lot-list__sort">
          <SelectField
            label={t("sort")}
            labelHidden
            value={model.sort}
            options={model.sorts}
            onChange={(event) => model.onSort(event.currentTarget.value)}
          />
        </div>
      </div>
      {model.corrected !== undefined && (
        <p className="martillo-lot-list__corrected">
          {t("corrected", { asked: model.corrected, meant: search })}
        </p>
      )}
      {filters && filters.active.length > 0 && <Chips filters={filters} />}
    </div>
  );
}

function Chips({ filters }: { filters: FilterModel }) {
  const t = useMessages(lotListMessages);
  return (
    <ul className="martillo-lot-list__chips" part="active-filters">
      {filters.active.map(({ key, name, value, without }) => (
        <li key={key}>
          <button
            type="button"
            className="martillo-lot-list__chip"
            part="chip"
            aria-label={t("removeFilter", { name, value })}
            onClick={() => filters.onQuery(without)}
          >
            <span>{value}</span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="martillo-lot-list__more"
          onClick={() => filters.onQuery(withoutFilters(filters.query))}
        >
          {t("clearAll")}
        </button>
      </li>
    </ul>
  );
}
