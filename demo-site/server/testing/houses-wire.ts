import type { Answer } from "./in-page-api";
import type { PageApi } from "./page-api";

/** What a page tells the process of the houses in the header of this name: the request that it would send, but for its body. */
export const REQUEST_HEADER = "x-house-request";
/** The answer of the house but for its body. */
export const ANSWER_HEADER = "x-house-answer";

export interface WireRequest {
  url: string;
  method: string;
  headers: [string, string][];
}

export interface WireAnswer {
  status: number;
  statusText: string;
  headers: [string, string][];
}

/** Headers carry Latin letters alone. */
export function written(value: WireRequest | WireAnswer): string {
  return encodeURIComponent(JSON.stringify(value));
}

export function read(header: string | null | undefined): unknown {
  return JSON.parse(decodeURIComponent(header ?? ""));
}

/** What a page asks of a house beside requests: a name and arguments, as JSON. */
export type Tools = Pick<
  PageApi,
  | "outbox"
  | "seedLot"
  | "seedUser"
  | "moveEnd"
  | "endAuction"
  | "sendNotices"
  | "seedImport"
  | "runImports"
  | "close"
> & {
  query(sql: string, params?: readonly unknown[]): Promise<unknown[]>;
  call(
    name: string,
    input: unknown,
    as?: { token?: string; origin?: string } | null,
  ): Promise<Omit<Answer<unknown>, "headers"> & { headers: [string, string][] }>;
};

export interface ToolAnswer {
  value?: unknown;
  /** Why it failed. */
  error?: string;
}
