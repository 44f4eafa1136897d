// This folder: work that is done in other threads.
import type { MessagePort, ResourceLimits } from "node:worker_threads";
import { Worker } from "node:worker_threads";

/** Calls to a worker thread, which answers them in any order. */
export class WorkerCalls<Call extends object> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers>();
  #lastId = 0;
  #failure: Error | null = null;
  #isEnding = false;

  /** `onLost` hears of an end that no caller asked for. With `resourceLimits` the thread dies where it wants more. */
  constructor(
    file: string,
    workerData: unknown,
    onLost: (error: Error) => void = () => {},
    resourceLimits: ResourceLimits = {},
  ) {
    this.#worker = new Worker(file, { workerData, resourceLimits });
    this.#worker.on("message", (answer: Answer) => this.#settle(answer));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => {
      this.#fail(new Error("martillo: a worker has ended"));
      if (this.#failure && !this.#isEnding) onLost(this.#failure);
    });
  }

  send<Result>(call: Call): Promise<Result> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#lastId += 1;
    const id = this.#lastId;
    const message: Question<Call> = { id, call };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(message);
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as Result), reject });
    });
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#worker.terminate();
  }

  #settle({ id, value, error }: Answer) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(Object.assign(new Error(error.message), error));
    else waiting?.resolve(value);
  }

  #fail(error: Error) {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

interface PromiseWithResolvers {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Question<Call> {
  id: number;
  call: Call;
}

interface Answer {
  id: number;
  value?: unknown;
  /** Fields of the error that survive the way, its SQLSTATE among them. */
  error?: { message: string; code?: string };
}

/** The worker's side: answers every call that comes in. */
export function answerCalls(port: MessagePort, answer: (call: unknown) => Promise<unknown>) {
  port.on("message", ({ id, call }: Question<unknown>) => {
    answer(call).then(
      (value) => port.postMessage({ id, value } satisfies Answer),
      (error: unknown) => port.postMessage({ id, error: describe(error) } satisfies Answer),
    );
  });
}

function describe(error: unknown): NonNullable<Answer["error"]> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return { message: error.message, ...code };
}
