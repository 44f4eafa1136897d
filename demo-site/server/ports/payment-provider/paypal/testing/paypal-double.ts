/** Speaks PayPal's API over HTTP, as far as the adapter asks: shapes and errors as its reference has them, money in memory. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent } from "node:https";
import { connect, type AddressInfo } from "node:net";

export const CLIENT = { clientId: "client-of-the-double", clientSecret: "secret-of-the-double" };
export const WEBHOOK_ID = "8PT597110X687430LKGECATA";
/** The only one that it says is its own. */
export const TRUE_SIGNATURE = "signed-by-the-double";

interface Amount {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
  create_time: string;
}

interface Refund extends Capture {
  capture: string;
}

interface OrderRow {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
  description: string;
  experience: Record<string, unknown>;
  captures: Capture[];
  refunds: Refund[];
  /** What the payer's card says when it is taken. */
  does: "pays" | "declined" | "pending" | "fails";
}

/** The fault of the next call, once; tokens are always given. */
export type Fault = "hang" | "hang after" | "reset after" | "garbage" | 429 | 500 | 503;

class Refusal extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

/** Connects to a port of this machine, whichever host was to be reached, and without TLS. */
export function agentTo(port: number): Agent {
  return Object.assign(new Agent(), { createConnection: () => connect(port, "127.0.0.1") });
}

export class PaypalDouble {
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #kept = new Map<string, unknown>();
  readonly #held: ServerResponse[] = [];
  readonly orders = new Map<string, OrderRow>();
  #serial = 0;
  fault: Fault | null = null;
  /** Only calls of addresses that end so meet the fault. */
  faultAt = "";
  /** Requests as they came, without those for tokens. */
  readonly asked: string[] = [];
  /** Bodies that were to be checked. */
  readonly checked: string[] = [];

