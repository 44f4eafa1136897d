import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

const settings = { open: () => show(true), close: () => show(false) };

/** Opens and closes what the visitor chose about cookies, from anywhere. */
export function useCookieSettings() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
  return { isOpen: current, ...settings };
}
