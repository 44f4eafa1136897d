import { useEffect, useState } from "react";
import {
  commonFunctionGetAllCities,
  commonFunctionGetAllStates,
  type OutputOf,
} from "../../src/contract";
import { useRuntime } from "../../src/state";

type States = OutputOf<typeof commonFunctionGetAllStates>["records"];

/** Provinces and the towns of one of them, by name; empty until they are there, and where they cannot be had. */
export function usePlaceLists(state: string): { states: string[]; cities: readonly string[] } {
  const { call } = useRuntime();
  const [states, setStates] = useState<States>([]);
  const [known, setKnown] = useState<{ code: string; names: string[] }>();
  const code = states.find(({ name }) => isSame(name, state))?.isoCode;

  useEffect(() => {
    let isGone = false;
    async function ask() {
      const result = await call(commonFunctionGetAllStates, {});
      if (result.ok && !isGone) setStates(result.data.records);
    }
    void ask();
    return () => void (isGone = true);
  }, [call]);

  useEffect(() => {
    let isGone = false;
    async function ask(stateCode: string) {
      const result = await call(commonFunctionGetAllCities, { stateCode });
      if (!result.ok || isGone) return;
      setKnown({ code: stateCode, names: result.data.records.map(({ name }) => name) });
    }
    if (code !== undefined) void ask(code);
    return () => void (isGone = true);
  }, [call, code]);

  return {
    states: states.map(({ name }) => name),
    cities: known !== undefined && known.code === code ? known.names : [],
  };
}

/** Maps say Madrid of the Comunidad de Madrid. */
function isSame(name: string, given: string): boolean {
  const wanted = fold(given);
  return wanted !== "" && ` ${fold(name)}`.endsWith(` ${wanted}`);
}

/** A name without accents means the same province. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
