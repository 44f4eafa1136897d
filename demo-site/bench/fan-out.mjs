// Time from the commit of a bid to the last of many sockets that watch its lot.
import { WebSocket } from "ws";
import { percentiles, sleep } from "./load.mjs";
import { HttpClient } from "./http-client.mjs";
import { addBidders, addLots } from "./house.mjs";

export async function measureFanOut({ server, client, sockets, bids }) {
  const [lotId] = await addLots(client, 1);
  const tokens = await addBidders(client, 2);
  const received = new Map();
  const open = await Promise.all(
    Array.from({ length: sockets }, () => watch(server.port, lotId, received)),
  );
  await sleep(1_000);
  const http = new HttpClient(server.port);
  const medians = [];
  const lasts = [];
  for (let n = 0; n < bids; n++) {
    const { status, body } = await http.post("/api/bid/confirm", tokens[n % 2], {
      project_id: lotId,
      proposed_amount: 1_000 + n * 1_000,
      idempotency_key: `bench-fan-out-${process.pid}-${n}`,
    });
    if (status !== 200) throw new Error(`a bid was not taken: ${body}`);
    const { seq, server_time } = JSON.parse(body).responseData;
    await sleep(400);
    const times = received.get(seq) ?? [];
    if (times.length < sockets) throw new Error(`only ${times.length} sockets heard of bid ${seq}`);
    // The database's clock under the lock, so a little before the commit; both are on this machine.
    const delays = times.map((time) => time - server_time);
    medians.push(percentiles(delays).p50);
    lasts.push(Math.max(...delays));
  }
  http.close();
  for (const socket of open) socket.terminate();
  return { median: percentiles(medians).p50, last: percentiles(lasts) };
}

function watch(port, lotId, received) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, {
      perMessageDeflate: false,
    });
    socket.on("error", reject);
    socket.on("open", () => {
      socket.send(JSON.stringify({ event: "subscribe", data: { lots: [lotId] } }));
      resolve(socket);
    });
    socket.on("message", (data) => {
      const now = performance.timeOrigin + performance.now();
      const text = Buffer.from(data).toString("latin1");
      if (!text.startsWith('{"event":"lot"')) return;
      const seq = Number(/"seq":(\d+)/.exec(text)?.[1]);
      const times = received.get(seq);
      if (times) times.push(now);
      else received.set(seq, [now]);
    });
  });
}
