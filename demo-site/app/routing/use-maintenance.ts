import { commonGetDefault, type Defaults } from "martillo/contract";
import { isSentToMaintenance } from "martillo/domain";
import { useQuery, useSession } from "martillo";

export interface MaintenanceState {
  /** Undefined until the server has told. */
  rules: Defaults["maintenance"] | undefined;
  /** Whether this visitor may not see the page at a path now. The house's own people see every page, or nobody could look at the work. */
  isSentFrom(path: string): boolean;
}

/** What the house has set about maintenance; asked again each so many milliseconds. */
export function useMaintenance(refreshMs = 0): MaintenanceState {
  const { data } = useQuery(commonGetDefault, {}, { refreshMs });
  const { user } = useSession();
  const rules = data?.maintenance;
  return {
    rules,
    isSentFrom: (path) =>
      rules !== undefined &&
      user?.staff !== 1 &&
      isSentToMaintenance(rules, { path, addressMatches: rules.address_matches === 1 }),
  };
}
