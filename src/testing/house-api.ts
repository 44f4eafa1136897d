import { inject } from "vitest";
import {
  ANSWER_HEADER,
  read,
  REQUEST_HEADER,
  type ToolAnswer,
  type Tools,
  type WireAnswer,
  written,
} from "../../demo-site/server/testing/houses-wire";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import { createHouseSockets } from "./house-socket";

/** Answers of these statuses never have a body: https://fetch.spec.whatwg.org/#null-body-status */
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

let address: Promise<string> | undefined;

/** Where the process of the houses listens; the first page to ask has it started. */
function addressOfHouses(): Promise<string> {
  address ??= fetch(inject("houses")).then(textOf);
  return address;
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`martillo: no house for the test: ${text}`);
  return text;
}

/** The real API on a database of its own, in a process beside the page; faults of the network are the page's own. */
export async function openHouse(): Promise<PageApi> {
  const houses = await addressOfHouses();
  const post = (path: string, body?: BodyInit, init?: RequestInit) =>
    fetch(`${houses}/houses${path}`, {
      method: "POST",
      ...(body !== undefined && { body }),
      ...init,
    });
  const id = await textOf(await post(""));
  const sockets = createHouseSockets(`${houses.replace("http:", "ws:")}/houses/${id}/live`);
  let isCut = false;

  async function use<Name extends keyof Tools>(
    name: Name,
    ...args: Parameters<Tools[Name]>
  ): Promise<Awaited<ReturnType<Tools[Name]>>> {
    // JSON would make null of an argument that is left out.
    const given = args.slice(0, args.findLastIndex((one) => one !== undefined) + 1);
    const text = await textOf(await post(`/${id}/tools/${name}`, JSON.stringify(given)));
    const { value, error } = JSON.parse(text) as ToolAnswer;
    if (error !== undefined) throw new Error(error);
    return value as Awaited<ReturnType<Tools[Name]>>;
  }

  async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { url, method, signal } = request;
    signal.throwIfAborted();
    if (isCut) throw new TypeError("Failed to fetch");
    const body = await request.arrayBuffer();
    const headers = { [REQUEST_HEADER]: written({ url, method, headers: [...request.headers] }) };
    const response = await post(`/${id}/requests`, body, { headers, signal });
    if (isCut) throw new TypeError("Failed to fetch");
    if (!response.ok) await textOf(response);
    const answer = read(response.headers.get(ANSWER_HEADER)) as WireAnswer;
    return new Response(WITHOUT_BODY.has(answer.status) ? null : response.body, answer);
  }

  return {
    fetch: ask,
    WebSocket: sockets.WebSocket,
    db: {
      query: async <T>(sql: string, params?: readonly unknown[]) =>
        (await use("query", sql, params)) as T[],
    },
    call: (async (
      name: string,
      input: unknown,
      as?: { token?: string; origin?: string } | null,
    ) => {
      const answer = await use("call", name, input, as);
      return { ...answer, headers: new Headers(answer.headers) };
    }) as PageApi["call"],
    outbox: (recipient) => use("outbox", recipient),
    seedLot: (partial) => use("seedLot", partial),
    seedUser: (partial) => use("seedUser", partial),
    moveEnd: (lot, closesInMs) => use("moveEnd", lot, closesInMs),
    endAuction: (lot) => use("endAuction", lot),
    seedImport: (sellerId, rows) => use("seedImport", sellerId, rows),
    runImports: () => use("runImports"),
    sendNotices: (nowMs) => use("sendNotices", nowMs),
    cutNetwork() {
      isCut = true;
      sockets.cut();
    },
    restoreNetwork() {
      isCut = false;
      sockets.restore();
    },
    close: () => use("close"),
  };
}
