/** A caller in the first line goes before all callers of the usual one. */
export type Line = "first" | "usual";

export interface TurnOptions {
  /** How many are served at once. */
  atOnce: number;
  waitLimitMs: number;
  /** How many may wait in each line. @default without limit */
  mostWaiting?: number;
  /** Says why a caller was not served: the line is full, or the caller has waited for too long. */
  refusal(): Error;
  /** A caller that has had a turn of the first line may come back at once with the next one. @default false */
  lingers?: boolean;
  /** For how many milliseconds a place stays empty after a turn that took `tookMs`. Asked again meanwhile: with 0 it is over. @default 0 */
  restMs?(tookMs: number): number;
}

/** How long a place rests before it asks whether it still must. */
const LOOK_MS = 250;

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** Then one of the usual line has its turn, so that no caller waits for ever. */
const FIRST_IN_A_ROW = 8;

interface Waiting {
  line: Line;
  serve(): Promise<void>;
}

/** The turns at a thing that serves only a few at once. Knows nothing of what that is. */
export class Turns {
  readonly #options: TurnOptions;
  readonly #lines: Record<Line, Set<Waiting>> = { first: new Set(), usual: new Set() };
  #running = 0;
  #inARow = 0;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** Runs it when it is its turn; never when the signal says before that no caller waits for it any more. */
  take<T>(line: Line, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const waiting = this.#lines[line];
    const { mostWaiting = Infinity, waitLimitMs, refusal } = this.#options;
    if (waiting.size >= mostWaiting || signal?.aborted) return Promise.reject(refusal());
    return new Promise<T>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const giveUp = () => {
        stopWaiting();
        waiting.delete(entry);
        reject(refusal());
      };
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
      };
      const entry: Waiting = {
        line,
        async serve() {
          stopWaiting();
          try {
            resolve(await run());
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
      };
      waiting.add(entry);
      this.#go();
      if (!waiting.has(entry)) return;
      timer = setTimeout(giveUp, waitLimitMs);
      signal?.addEventListener("abort", giveUp);
    });
  }

  #go() {
    while (this.#running < this.#options.atOnce) {
      const next = this.#next();
      if (!next) return;
      this.#lines[next.line].delete(next);
      void this.#serve(next);
    }
  }

  #next(): Waiting | undefined {
    const [first] = this.#lines.first;
    const [usual] = this.#lines.usual;
    if (!usual) this.#inARow = 0;
    if (first && (!usual || this.#inARow < FIRST_IN_A_ROW)) return first;
    return this.#lingering === undefined ? usual : undefined;
  }

  async #serve(entry: Waiting) {
    this.#running++;
    this.#stopLingering();
    this.#inARow = entry.line === "first" ? this.#inARow + 1 : 0;
    const started = performance.now();
    await entry.serve();
    await this.#rest(performance.now() - started);
    this.#running--;
    if (entry.line === "first") this.#linger();
    this.#go();
  }

  async #rest(tookMs: number) {
    const restMs = () => this.#options.restMs?.(tookMs) ?? 0;
    for (let left = restMs(); left > 0 && restMs() > 0; left -= LOOK_MS) {
      await pause(Math.min(left, LOOK_MS));
    }
  }

  /** The next group of bids is put together while the last one is answered. */
  #linger() {
    if (!this.#options.lingers || this.#inARow >= FIRST_IN_A_ROW) return;
    this.#lingering = setTimeout(() => {
      this.#lingering = undefined;
      this.#go();
    }, 0);
  }

  #stopLingering() {
    clearTimeout(this.#lingering);
    this.#lingering = undefined;
  }
}
