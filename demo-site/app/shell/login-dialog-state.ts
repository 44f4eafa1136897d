import { useSyncExternalStore } from "react";
import type { LoginReason } from "martillo";

export interface LoginRequest {
  mode: "login" | "register";
  reason?: LoginReason | undefined;
  /** The page that follows a sign-in. @default where the visitor is, or the page that the address names */
  goTo?: string | undefined;
}

let request: LoginRequest | undefined;
const listeners = new Set<() => void>();

function show(next: LoginRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

const dialog = {
  open: (mode: LoginRequest["mode"], reason?: LoginReason, goTo?: string) =>
    show({ mode, reason, goTo }),
  close: () => show(undefined),
};

/** Opens and closes the one sign-in dialog of the site, from anywhere. */
export function useLoginDialog() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => request,
  );
  return { request: current, ...dialog };
}
