import { useEffect, useState } from "react";
import type { FieldToShow } from "../../src/forms";
import { useRuntime, type WidgetRuntime } from "../../src/state";
import type { AccountKind } from "./registration-rules";
import type { House, HouseAnswer } from "./asked";

/** What the house asks, once it has answered. */
export interface HouseState {
  house: House | undefined;
  /** The house's own fields; null while they are on their way, undefined when they could not be had. */
  fields: readonly FieldToShow[] | null | undefined;
  /** Asks again where there is no answer yet. */
  settle: (reader?: HouseReader) => Promise<HouseAnswer | undefined>;
}

/** The code that asks. */
export interface HouseReader {
  readHouse(runtime: Pick<WidgetRuntime, "call">, kind: AccountKind): Promise<HouseAnswer>;
}

/** Asks the house as soon as the code for its questions is there. */
export function useAskedOfAccounts(
  kind: AccountKind,
  details: HouseReader | undefined,
): HouseState {
  const runtime = useRuntime();
  const [known, setKnown] = useState<HouseAnswer & { kind: AccountKind }>();

  useEffect(() => {
    let isGone = false;
    async function ask() {
      const answer = await details?.readHouse(runtime, kind);
      if (answer && !isGone) setKnown({ ...answer, kind });
    }
    void ask();
    return () => void (isGone = true);
  }, [runtime, details, kind]);

  return {
    house: known?.house,
    fields: known?.kind === kind ? known.fields : null,
    settle: async (reader = details) => (known?.house ? known : reader?.readHouse(runtime, kind)),
  };
}
