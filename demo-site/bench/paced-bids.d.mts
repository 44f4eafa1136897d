export interface Bid {
  /** Milliseconds on the clock of the process. */
  at: number;
  took: number;
}

export interface Usual {
  p50: number;
  p95: number;
  p99: number;
}

export interface Beside extends Usual {
  count: number;
  alone: Usual;
  ratio: number;
  medianRatio: number;
}

export function usual(bids: readonly Bid[]): Usual;
export function besideAlone(beside: readonly Bid[], alone: readonly Bid[]): Beside;
