// What a page hears of payments.
import type { AnyCall } from "../../contract";
import { useRuntime } from "../../state";
import { usePageNews } from "../page-news";

/** Hears that money of the signed-in person has moved, wherever that was; keeps the connection that tells it. */
export function useMoneyNews(listener: () => void): void {
  usePageNews("martillo:money", listener);
}

/** Reads again what these calls answered whenever money has moved. */
export function useMoneyQueries(...calls: readonly Pick<AnyCall, "name">[]): void {
  const { invalidate } = useRuntime();
  useMoneyNews(() => invalidate(...calls.map(({ name }) => name)));
}
