import { useEffect, useState } from "react";
import { commonGetDefault, type Defaults } from "../../src/contract";
import { useRuntime } from "../../src/state";

/** What there is besides e-mail and password. */
export interface WaysIn {
  /** Public id of the house at Google; undefined where it has none. */
  googleClientId: string | undefined;
  /** Codes by SMS sign in. */
  isByPhone: boolean;
}

const known = new Map<string, WaysIn>();

function waysOf({ variables, features }: Defaults): WaysIn {
  const id = variables["google_client_id"];
  return {
    googleClientId: typeof id === "string" && id !== "" ? id : undefined,
    isByPhone: features["phone_login"] === true,
  };
}

/** Asks once for each API; undefined until it has answered. */
export function useWays(): WaysIn | undefined {
  const { id, call } = useRuntime();
  const [ways, setWays] = useState(known.get(id));
  useEffect(() => {
    if (known.has(id)) return;
    let isGone = false;
    async function ask() {
      const result = await call(commonGetDefault, {});
      if (!result.ok) return;
      known.set(id, waysOf(result.data));
      if (!isGone) setWays(known.get(id));
    }
    void ask();
    return () => void (isGone = true);
  }, [id, call]);
  return ways;
}
