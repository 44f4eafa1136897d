// What measures that send requests to the API share: connections that are never idle, a warm-up that is not counted, percentiles.
import { HttpClient } from "./http-client.mjs";

/**
 * So many connections, each of which sends its next request when the last one is answered, until the time is over. `next(n)` says what
 * connection n sends, or null where it has nothing more. Resolves to milliseconds and what `kindOf(status)` called each answer. `onAnswer`
 * hears of each that is counted, and `whileCounting` runs beside them from the end of the warm-up.
 */
export async function measureLoad({
  port,
  concurrency,
  seconds,
  warmUpMs,
  kinds,
  kindOf,
  next,
  onAnswer = () => {},
  whileCounting = async () => {},
}) {
  const clients = Array.from({ length: concurrency }, () => new HttpClient(port));
  const latencies = [];
  const counts = Object.fromEntries([...kinds, "failed"].map((kind) => [kind, 0]));
  const phase = { isCounting: false, isOver: false };

  async function sendAway(http, n) {
    for (;;) {
      const request = phase.isOver ? null : next(n);
      if (request === null) return;
      const started = performance.now();
      const { status, body } = await http.post(request.path, request.token, request.input);
      if (!phase.isCounting) continue;
      const took = performance.now() - started;
      latencies.push(took);
      onAnswer(took);
      const kind = kindOf(status);
      counts[kind]++;
      if (kind === "failed" && counts.failed === 1)
        process.stderr.write(`${status} ${body.slice(0, 300)}\n`);
    }
  }

  const running = clients.map(sendAway);
  await sleep(warmUpMs);
  phase.isCounting = true;
  const started = performance.now();
  await Promise.all([sleep(seconds * 1_000), whileCounting()]);
  phase.isCounting = false;
  const elapsed = (performance.now() - started) / 1_000;
  phase.isOver = true;
  await Promise.all(running);
  for (const http of clients) http.close();
  return { elapsed, sent: latencies.length, counts, ...percentiles(latencies) };
}

export function percentiles(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: sorted.at(-1) ?? 0 };
}

export function sleep(durationMs) {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
