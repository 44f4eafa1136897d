import { formatRemaining, remaining, type Temperature } from "../../domain";
import type { ServerClock } from "./clock";

/** A countdown as people read it. */
export interface CountdownText {
  text: string;
  temperature: Temperature;
  /** The moment has passed by the server's clock; whether the lot is closed is for the server to say. */
  isOver: boolean;
}

/** Read at zero, until the server says what became of the lot. */
export const CHECKING_CLOSE = "Comprobando cierre…";
/** Read at zero of a countdown to an opening. */
export const CHECKING_OPENING = "Abriendo…";
/** Read before the server has told its time: the device's own clock is not trusted. */
export const NO_TIME_YET = "–";

/** What a countdown to `target` (epoch milliseconds) reads now. */
export function countdownAt(clock: ServerClock, target: number, isOpening = false): CountdownText {
  if (!clock.isSynced()) return { text: NO_TIME_YET, temperature: "normal", isOver: false };
  const leftMs = target - clock.now();
  if (leftMs <= 0) {
    return {
      text: isOpening ? CHECKING_OPENING : CHECKING_CLOSE,
      temperature: "last",
      isOver: true,
    };
  }
  return {
    text: formatRemaining(leftMs),
    temperature: remaining(leftMs).temperature,
    isOver: false,
  };
}
