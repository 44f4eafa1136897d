/** Where a signed-in visitor's token outlives the page. Storage may be blocked or absent; then it lives in memory only. */
export interface TokenStorage {
  read(): string | undefined;
  /** `remember` keeps it after the browser closes; without a word it stays as long as the one that it replaces. */
  write(token: string, remember?: boolean): void;
  /** Forgets this token; another one that was kept meanwhile stays. */
  forget(token: string): void;
  /** Another tab changed what `read()` gives, perhaps. Returns the stop function. */
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
  const kinds = ["sessionStorage", "localStorage"] as const;

  function read(): string | undefined {
    for (const kind of kinds) {
      const token = attempt(() => storageOf(kind)?.getItem(key));
      if (token) return token;
    }
    return undefined;
  }

  function remove(kind: (typeof kinds)[number]) {
    attempt(() => storageOf(kind)?.removeItem(key));
  }

  return {
    read,
    write(token, remember = Boolean(attempt(() => storageOf("localStorage")?.getItem(key)))) {
      for (const kind of kinds) remove(kind);
      attempt(() => storageOf(remember ? "localStorage" : "sessionStorage")?.setItem(key, token));
    },
    forget(token) {
      for (const kind of kinds) {
        if (attempt(() => storageOf(kind)?.getItem(key)) === token) remove(kind);
      }
    },
    onOtherTab(listener) {
      if (typeof addEventListener !== "function") return () => {};
      // Events tell of one storage each and may be late: the present content counts.
      const handle = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(read());
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
    forget(gone) {
      if (current === gone) current = undefined;
    },
    onOtherTab: () => () => {},
  };
}
