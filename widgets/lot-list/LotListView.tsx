import { type ReactNode, type Ref, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Button, EmptyState, ErrorState, LiveRegion, Pager } from "../../src/ui";
import { AlertButton } from "./AlertButton";
import { FilterSidebar } from "./Filters";
import type { LotListModel, LotListResults } from "./lot-list-model";
import { lotListMessages } from "./lot-list.messages";
import { withoutFilters } from "./lot-query";
import { LotListToolbar } from "./LotListToolbar";

export interface LotListViewProps {
  model: LotListModel;
  headingLevel: 2 | 3 | 4 | 5;
  /** A card; without an id its skeleton. */
  renderCard: (id: number | undefined) => ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Markup of the list: toolbar, filters beside it where there is room, grid, pages. */
export function LotListView({ model, headingLevel, renderCard, ref }: LotListViewProps) {
  const t = useMessages(lotListMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { results, filters } = model;

  return (
    <section
      ref={ref}
      className="martillo-root martillo-lot-list"
      part="base"
      aria-label={t("title")}
      data-phase={results.phase}
    >
      <div
        className="martillo-lot-list__layout"
        data-filters={(filters !== null && results.phase !== "misused") || undefined}
      >
        {filters && results.phase !== "misused" && <FilterSidebar model={filters} />}
        <div className="martillo-lot-list__main">
          {results.phase !== "guest" && results.phase !== "misused" && (
            <LotListToolbar model={model} headingLevel={headingLevel} headingRef={heading} />
          )}
          <Results model={model} renderCard={renderCard} />
          {results.phase === "ready" && results.pageCount > 1 && (
            <div className="martillo-lot-list__pager">
              <Pager
                page={results.page}
                pageCount={results.pageCount}
                hrefOf={model.pageHref}
                onPageChange={(page) => {
                  model.onPage(page);
                  heading.current?.focus({ preventScroll: true });
                  heading.current?.scrollIntoView({ block: "nearest" });
                }}
              />
            </div>
          )}
        </div>
      </div>
      <LiveRegion message={model.announcement} />
    </section>
  );
}

interface ResultsProps {
  model: LotListModel;
  renderCard: LotListViewProps["renderCard"];
}

function Results({ model, renderCard }: ResultsProps) {
  const t = useMessages(lotListMessages);
  const { results } = model;
  switch (results.phase) {
    case "loading":
      return <Grid ids={Array.from({ length: results.expected })} renderCard={renderCard} isBusy />;
    case "ready":
      return <Grid ids={results.ids} renderCard={renderCard} isBusy={results.isStale} />;
    case "misused":
      return (
        <div className="martillo-notice">
          <p className="martillo-notice__text">{t("misused")}</p>
        </div>
      );
    case "empty":
    case "guest":
      return <Nothing model={model} results={results} />;
    case "error":
      return (
        <div className="martillo-lot-list__notice">
          <ErrorState title={results.message} next={results.next} onRetry={results.onRetry} />
        </div>
      );
  }
}

interface GridProps {
  ids: readonly (number | undefined)[];
  renderCard: LotListViewProps["renderCard"];
  isBusy: boolean;
}

function Grid({ ids, renderCard, isBusy }: GridProps) {
  return (
    <ul
      className="martillo-lot-list__grid"
      part="grid"
      aria-busy={isBusy || undefined}
      data-stale={(isBusy && ids[0] !== undefined) || undefined}
    >
      {ids.map((id, at) => (
        <li key={id ?? `place-${at}`} className="martillo-lot-list__cell">
          {renderCard(id)}
        </li>
      ))}
    </ul>
  );
}

interface NothingProps {
  model: LotListModel;
  results: Extract<LotListResults, { phase: "empty" | "guest" }>;
}

function Nothing({ model, results }: NothingProps) {
  const t = useMessages(lotListMessages);
  const { filters, list } = model;
  if (results.phase === "guest") {
    return (
      <EmptyState
        icon="user"
        title={t("signIn")}
        actions={
          <Button variant="primary" onClick={results.onSignIn}>
            {t("signInAction")}
          </Button>
        }
      >
        {results.isLost ? <span role="alert">{t("signInLost")}</span> : t("signInNext")}
      </EmptyState>
    );
  }
  if (list) {
    const isWatch = list === "watchlist" || list === "favorites";
    const next = isWatch ? "emptyWatch" : list.startsWith("selling") ? "emptySelling" : "emptyBids";
    return (
      <EmptyState icon={isWatch ? "heart" : "gavel"} title={t("emptyOwn")}>
        {t(next)}
      </EmptyState>
    );
  }
  const { isFiltered, elsewhere } = results;
  return (
    <EmptyState
      title={t("empty")}
      actions={
        <>
          {elsewhere && (
            <Button variant="primary" onClick={elsewhere.onShow}>
              {t(elsewhere.auction === 1 ? "inAuctions" : "inSales", {
                count: elsewhere.totalRecords,
              })}
            </Button>
          )}
          {isFiltered && <AlertButton query={model.query} emit={model.emit} />}
          {isFiltered && filters && filters.active.length > 0 && (
            <Button onClick={() => filters.onQuery(withoutFilters(filters.query))}>
              {t("clearAll")}
            </Button>
          )}
        </>
      }
    >
      {t(isFiltered ? "emptyFiltered" : "emptyUnfiltered")}
    </EmptyState>
  );
}
