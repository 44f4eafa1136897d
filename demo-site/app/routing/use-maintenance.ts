import { commonGetDefault, type Defaults } from "martillo/contract";
import { isSentToMaintenance } from "martillo/domain";
import { useQuery, useSession } from "martillo";

export interface MaintenanceState {
  /** Undefined until the server has told. */
  rules: Defaults["maintenance"] | undefined;
  /**
   * Whether this visitor may not see the page at a path now; undefined until both the rules and the user are known. Staff of the house see
   * every page, so that they can look at the work.
   */
  isSentFrom(path: string): boolean | undefined;
}

/** What the house has set about maintenance; asked again each so many milliseconds. */
export function useMaintenance(refreshMs = 0): MaintenanceState {
  const { data } = useQuery(commonGetDefault, {}, { refreshMs });
  const { status, user } = useSession();
  const rules = data?.maintenance;
  return {
    rules,
    isSentFrom(path) {
      if (rules === undefined) return undefined;
      const addressMatches = rules.address_matches === 1;
      if (!isSentToMaintenance(rules, { path, addressMatches })) return false;
      return status === "unknown" ? undefined : user?.staff !== 1;
    },
  };
}
