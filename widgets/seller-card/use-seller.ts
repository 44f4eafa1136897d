import { useEffect, useState } from "react";
import { customSeller, type OutputOf } from "../../src/contract";
import { type Result, useRuntime } from "../../src/state";

type Answer = Result<OutputOf<typeof customSeller>>;

/**
 * What the house says of an account that sells; undefined while it is asked, and for a number that is none. Asked once, by the call itself:
 * the queries that refresh and share answers would be a quarter of what the widget brings to a page.
 */
export function useSeller(id: number | undefined): {
  answer: Answer | undefined;
  retry: () => void;
} {
  const { call } = useRuntime();
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<{ id: number; tries: number; answer: Answer }>();

  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    async function ask(seller: number) {
      const answer = await call(customSeller, { seller }, { isRead: true });
      if (!isGone) setLast({ id: seller, tries, answer });
    }
    void ask(id);
    return () => void (isGone = true);
  }, [call, id, tries]);

  return {
    answer: last?.id === id && last?.tries === tries ? last.answer : undefined,
    retry: () => setTries((count) => count + 1),
  };
}
