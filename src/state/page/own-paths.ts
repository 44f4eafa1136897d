import { useSyncExternalStore } from "react";
import type { OwnPaths } from "../../domain";
import { pageRegistry } from "./registry";
import { onPageSettings } from "./settings";

function ownPaths(): OwnPaths | undefined {
  const { settings, scriptSettings } = pageRegistry();
  return settings.paths ?? scriptSettings.paths;
}

/** Pages of a site of one's own, as `configure({ paths })` says. */
export function useOwnPaths(): OwnPaths | undefined {
  return useSyncExternalStore(onPageSettings, ownPaths, ownPaths);
}
