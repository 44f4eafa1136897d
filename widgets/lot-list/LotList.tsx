import { useEffect, useRef } from "react";
import type { DashboardList } from "../../src/contract";
import { addPageList, type EventProps, type SearchQuery, useWidgetEvents } from "../../src/state";
import { LazyLoginDialog, LotCard, type LotCardEvents, LotCardPlaceholder } from "../lot-card";
import { LotListView } from "./LotListView";
import { useLotList } from "./use-lot-list";

/** The events of a lot list: its own query, and all events of its cards. */
export type LotListEvents = EventProps<"martillo-query-changed" | "martillo-search-saved"> &
  LotCardEvents;

/** Props of `LotList`: which lots, how they are shown, and a callback for each event. */
export interface LotListProps extends LotListEvents {
  /** 1 lists timed auctions, 0 direct sales; without it both. */
  auction?: 0 | 1;
  /** Number of a seller: only that seller's lots. */
  seller?: number;
  /** Number of an auction event: only its lots. */
  event?: number;
  /** Only lots of this category; several with commas between, `Motos, Furgonetas`. */
  category?: string;
  /** One of the caller's own lists instead of a search. */
  list?: DashboardList;
  /** Text, filters, order and page. The list follows it whenever it says something new. */
  query?: SearchQuery;
  /** Cards per page. @default 12, own lists 10 */
  limit?: number;
  /** Leaves the filters out. @default false */
  hideFilters?: boolean;
  /** Offers bids in place. @default true */
  quickBid?: boolean;
  /** Level of the heading with the count; cards are one below. @default 2 */
  headingLevel?: number;
  /** Address of a query, so that pages are real links. */
  queryHref?: (query: SearchQuery) => string;
}

const LEVELS = [2, 3, 4, 5] as const;

/** Lots to browse: filters with counts, order, pages, and cards that stay live. */
export function LotList({ auction, ...props }: LotListProps) {
  // An attribute may hold any number.
  const kind = auction === 0 || auction === 1 ? { auction } : {};
  // Another kind of list starts anew; a change of filters or page does not.
  return (
    <LiveList
      key={[props.list, kind.auction, props.seller, props.event, props.category].join("/")}
      {...props}
      {...kind}
    />
  );
}

function LiveList(props: LotListProps) {
  const emit = useWidgetEvents(props);
  const model = useLotList(props, emit);
  const section = useRef<HTMLElement>(null);
  const { list, onSearch } = model;
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    const node = section.current;
    // One's own lists have no words to search by.
    if (list || !node) return;
    return addPageList({
      node,
      search(text) {
        search.current(text);
        showTop(node);
      },
    });
  }, [list]);
  const headingLevel = LEVELS.find((level) => level === props.headingLevel) ?? 2;
  const card = { headingLevel: headingLevel + 1, quickBid: props.quickBid ?? true };
  return (
    <>
      <LotListView
        ref={section}
        model={model}
        headingLevel={headingLevel}
        renderCard={(id) =>
          id === undefined ? (
            <LotCardPlaceholder {...card} />
          ) : (
            <LotCard {...cardEvents(props)} {...card} lot={id} />
          )
        }
      />
      <LazyLoginDialog {...cardEvents(props)} signIn={model.signIn} onLost={model.onSignInLost} />
    </>
  );
}

/** Above this part of the window the top of a list shows enough of it. */
const UPPER_PART = 0.6;

/** Brings what was found into view. A list that can be seen stays where it is: it would push the box in which one types out of the window. */
function showTop(node: HTMLElement) {
  const { top } = node.getBoundingClientRect();
  if (top >= 0 && top <= innerHeight * UPPER_PART) return;
  // The style leaves room above it, for that box.
  node.scrollIntoView({ block: "start" });
}

function cardEvents({
  onQueryChanged: _own,
  onSearchSaved: _saved,
  ...props
}: LotListProps): LotCardEvents {
  return Object.fromEntries(Object.entries(props).filter(([name]) => /^on[A-Z]/.test(name)));
}
