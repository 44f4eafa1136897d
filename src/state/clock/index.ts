// Time: the server's clock as this page knows it, and what a countdown reads.
export {
  after,
  afterPaint,
  createFixedClock,
  createServerClock,
  monotonicNow,
  type ServerClock,
} from "./clock";
export {
  CHECKING_CLOSE,
  CHECKING_OPENING,
  countdownAt,
  type CountdownText,
  NO_TIME_YET,
} from "./countdown-text";
