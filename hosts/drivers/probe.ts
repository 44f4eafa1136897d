/** What the tests see of a page from inside, through open shadow roots. Runs before the page's own code. */
export interface Probe {
  /** Violations of the page's policies. */
  readonly violations: readonly string[];
  /** The first visible element that matches, also in shadow roots; `text` is a pattern for its text. */
  find(selector: string, text?: string): HTMLElement | undefined;
  /** Sockets that are not closed. */
  sockets(): number;
  /** Timers that are to run once or again. */
  timers(): number;
}

declare global {
  var hostProbe: Probe;
}

/** Self-contained: its text is what the browser gets. */
export function installProbe(): void {
  if (globalThis.hostProbe) return;
  const violations: string[] = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });

  const sockets = new Set<WebSocket>();
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      sockets.add(this);
    }
  };

  const timers = new Set<unknown>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  Object.assign(globalThis, {
    setTimeout(run: (...values: unknown[]) => void, delayMs?: number, ...values: unknown[]) {
      const id: unknown = setTimeout(() => {
        timers.delete(id);
        run(...values);
      }, delayMs);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      clearTimeout(id);
    },
    setInterval(run: () => void, delayMs?: number) {
      const id = setInterval(run, delayMs);
      timers.add(id);
      return id;
    },
    clearInterval(id: number) {
      timers.delete(id);
      clearInterval(id);
    },
  });

  function* inside(root: ParentNode, selector: string): Generator<HTMLElement> {
    yield* root.querySelectorAll<HTMLElement>(selector);
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) yield* inside(element.shadowRoot, selector);
    }
  }

  globalThis.hostProbe = {
    violations,
    find(selector, text) {
      const pattern = text === undefined ? undefined : new RegExp(text);
      for (const element of inside(document, selector)) {
        if (!element.checkVisibility()) continue;
        if (!pattern || pattern.test(element.textContent.trim())) return element;
      }
      return undefined;
    },
    sockets: () => [...sockets].filter((socket) => socket.readyState !== socket.CLOSED).length,
    timers: () => timers.size,
  };
}
