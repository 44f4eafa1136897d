// What a page hears of messages.
import type { AnyCall } from "../../contract";
import { useRuntime } from "../../state";
import { usePageNews } from "../page-news";

/** Reads again what these calls answered whenever something was written to the signed-in person, or read by the other side. */
export function useTalkQueries(...calls: readonly Pick<AnyCall, "name">[]): void {
  const { invalidate } = useRuntime();
  usePageNews("martillo:inbox", () => invalidate(...calls.map(({ name }) => name)));
}
