import { useHouseDefaults } from "../../src/state";

/** What there is besides e-mail and password. */
export interface WaysIn {
  /** Public id of the house at Google; undefined where it has none. */
  googleClientId: string | undefined;
  /** Codes by SMS sign in. */
  isByPhone: boolean;
}

/** What the house has switched on; undefined until it has told. */
export function useWays(): WaysIn | undefined {
  const defaults = useHouseDefaults();
  if (!defaults) return undefined;
  const id = defaults.variables["google_client_id"];
  return {
    googleClientId: typeof id === "string" && id !== "" ? id : undefined,
    isByPhone: defaults.features["phone_login"] === true,
  };
}
