import { useStore } from "zustand";
import type { Scope } from "../../contract";
import { useRuntime } from "./provider";

/** What the visitor allows this page; undefined on the auction house's own pages, which may do everything. */
export function usePageScopes(): readonly Scope[] | undefined {
  return useStore(useRuntime().session.store, ({ scopes }) => scopes);
}
