// Set up before each test file: how long a test waits for what it wants to see. A machine that does other things besides is slower,
// not wrong, so the patience is longer than anything takes; what is seen ends the wait.
import { vi } from "vitest";

/** As vitest.config.ts says for `expect.poll` and `expect.element`. */
const PATIENCE_MS = 20_000;

const { waitFor, waitUntil } = vi;

function patient(options: object | number | undefined) {
  return typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options };
}

vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));