  /** Resolves to what leads all connections to PayPal here. */
  async start(): Promise<Agent> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return agentTo((this.#server.address() as AddressInfo).port);
  }

  async stop(): Promise<void> {
    for (const response of this.#held) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  order(id: string): OrderRow {
    const found = this.orders.get(id);
    if (!found) throw new Refusal(404, "INVALID_RESOURCE_ID");
    return found;
  }

  /** The payer agrees on PayPal's page. */
  approve(id: string, does: OrderRow["does"] = "pays") {
    Object.assign(this.order(id), { status: "APPROVED", does });
  }

  /** The payer did not agree for hours: PayPal knows of it no more. */
  forget(id: string) {
    this.orders.delete(id);
  }

  /** A payment that waited has been decided. */
  settle(id: string, status: "COMPLETED" | "DECLINED") {
    for (const capture of this.order(id).captures) capture.status = status;
  }

  /** As a notice tells of it. */
  resource(id: string): unknown {
    return shapeOf(this.order(id));
  }

  #new(prefix: string): string {
    this.#serial += 1;
    return `${prefix}${String(this.#serial).padStart(14, "0")}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://double");
    if (pathname === "/v1/oauth2/token") return this.#token(request, response);
    this.asked.push(`${request.method} ${pathname}`);
    const fault = pathname.endsWith(this.faultAt) ? this.fault : null;
    if (fault !== null) this.fault = null;
    if (fault === "hang") return void this.#held.push(response);
    if (typeof fault === "number") return send(response, fault, { name: "NO", details: [] });
    let status = 200;
    let body: unknown;
    try {
      const key = String(request.headers["paypal-request-id"] ?? "");
      const kept = key === "" ? undefined : this.#kept.get(key);
      body = kept ?? this.#route(request.method ?? "", pathname, searchParams, text);
      if (key !== "") this.#kept.set(key, structuredClone(body));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      status = error.status;
      body = { name: "UNPROCESSABLE_ENTITY", message: "no", details: [{ issue: error.issue }] };
    }
    if (fault === "hang after") return void this.#held.push(response);
    if (fault === "reset after") return void response.socket?.resetAndDestroy();
    if (fault === "garbage") {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end('{"id": "5O');
    }
    send(response, status, body);
  }

  #token(request: IncomingMessage, response: ServerResponse) {
    const right = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString("base64");
    if (request.headers.authorization !== `Basic ${right}`)
      return send(response, 401, { error: "invalid_client", error_description: "no" });
    send(response, 200, { access_token: "token", token_type: "Bearer", expires_in: 3_600 });
  }

  #route(method: string, path: string, query: URLSearchParams, text: string): unknown {
    const parts = path.split("/").slice(1);
    switch (`${method} /${parts[0]}/${parts[1]}/${parts[2]}`) {
      case "POST /v2/checkout/orders":
        return parts[4] === "capture"
          ? this.#capture(this.order(parts[3] ?? ""))
          : this.#create(JSON.parse(text) as Json);
      case "GET /v2/checkout/orders":
        return shapeOf(this.order(parts[3] ?? ""));
      case "GET /v2/payments/captures": {
        const order = this.#ofCapture(parts[3] ?? "");
        const capture = order.captures.find((each) => each.id === parts[3]);
        return { ...capture, supplementary_data: { related_ids: { order_id: order.id } } };
      }
      case "POST /v2/payments/captures":
        return this.#refund(parts[3] ?? "", JSON.parse(text) as Json);
      case "POST /v1/notifications/verify-webhook-signature": {
        this.checked.push(text);
        const { transmission_sig: sig, webhook_id: webhook } = JSON.parse(text) as Json;
        const isOwn = sig === TRUE_SIGNATURE && webhook === WEBHOOK_ID;
        return { verification_status: isOwn ? "SUCCESS" : "FAILURE" };
      }
      case "GET /v1/reporting/transactions":
        return this.#transactions(query);
      default:
        throw new Refusal(404, "NOT_FOUND");
    }
  }

  #create(body: Json): unknown {
    const [unit] = body["purchase_units"] as Json[];
    const amount = unit?.["amount"] as Amount;
    if (amount.currency_code !== "EUR") throw new Refusal(422, "CURRENCY_NOT_SUPPORTED");
    const source = (body["payment_source"] as { paypal: { experience_context: Json } }).paypal;
    const row: OrderRow = {
      id: this.#new("5O"),
      status: "PAYER_ACTION_REQUIRED",
      amount,
      custom_id: String(unit?.["custom_id"]),
      description: String(unit?.["description"]),
      experience: source.experience_context,
      captures: [],
      refunds: [],
      does: "pays",
    };
    this.orders.set(row.id, row);
    return shapeOf(row);
  }

  #capture(order: OrderRow): unknown {
    if (order.status === "COMPLETED") throw new Refusal(422, "ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") throw new Refusal(422, "ORDER_NOT_APPROVED");
    if (order.does === "declined") throw new Refusal(422, "INSTRUMENT_DECLINED");
    order.status = "COMPLETED";
    order.captures.push({
      id: this.#new("3C"),
      status: { pays: "COMPLETED", pending: "PENDING", fails: "DECLINED" }[order.does],
      amount: order.amount,
      custom_id: order.custom_id,
      create_time: new Date().toISOString(),
    });
    return shapeOf(order);
  }

  #ofCapture(id: string): OrderRow {
    const found = [...this.orders.values()].find(({ captures }) =>
      captures.some((capture) => capture.id === id),
    );
    if (!found) throw new Refusal(404, "RESOURCE_NOT_FOUND");
    return found;
  }

  #refund(captureId: string, body: Json): unknown {
    const order = this.#ofCapture(captureId);
    const capture = order.captures.find(({ id }) => id === captureId);
    const amount = body["amount"] as Amount;
    const returned = order.refunds.reduce((sum, refund) => sum + Number(refund.amount.value), 0);
    const left = Number(capture?.amount.value) - returned;
    if (Number(amount.value) > left + 0.001) throw new Refusal(422, "REFUND_AMOUNT_EXCEEDED");
    const refund: Refund = {
      id: this.#new("1R"),
      capture: captureId,
      status: "COMPLETED",
      amount,
      custom_id: String(body["custom_id"]),
      create_time: new Date().toISOString(),
    };
    order.refunds.push(refund);
    const isAll = Math.abs(left - Number(amount.value)) < 0.001;
    if (capture) capture.status = isAll ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return refund;
  }

  #transactions(query: URLSearchParams): unknown {
    const lines = [...this.orders.values()].flatMap(({ captures, refunds }) => [
      ...captures.map((capture) => lineOf(capture, "T0006", 1, { fee: "-0.35" })),
      ...refunds.map((refund) => lineOf(refund, "T1107", -1, { of: refund.capture })),
    ]);
    const within = lines.filter(({ transaction_info: { transaction_initiation_date: at } }) => {
      return at >= (query.get("start_date") ?? "") && at < (query.get("end_date") ?? "");
    });
    return { transaction_details: within, page: 1, total_pages: 1, total_items: within.length };
  }
}

type Json = Record<string, unknown>;

function lineOf(
  thing: Capture,
  code: string,
  sign: 1 | -1,
  more: { fee?: string; of?: string },
): { transaction_info: Json & { transaction_initiation_date: string } } {
  const { currency_code, value } = thing.amount;
  return {
    transaction_info: {
      transaction_id: thing.id,
      transaction_event_code: code,
      transaction_initiation_date: thing.create_time,
      transaction_amount: { currency_code, value: sign < 0 ? `-${value}` : value },
      transaction_status: "S",
      custom_field: thing.custom_id,
      ...(more.fee !== undefined && { fee_amount: { currency_code, value: more.fee } }),
      ...(more.of !== undefined && {
        paypal_reference_id: more.of,
        paypal_reference_id_type: "TXN",
      }),
    },
  };
}

function shapeOf({
  id,
  status,
  amount,
  custom_id,
  description,
  captures,
  refunds,
}: OrderRow): Json {
  return {
    id,
    intent: "CAPTURE",
    status,
    purchase_units: [
      {
        reference_id: "default",
        amount,
        custom_id,
        description,
        ...(captures.length > 0 && { payments: { captures, refunds } }),
      },
    ],
    links: [
      { href: `https://api-m.sandbox.paypal.com/v2/checkout/orders/${id}`, rel: "self" },
      { href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`, rel: "payer-action" },
    ],
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
