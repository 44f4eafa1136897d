const LONGEST_MS = 60_000;
const AFTER_FAILURE_MS = 1_000;

/** Rings once it is started, whenever something is due; never twice at the same time. */
export interface Alarm {
  start(): void;
  /** Something is due so many milliseconds from now. */
  setIn(ms: number): void;
  stop(): void;
}

/** `ring` does what is due and tells in how many milliseconds it wants to be called again; null where nothing waits. */
export function alarm(ring: () => Promise<number | null>): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ringsAt = Infinity;
  let isOn = false;
  let isRinging = false;

  function setIn(ms: number) {
    if (!isOn) return;
    const wait = Math.min(Math.max(ms, 0), LONGEST_MS);
    const at = performance.now() + wait;
    if (at >= ringsAt) return;
    ringsAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => void now(), wait);
    // Alone it keeps no process alive.
    (timer as { unref?: () => void }).unref?.();
  }

  async function now() {
    ringsAt = Infinity;
    // Work that becomes due meanwhile is found by the ring under way.
    if (isRinging) return;
    isRinging = true;
    const wait = await ring().catch(() => AFTER_FAILURE_MS);
    isRinging = false;
    if (wait !== null) setIn(wait);
  }

  return {
    setIn,
    start() {
      isOn = true;
      setIn(0);
    },
    stop() {
      isOn = false;
      ringsAt = Infinity;
      clearTimeout(timer);
    },
  };
}
