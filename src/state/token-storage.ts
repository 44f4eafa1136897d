/** Where a signed-in visitor's token outlives the page. Storage may be blocked or absent; then it lives in memory only. */
export interface TokenStorage {
  read(): string | undefined;
  /** `remember` keeps it after the browser closes. */
  write(token: string, remember: boolean): void;
  clear(): void;
  /** Another tab signed in or out. Returns the stop function. */
  onOtherTab(listener: (token: string | undefined) => void): () => void;
}

function storageOf(kind: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined; // third-party frames, strict privacy settings
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The browser's storages, under a key of the API's own. */
export function browserTokenStorage(apiBase: string): TokenStorage {
  const key = `martillo:token:${apiBase}`;
  return {
    read: () =>
      attempt(() => storageOf("sessionStorage")?.getItem(key)) ??
      attempt(() => storageOf("localStorage")?.getItem(key)) ??
      undefined,
    write(token, remember) {
      this.clear();
      attempt(() => storageOf(remember ? "localStorage" : "sessionStorage")?.setItem(key, token));
    },
    clear() {
      attempt(() => storageOf("sessionStorage")?.removeItem(key));
      attempt(() => storageOf("localStorage")?.removeItem(key));
    },
    onOtherTab(listener) {
      if (typeof addEventListener !== "function") return () => {};
      const handle = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(event.newValue ?? undefined);
      };
      addEventListener("storage", handle);
      return () => removeEventListener("storage", handle);
    },
  };
}

/** Storage of one page only, for tests and for hosts that give the token themselves. */
export function memoryTokenStorage(token?: string): TokenStorage {
  let current = token;
  return {
    read: () => current,
    write: (next) => void (current = next),
    clear: () => void (current = undefined),
    onOtherTab: () => () => {},
  };
}
