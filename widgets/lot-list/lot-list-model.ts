import type { DashboardList } from "../../src/contract";
import type { SearchQuery } from "../../src/state";
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
  | { phase: "empty"; isFiltered: boolean }
  /** `isLost`: the sign-in in place could not be loaded; `onSignIn` tries again. */
  | { phase: "guest"; isLost: boolean; onSignIn: () => void }
  | { phase: "error"; message: string; next: string | undefined; onRetry: () => void };

/** The list as its view shows it. */
export interface LotListModel {
  results: LotListResults;
  /** undefined until the first answer. */
  total: number | undefined;
  search: string;
  sorts: readonly SelectOption[];
  sort: string;
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
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
