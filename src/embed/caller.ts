import type { makeCall as make } from "../state/caller";
import { NETWORK_FAILURE } from "../client/network-failure";
import { importAgain } from "./import-again";

type CallModule = typeof import("./call");

const part = (): Promise<CallModule> => import("./call");
let loading: Promise<CallModule> | undefined;
let failures = 0;

/**
 * Takes the place of `state/caller` in the embed: what a guest's widgets show at rest was asked for by the loader, so the code of
 * calls comes with the first one. Without that code no call was made, which reads as a lost connection and may be tried again.
 */
export const makeCall: typeof make = async (transport, action, input, options) => {
  try {
    loading ??= failures > 0 ? importAgain(part, failures) : part();
    const { call, toldOutcome } = await loading;
    return toldOutcome(await call(transport, action, input, options), transport, options);
  } catch {
    loading = undefined;
    failures++;
    return { ok: false, error: NETWORK_FAILURE };
  }
};
