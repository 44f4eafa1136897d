import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Lot } from "../../contract";
import { countdownAt, type CountdownText, NO_TIME_YET } from "../clock";
import { useRuntime } from "./provider";

/** The part of a lot that a countdown needs. */
export type CountdownLot = Pick<Lot, "market_status" | "date_start" | "date_closed">;

/** A countdown as it reads now. */
export interface CountdownState extends CountdownText {
  /** Milliseconds left when the text last changed; never negative. */
  remainingMs: number;
  /** The moment is at most this many milliseconds off; Infinity before the server has told its time. */
  errorBoundMs: number;
}

/** What a countdown of this lot runs to: its opening while it is scheduled, else its end. */
function countdownTarget(lot: CountdownLot | number): number {
  if (typeof lot === "number") return lot;
  return lot.market_status === "scheduled" ? lot.date_start : lot.date_closed;
}

/** The server's time in epoch milliseconds, renewed each second. Re-renders each second: prefer `Countdown` for showing time. */
export function useNow(): number {
  const { clock } = useRuntime();
  const second = useSyncExternalStore(
    clock.onTick,
    () => Math.floor(clock.now() / 1000),
    () => Math.floor(clock.now() / 1000),
  );
  return second * 1000;
}

/** On a server, and until its HTML has come to life: the same in both places, also where their clocks differ. */
const BEFORE_ANY_TIME: CountdownState = {
  text: NO_TIME_YET,
  temperature: "normal",
  isOver: false,
  remainingMs: Infinity,
  errorBoundMs: Infinity,
};
const readBefore = () => BEFORE_ANY_TIME;

/**
 * Time left until a lot ends (or opens, while it is scheduled), or until a moment in epoch milliseconds. Renders again only when
 * the text changes. At zero it reads "Comprobando cierre…" until the server reports the end; nothing here ever says "closed".
 */
export function useCountdown(lot: CountdownLot | number): CountdownState {
  const { clock } = useRuntime();
  const target = countdownTarget(lot);
  const isOpening = typeof lot !== "number" && lot.market_status === "scheduled";
  const last = useRef<CountdownState | undefined>(undefined);
  const read = useCallback(() => {
    const next: CountdownState = {
      ...countdownAt(clock, target, isOpening),
      remainingMs: Math.max(0, target - clock.now()),
      errorBoundMs: clock.errorBoundMs(),
    };
    const before = last.current;
    const isSame =
      before?.text === next.text &&
      before.temperature === next.temperature &&
      before.isOver === next.isOver &&
      Number.isFinite(before.errorBoundMs) === Number.isFinite(next.errorBoundMs);
    return isSame ? before : (last.current = next);
  }, [clock, target, isOpening]);
  return useSyncExternalStore(clock.onTick, read, readBefore);
}
