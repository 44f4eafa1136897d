// Guests that do as much as the limits of the server let them, each from an address of its own, until they are told to stop.
import { WebSocket } from "ws";
import { sleep } from "./load.mjs";
import { HttpClient } from "./http-client.mjs";

/** Nobody told them to stop. */
const LONGEST_LIFE_MS = 300_000;
/** Then the limits hold the socket back, and a new one may do more. */
const PATIENCE_MS = 1_000;
const PAUSE_MS = 100;

const settings = JSON.parse(process.argv[2]);
const counts = {};
const state = { isOver: false };

const addressOf = (n) => `100.64.${n}.1`;
const note = (what) => (counts[what] = (counts[what] ?? 0) + 1);

/** Comes to all lots and leaves them once it was told of them; turns up anew when the server lets it wait. */
async function comeAndGo(n) {
  while (!state.isOver) {
    const socket = await openSocket(n);
    if (!socket) {
      note("sockets refused");
      await sleep(PAUSE_MS);
      continue;
    }
    note("sockets");
    while (!state.isOver && (await comeOnce(socket))) note("visits");
    socket.terminate();
  }
}

function openSocket(n) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${settings.port}/api/realtime`, {
      perMessageDeflate: false,
      headers: { "X-Forwarded-For": addressOf(n) },
    });
    socket.on("open", () => resolve(socket));
    socket.on("error", () => resolve(null));
  });
}

/** False where it was not told of all lots in time. */
async function comeOnce(socket) {
  const { lotIds } = settings;
  const told = new Promise((resolve) => {
    let count = 0;
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    const settle = (isTold) => {
      clearTimeout(timer);
      resolve(isTold);
    };
    socket.removeAllListeners("message");
    socket.on("message", (data) => {
      if (Buffer.from(data).subarray(0, 14).toString("latin1") !== '{"event":"lot"') return;
      if (++count === lotIds.length) settle(true);
    });
    socket.once("close", () => settle(false));
  });
  socket.send(JSON.stringify({ event: "subscribe", data: { lots: lotIds } }));
  const isTold = await told;
  if (socket.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify({ event: "unsubscribe", data: { lots: lotIds } }));
  return isTold;
}

/** Searches again as soon as it is answered. */
async function searchOn(n) {
  const http = new HttpClient(settings.port);
  for (let call = 0; !state.isOver; call++) {
    const { status } = await http.post(
      "/api/product/search",
      null,
      { search: `seat león ${call % 10}`, orderby: "relevance" },
      addressOf(n),
    );
    note(status === 200 ? "searches answered" : `searches refused (${status})`);
    if (status !== 200) await sleep(PAUSE_MS);
  }
  http.close();
}

const guest = settings.kind === "sockets" ? comeAndGo : searchOn;
const running = Array.from({ length: settings.count }, (_, n) => guest(n));
setTimeout(() => process.exit(1), LONGEST_LIFE_MS).unref();
process.once("disconnect", () => process.exit(1));
process.once("message", async () => {
  state.isOver = true;
  await Promise.race([Promise.all(running), sleep(2 * PATIENCE_MS)]);
  const did = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  process.send(did.join(", "));
});
await sleep(PAUSE_MS);
process.send("ready");
