import { useSyncExternalStore } from "react";

export type LoginView = "login" | "register";

let view: LoginView | undefined;
const listeners = new Set<() => void>();

function show(next: LoginView | undefined): void {
  view = next;
  for (const listener of listeners) listener();
}

const dialog = { open: (next: LoginView) => show(next), close: () => show(undefined) };

/** Opens and closes the one sign-in dialog of the site, from anywhere. */
export function useLoginDialog() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => view,
  );
  return { view: current, ...dialog };
}
