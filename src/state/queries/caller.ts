import { NETWORK_FAILURE } from "../../client/network-failure";
import { importAgain } from "../../late";
import { makeCall as makeNow } from "./calls-at-once";

const chunk = () => import("./make-call");
let loading: ReturnType<typeof chunk> | undefined;
let failures = 0;

/** Without its code no call was made, which reads as a lost connection and may be tried again. */
const makeLate: typeof makeNow = async (...call) => {
  try {
    loading ??= failures > 0 ? importAgain(chunk, failures) : chunk();
    const { makeCall } = await loading;
    return makeCall(...call);
  } catch {
    loading = undefined;
    failures++;
    return { ok: false, error: NETWORK_FAILURE };
  }
};

/**
 * How a runtime makes its calls. The loader of the script tag has asked for what guests see first, so in its build the code of calls
 * comes with the first one; a page of its own makes calls at once, and has the code at once.
 */
export const makeCall: typeof makeNow = (...call) => {
  if (import.meta.env?.MARTILLO_LATE_CALLS) return makeLate(...call);
  return makeNow(...call);
};
