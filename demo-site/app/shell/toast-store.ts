import { useSyncExternalStore } from "react";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "error";
}

/** Most alerts that are shown at once; the oldest gives way. */
const MAXIMUM = 3;
const SHOWN_FOR_MS = 6_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Tells the visitor something that asks for no answer. */
export function showToast(text: string, kind: Toast["kind"] = "info"): void {
  const toast = { id: nextId++, text, kind };
  replace([...toasts.filter((shown) => shown.text !== text), toast].slice(-MAXIMUM));
  setTimeout(() => dismissToast(toast.id), SHOWN_FOR_MS);
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}
