/** Finds out that a connection is dead although neither side closed it. */
export interface Watchdog {
  start(): void;
  stop(): void;
  /** Anything arrived. */
  heard(): void;
  /** A pong with the server's time arrived. */
  answered(serverMs: number): void;
  /** Asks now. */
  ping(): void;
}

export interface WatchdogOptions {
  ping(): void;
  onDead(): void;
  onSample(sample: { sentAt: number; receivedAt: number; serverMs: number }): void;
}

/** Silence after which a ping is sent. */
const SILENCE_MS = 5_000;
/** A ping without any answer for this long means a dead connection; found 9 s after the last sign of life at the latest. */
const ANSWER_MS = 4_000;
/** The clock is measured at least this often, however lively the connection. */
const MEASURE_MS = 60_000;
/** And once when a page has calmed down: while it loads, answers wait for their turn, and the clock is off by half of that. */
const CALM_MS = 3_000;

/** A watchdog for one connection at a time. */
export function createWatchdog({ ping, onDead, onSample }: WatchdogOptions): Watchdog {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let answer: ReturnType<typeof setTimeout> | undefined;
  let measure: ReturnType<typeof setTimeout> | undefined;
  /** When the pings were sent that are not answered yet, oldest first. */
  let sent: number[] = [];
  let isRunning = false;

  function listen() {
    clearTimeout(silence);
    if (isRunning) silence = setTimeout(ask, SILENCE_MS);
  }

  function planMeasure(delayMs: number) {
    measure = setTimeout(() => {
      planMeasure(MEASURE_MS);
      ask();
    }, delayMs);
  }

  function ask() {
    if (!isRunning) return;
    sent.push(performance.now());
    ping();
    answer ??= setTimeout(onDead, ANSWER_MS);
  }

  function stop() {
    isRunning = false;
    clearTimeout(silence);
    clearTimeout(answer);
    clearTimeout(measure);
    answer = undefined;
    sent = [];
  }

  return {
    start() {
      stop();
      isRunning = true;
      planMeasure(CALM_MS);
      listen();
    },
    stop,
    heard() {
      clearTimeout(answer);
      answer = undefined;
      listen();
    },
    answered(serverMs) {
      const sentAt = sent.shift();
      if (sentAt !== undefined) onSample({ sentAt, receivedAt: performance.now(), serverMs });
    },
    ping: ask,
  };
}
