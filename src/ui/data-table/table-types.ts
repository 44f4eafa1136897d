import type { ReactNode } from "react";

/** How a cell is shown (E039 of the specification of columns). */
export type CellKind =
  | "text"
  | "image"
  | "input"
  | "dropdown"
  | "imagewithurl"
  | "imagewithcompressedurl"
  | "date"
  | "datetime"
  | "price"
  | "countryprice"
  | "capitalize"
  | "payment_method"
  | "button";

/** A picture that may lead somewhere. */
export interface PictureCell {
  src: string;
  alt: string;
  href?: string | undefined;
}

/** An amount with the currency of its country. */
export interface CountryAmount {
  /** Decimal, as on the wire. */
  amount: string;
  /** ISO 4217, e.g. `EUR`. */
  currency: string;
}

/** How a sale was paid: in cash, or by a card or an account, of which the last figures are known. */
export interface PaidBy {
  type: string;
  last4?: string | undefined;
}

/** What a cell holds: texts, numbers and times (epoch milliseconds) as they are. Nothing is written `-`. */
export type CellValue = string | number | PictureCell | CountryAmount | PaidBy | null | undefined;

/** Why a cell could not be saved; `theirs` is the value that another person has written meanwhile. */
export interface CellRefusal {
  message: string;
  theirs?: string | undefined;
}

/** A column of a table. */
export interface TableColumn<Row> {
  id: string;
  label: string;
  /** @default "text" */
  kind?: CellKind;
  value: (row: Row) => CellValue;
  /** Draws the cell instead of its kind. */
  render?: (row: Row) => ReactNode;
  /** Of the main column: the row's link. */
  href?: (row: Row) => string;
  /** The link was pressed, or the button of a `button` cell; false where the host takes it over. */
  onOpen?: (row: Row) => boolean | void;
  /** @default false */
  isSortable?: boolean;
  /** Shown only to users who ask for it. @default false */
  isOptional?: boolean;
  /** It names the row and is always shown. @default false */
  isMain?: boolean;
  /** Of `dropdown`. */
  options?: readonly { value: string; label: string }[];
  /** Of `input` and `dropdown`: keeps a new value. */
  onSave?: (row: Row, value: string) => Promise<CellRefusal | undefined>;
  /** Longest text of `input`. */
  maxLength?: number;
}

/** What rows can be narrowed down by. */
export interface TableFilter {
  id: string;
  label: string;
  /** `number` and `date` are ranges, `whole` is one number from 1 on. */
  kind: "text" | "whole" | "choice" | "number" | "date" | "flag";
  /** Of `choice`. */
  options?: readonly { value: string; label: string }[];
  /** Of `choice`: no more than one value. @default false */
  isSingle?: boolean;
  /** Of `choice` whose options come late: what a value of the address looks like. */
  pattern?: RegExp;
}

/** From and to, each left out where there is no bound; numbers as typed, dates as `2026-11-20`. */
export interface FilterRange {
  from?: string;
  to?: string;
}

/** A value of a filter by its kind: text, chosen values, range, yes or no. */
export type FilterValue = string | readonly string[] | FilterRange | boolean;

/** Values by the name of their filter. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** A column, and whether the greatest comes first. */
export interface TableSort {
  id: string;
  desc: boolean;
}

/** Which rows are shown: what the address keeps. */
export interface TableQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: TableSort | undefined;
  search: string;
  filters: FilterValues;
}

/** Something that can be done to a row. */
export interface RowAction {
  id: string;
  label: string;
  href?: string;
  isDanger?: boolean;
}

/** The answer to a table's query. */
export interface DataTableAnswer<Row> {
  /** Undefined until something was read. */
  rows: readonly Row[] | undefined;
  total: number;
  /** There are more than were counted. */
  isCapped?: boolean;
  /** It could not be read: the rows are the last that were. */
  error?: { message: string; next?: string | undefined; retry: () => void } | undefined;
  /** So many rows have changed in a way that may move them. */
  changes?: number;
  /** Reads them in their new order. */
  onRefresh?: () => void;
}
