// A process beside the tests in pages: opens houses, each the real API on a database of its own, and speaks HTTP and WebSocket with the pages.
// In a page, the API and its database would take its only thread from the widget that is tested.
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { WebSocketServer } from "ws";
import { testGoogle } from "../../../src/testing/google";
import { textOf } from "../node/ws-server";
import {
  ANSWER_HEADER,
  read,
  REQUEST_HEADER,
  type ToolAnswer,
  type Tools,
  type WireRequest,
  written,
} from "./houses-wire";
import { createInPageApi, type InPageApi } from "./in-page-api";
import { openCopy } from "./postgres";
import { runImports, seedImport } from "./seed-import";

interface House {
  api: InPageApi;
  tools: Tools;
}

const houses = new Map<string, House>();
/** The migrated database that each house copies. */
const template = process.argv[2] ?? "";

async function openHouse(): Promise<string> {
  const { db, close } = await openCopy(template);
  const api = await createInPageApi({ db, ports: { google: testGoogle } });
  const id = crypto.randomUUID();
  const call = api.call as (...args: Parameters<Tools["call"]>) => ReturnType<InPageApi["call"]>;
  const tools: Tools = {
    outbox: api.outbox,
    seedLot: api.seedLot,
    seedUser: api.seedUser,
    moveEnd: api.moveEnd,
    endAuction: api.endAuction,
    sendNotices: api.sendNotices,
    seedImport: (sellerId, rows) => seedImport(db, sellerId, rows),
    runImports: () => runImports(db),
    query: (sql, params) => db.query(sql, params),
    async call(name, input, as) {
      const answer = await call(name, input, as);
      return { ...answer, headers: [...answer.headers] };
    },
    async close() {
      houses.delete(id);
      await api.close();
      await close();
    },
  };
  houses.set(id, { api, tools });
  return id;
}

function houseOf(id: string): House {
  const house = houses.get(id);
  if (!house) throw new Error(`martillo: there is no house ${id}`);
  return house;
}

const app = new Hono();
// Browsers ask once for permission, and remember it for the whole run.
app.use(cors({ origin: "*", exposeHeaders: [ANSWER_HEADER], maxAge: 7_200 }));
app.post("/houses", async (c) => c.text(await openHouse()));
app.post("/houses/:id/requests", async (c) => {
  const { url, method, headers } = read(c.req.header(REQUEST_HEADER)) as WireRequest;
  const body = await c.req.arrayBuffer();
  const answer = await houseOf(c.req.param("id")).api.fetch(
    new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) }),
  );
  const { status, statusText } = answer;
  return new Response(answer.body, {
    headers: { [ANSWER_HEADER]: written({ status, statusText, headers: [...answer.headers] }) },
  });
});
app.post("/houses/:id/tools/:name", async (c) => {
  const { id, name } = c.req.param();
  const tool = houseOf(id).tools[name as keyof Tools] as (...args: unknown[]) => Promise<unknown>;
  const answer: ToolAnswer = await tool(...(await c.req.json<unknown[]>())).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  );
  return c.json(answer);
});
app.onError((error, c) => c.text(String(error.stack), 500));

const server = createAdaptorServer({ fetch: app.fetch }) as Server;
const sockets = new WebSocketServer({ noServer: true });
server.on("upgrade", (request, stream, head) => {
  const house = houses.get(/^\/houses\/([\w-]+)\/live$/.exec(request.url ?? "")?.[1] ?? "");
  if (!house) return void stream.destroy();
  sockets.handleUpgrade(request, stream, head, (outer) => {
    const inner = new house.api.WebSocket("/api/realtime");
    inner.onmessage = ({ data }) => outer.send(String(data));
    inner.onclose = ({ code, reason }) => outer.close(code, reason);
    outer.on("message", (data) => inner.send(textOf(data)));
    outer.on("close", () => inner.close());
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
// The run is over.
process.once("disconnect", () => process.exit());
