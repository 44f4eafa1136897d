/** The functions to call when this process ends. */
const open = new Set<() => void>();
let isWatching = false;

/**
 * Runs `end` when the process of the tests ends, however it ends: after its last file, by Ctrl+C, or because the run around it is gone.
 * The returned function takes it back. `end` must be quick: vitest kills a worker that takes longer than half a second.
 */
export function atExit(end: () => void): () => void {
  if (!isWatching) watch();
  open.add(end);
  return () => open.delete(end);
}

function watch(): void {
  isWatching = true;
  process.on("exit", endAll);
  // The process of the run itself handles signals, and has no other one above it.
  if (!process.send) return;
  // Vitest ends its workers with SIGTERM, and a worker whose run was killed only loses the line to it.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, endNow);
  process.on("disconnect", endNow);
}

function endNow(): void {
  endAll();
  // Playwright ends its browsers on this event. `process.exit` would fire it, but vitest makes that throw in a worker.
  process.emit("exit", 1);
  process.kill(process.pid, "SIGKILL");
}

function endAll(): void {
  for (const end of open) end();
  open.clear();
}
