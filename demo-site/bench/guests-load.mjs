// Guests that do as much as the limits of the server let them, each from an address of its own, whenever it is their turn, until they are told to
// stop.
import sharp from "sharp";
import { WebSocket } from "ws";
import { sleep } from "./load.mjs";
import { HttpClient } from "./http-client.mjs";

/** No message told them to stop. */
const LONGEST_LIFE_MS = 300_000;
/** Then the limits hold the socket back, and a new one may do more. */
const PATIENCE_MS = 1_000;
const PAUSE_MS = 100;
/** The limits of an address, or of the house. */
const TOO_MANY = 429;

const settings = JSON.parse(process.argv[2]);
const counts = {};
let turn = newTurn();

/** What the guests do between two messages, `go` and `wait`. What they wait for is given up when their turn ends. */
function newTurn() {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(null));
  });
  let begin;
  const begun = new Promise((resolve) => {
    begin = resolve;
  });
  return { begun, begin, ended, signal, end: () => controller.abort() };
}

const addressOf = (n) => `100.64.${n}.1`;
const note = (what) => (counts[what] = (counts[what] ?? 0) + 1);

/** Comes to all lots and leaves them once it was told of them; turns up anew when the server lets it wait. */
async function comeAndGo(n, { signal, ended }) {
  while (!signal.aborted) {
    const socket = await openSocket(n);
    if (!socket) {
      note("sockets refused");
      await sleep(PAUSE_MS);
      continue;
    }
    note("sockets");
    while (!signal.aborted && (await Promise.race([comeOnce(socket), ended]))) note("visits");
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

/** Calls again as soon as it is answered; every second caller takes gzip. */
async function callOn(n, { signal, ended }) {
  const http = new HttpClient(settings.port);
  const { path, inputs } = settings;
  const encoding = n % 2 === 0 ? "gzip" : undefined;
  for (let call = n; !signal.aborted; call++) {
    const input = inputs[call % inputs.length];
    const answer = await Promise.race([
      http.post(path, null, input, addressOf(n), encoding),
      ended,
    ]);
    if (!answer) break;
    const isHeld = answer.status === TOO_MANY;
    note(isHeld ? "calls held back" : "calls answered");
    if (isHeld) await sleep(PAUSE_MS);
  }
  http.close();
}

/** As large as a guest's picture may be, and as dear: noise. Made once: making it costs as much as reading it. */
async function noisyPicture() {
  const noise = { type: "gaussian", mean: 128, sigma: 40 };
  const create = { width: 2_000, height: 2_000, channels: 3, noise };
  return sharp({ create }).jpeg().toBuffer();
}

const picture = settings.kind === "uploads" ? await noisyPicture() : null;

/** Sends a picture again and again. */
async function uploadOn(n, { signal }) {
  while (!signal.aborted) {
    const body = new FormData();
    body.set("folder", "avatars");
    body.set("file_upload", new File([picture], "retrato.jpg", { type: "image/jpeg" }));
    const answer = await fetch(
      `http://127.0.0.1:${settings.port}/api/image_uploader/muliple_img_uploader`,
      { method: "POST", body, headers: { "X-Forwarded-For": addressOf(n) }, signal },
    ).catch((error) => {
      if (!signal.aborted) throw error;
    });
    if (!answer) return;
    note(answer.status === 200 ? "pictures taken" : "pictures refused");
    if (answer.status !== 200) await sleep(PAUSE_MS);
  }
}

const act = { sockets: comeAndGo, calls: callOn, uploads: uploadOn }[settings.kind];
for (let n = 0; n < settings.count; n++) void actInTurns(n);

async function actInTurns(n) {
  for (;;) {
    const own = turn;
    await Promise.race([own.begun, own.ended]);
    await act(n, own);
    await own.ended;
  }
}

setTimeout(() => process.exit(1), LONGEST_LIFE_MS).unref();
process.once("disconnect", () => process.exit(1));
process.on("message", (message) => {
  if (message === "go") return turn.begin();
  const { end } = turn;
  turn = newTurn();
  end();
  if (message === "wait") return;
  process.send(
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(", "),
  );
});
process.send("ready");
