import { useStore } from "zustand";
import type { ConnectionStatus } from "../../client";
import { useRuntime } from "./provider";

/** State of the live connection; while it is `reconnecting` or `offline` no bid is sent. */
export function useConnection(): ConnectionStatus {
  return useStore(useRuntime().connection);
}
