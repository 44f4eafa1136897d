import { vi } from "vitest";

/** Tries again until it holds. Two cores are shared with browsers and databases, so it takes the time that it takes. */
export function until<T>(check: () => T | Promise<T>, timeout = 20_000): Promise<T> {
  return vi.waitFor(check, { timeout });
}
