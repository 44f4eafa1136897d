/** Longest wait for an answer, in milliseconds, retries included. */
export const READ_TIMEOUT_MS = 10_000;
/** Longest wait for the answer to a bid, in milliseconds. */
export const BID_TIMEOUT_MS = 8_000;
/** Longest wait for the answer to a call that sends a file: 10 MB at 1 Mbit/s take 80 s. */
export const UPLOAD_TIMEOUT_MS = 120_000;
