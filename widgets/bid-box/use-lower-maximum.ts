import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { useChunk } from "../../src/late";
import type { Lowering } from "./steps/lower-maximum";
import { stepsChunk } from "./chunks";

export interface LowerMaximumSettings {
  lotId: number;
  /** Owner of the maximum. No other user may see the result of lowering it. */
  owner: number | undefined;
  refresh: () => void;
}

const IDLE: Lowering = { phase: "idle" };

/** Where the lowering of the leader's own maximum stands. */
export function useLowerMaximum({ lotId, owner, refresh }: LowerMaximumSettings) {
  const locale = useLocale();
  const { call } = useRuntime();
  const { module } = useChunk(stepsChunk, false);
  const [known, setKnown] = useState({ owner, state: IDLE });
  /** Numbers the tries; what comes of a former one changes nothing. */
  const tries = useRef(0);
  const formerOwner = useRef(owner);
  useEffect(() => {
    if (formerOwner.current !== owner) tries.current++;
    formerOwner.current = owner;
  }, [owner]);
  useEffect(() => {
    const numbers = tries;
    return () => void numbers.current++;
  }, []);

  return {
    state: known.owner === owner ? known.state : IDLE,
    /** Only a confirmation leads here, and its code brings this too. */
    lower(cents: number) {
      const number = ++tries.current;
      void module?.lowerMaximum({
        lotId,
        cents,
        call,
        refresh,
        tell: (state) => setKnown({ owner, state }),
        isWanted: () => number === tries.current,
        locale,
      });
    },
    reset: () => setKnown({ owner, state: IDLE }),
  };
}
