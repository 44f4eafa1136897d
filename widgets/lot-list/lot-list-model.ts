import type { DashboardList } from "../../src/contract";
import type { Emit, SearchQuery } from "../../src/state";
import type { SelectOption } from "../../src/ui";
import type { SignInFirst } from "../lot-card";
import type { ChoiceFilter } from "./lot-query";

/** One value that a filter offers. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
  isOn: boolean;
}

export interface FacetGroup {
  name: ChoiceFilter;
  values: readonly FacetValue[];
}

/** A filter that is on, and the query without it. */
export interface ActiveFilter {
  key: string;
  name: string;
  value: string;
  without: SearchQuery;
}

/** What the filter form shows and does. */
export interface FilterModel {
  query: SearchQuery;
  groups: readonly FacetGroup[];
  active: readonly ActiveFilter[];
  total: number | undefined;
  onQuery: (query: SearchQuery) => void;
}

export type LotListResults =
  /** `ids` of the cards on this page; `isStale` while another page or filter is on its way. */
  | { phase: "loading"; expected: number }
  | { phase: "ready"; ids: readonly number[]; isStale: boolean; page: number; pageCount: number }
  /** `elsewhere`: what the other kind of sale has. */
  | {
      phase: "empty";
      isFiltered: boolean;
      elsewhere: { auction: 0 | 1; totalRecords: number; onShow: () => void } | undefined;
    }
  /** The page around the list asks for what cannot be; its console says what. */
  | { phase: "misused" }
  /** `isLost`: the sign-in in place could not be loaded; `onSignIn` tries again. */
  | { phase: "guest"; isLost: boolean; onSignIn: () => void }
  | { phase: "error"; message: string; next: string | undefined; onRetry: () => void };

/** The list as its view shows it. */
export interface LotListModel {
  results: LotListResults;
  /** undefined until the first answer. */
  total: number | undefined;
  /** The words that were searched for. */
  search: string;
  /** The words of the visitor, where nothing has them and others were searched for. */
  corrected: string | undefined;
  /** All that the list is about, for an alert. */
  query: SearchQuery;
  emit: Emit;
  sorts: readonly SelectOption[];
  sort: string;
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
  /** Other words: the filters stay, the pages begin anew. */
  onSearch: (text: string) => void;
  pageHref: ((page: number) => string) | undefined;
  /** null for lists without filters. */
  filters: FilterModel | null;
  /** The caller's own list, if it is one. */
  list: DashboardList | undefined;
  /** The sign-in that a list of one's own needs, in place. */
  signIn: SignInFirst;
  onSignInLost: () => void;
  announcement: string;
}
