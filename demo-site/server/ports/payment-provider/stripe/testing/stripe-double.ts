/** Speaks Stripe's API over HTTP, as far as the adapter asks: shapes and errors as its reference has them, money in memory. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { formOf, readForm, textOf, type Form } from "./form";

type Json = Record<string, unknown>;

export const SECRET_KEY = "sk_test_double";
export const PUBLISHABLE_KEY = "pk_test_double";

interface Answer {
  status: number;
  body: Json;
}

class Refusal extends Error {
  readonly status: number;
  readonly error: Json;

  constructor(status: number, error: Json) {
    super(String(error["message"]));
    this.status = status;
    this.error = error;
  }
}

const invalid = (code: string, message: string, more: Json = {}) =>
  new Refusal(400, { type: "invalid_request_error", code, message, ...more });
const missing = (id: string) =>
  new Refusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such thing: '${id}'`,
  });

/** What the test methods do, by the names that Stripe publishes. */
const METHODS: Readonly<
  Record<string, { last4: string; decline?: [string, string]; does?: string }>
> = {
  pm_card_visa: { last4: "4242" },
  pm_card_visa_chargeDeclined: { last4: "0002", decline: ["card_declined", "generic_decline"] },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    last4: "9995",
    decline: ["card_declined", "insufficient_funds"],
  },
  pm_card_chargeDeclinedExpiredCard: { last4: "0069", decline: ["expired_card", ""] },
  pm_card_chargeDeclinedIncorrectCvc: { last4: "0127", decline: ["incorrect_cvc", ""] },
  pm_card_chargeDeclinedFraudulent: { last4: "0019", decline: ["card_declined", "fraudulent"] },
  pm_card_authenticationRequired: { last4: "3184", does: "challenge" },
  pm_card_chargeCustomerFail: { last4: "0341", does: "later_declines" },
  pm_card_createDispute: { last4: "0259", does: "dispute" },
  pm_card_refundFail: { last4: "5126", does: "refund_fails" },
  pm_card_pendingRefund: { last4: "7726", does: "refund_later" },
};

/** The fault of the next call, once. */
export type Fault = "hang" | "hang after" | "reset after" | "garbage" | 429 | 500 | 503;

export class StripeDouble {
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #things = new Map<string, Json>();
  readonly #behaviours = new Map<string, string>();
  readonly #kept = new Map<string, { asked: string; answer: Answer }>();
  readonly #intents: Json[] = [];
  readonly #lines: Json[] = [];
  readonly #held: ServerResponse[] = [];
  #serial = 0;
  /** Seconds. */
  now = Math.floor(Date.now() / 1_000);
  fault: Fault | null = null;
  /** Requests as they came. */
  readonly asked: string[] = [];

  async start(): Promise<{ protocol: "http"; host: string; port: number }> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = this.#server.address() as AddressInfo;
    return { protocol: "http", host: "127.0.0.1", port };
  }

  async stop(): Promise<void> {
    for (const response of this.#held) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  thing(id: string): Json {
    const found = this.#things.get(id);
    if (!found) throw missing(id);
    return found;
  }

  /** The cardholder answers the challenge of an intent. */
  answerChallenge(id: string, isAuthorized: boolean) {
    const intent = this.thing(id);
    intent["next_action"] = null;
    if (isAuthorized) this.#succeed(intent);
    else
      this.#fail(intent, {
        type: "invalid_request_error",
        code: `${String(intent["object"])}_authentication_failure`,
        message: "The provided method has failed authentication.",
      });
  }

  /** A bank that takes its time has decided. */
  settleRefund(id: string, status: "succeeded" | "failed") {
    const refund = this.thing(id);
    refund["status"] = status;
    const charge = this.thing(String(refund["charge"]));
    if (status !== "failed") return;
    charge["amount_refunded"] = Number(charge["amount_refunded"]) - Number(refund["amount"]);
    this.#line("refund_failure", refund, Number(refund["amount"]));
  }

  /** A payout to the bank, and a fee of the account. */
  otherLines() {
    this.#line("payout", null, -5_000);
    this.#line("stripe_fee", null, -290);
  }

  closeDispute(intent: string, status: "won" | "lost") {
    const dispute = [...this.#things.values()].find(
      (thing) => thing["object"] === "dispute" && thing["payment_intent"] === intent,
    );
    if (!dispute) throw missing(intent);
    dispute["status"] = status;
    if (status === "won")
      this.#line("adjustment", dispute, Number(dispute["amount"]), 0, "dispute_reversal");
  }

  #new(prefix: string, object: string, more: Json): Json {
    this.#serial += 1;
    const id = `${prefix}_${String(this.#serial).padStart(14, "0")}`;
    const thing = { id, object, created: this.now, livemode: false, metadata: {}, ...more };
    this.#things.set(id, thing);
    return thing;
  }

  #line(type: string, source: Json | null, amount: number, fee = 0, category = type) {
    this.#lines.unshift(
      this.#new("txn", "balance_transaction", {
        type,
        amount,
        fee,
        net: amount - fee,
        currency: "eur",
        reporting_category: category,
        source: source?.["id"] ?? null,
      }),
    );
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? "/", "http://double");
    const { fault } = this;
    this.fault = null;
    this.asked.push(`${request.method} ${url.pathname}`);
    if (fault === "hang") return void this.#held.push(response);
    if (typeof fault === "number")
      return this.#send(response, {
        status: fault,
        body: { error: { type: fault === 429 ? "rate_limit_error" : "api_error", message: "no" } },
      });
    const answer = this.#answer(request, url, text);
    if (fault === "hang after") return void this.#held.push(response);
    if (fault === "reset after") return void response.socket?.resetAndDestroy();
    if (fault === "garbage") {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end('{"id": "pi_');
    }
    this.#send(response, answer);
  }

  #send(response: ServerResponse, { status, body }: Answer) {
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" });
    response.end(JSON.stringify(body));
  }

  #answer(request: IncomingMessage, url: URL, text: string): Answer {
    const key = request.headers["idempotency-key"];
    const asked = `${request.method} ${url.pathname} ${text}`;
    const former = typeof key === "string" ? this.#kept.get(key) : undefined;
    if (former && former.asked !== asked)
      return {
        status: 400,
        body: {
          error: {
            type: "idempotency_error",
            message: "Keys for idempotent requests can only be used with the same parameters",
          },
        },
      };
    if (former) return former.answer;
    let answer: Answer;
    try {
      const form = readForm(request.method === "GET" ? url.search.slice(1) : text);
      this.#checkKey(request, form);
      const body = this.#route(request.method ?? "", url.pathname.split("/").slice(2), form);
      answer = { status: 200, body: this.#expanded(body, form) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer = { status: error.status, body: { error: error.error } };
    }
    // As Stripe: an answer that failed in the check of parameters is not kept.
    const isKept = answer.status === 200 || answer.status === 402;
    if (typeof key === "string" && isKept)
      this.#kept.set(key, { asked, answer: structuredClone(answer) });
    return answer;
  }

  #checkKey(request: IncomingMessage, form: Form) {
    const [, key] = (request.headers.authorization ?? "").split(" ");
    if (key === SECRET_KEY) return;
    // A browser has the intent's own secret.
    if (key === PUBLISHABLE_KEY && textOf(form, "client_secret") !== undefined) return;
    throw new Refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
  }

  /** Ids in the fields that are asked for become the things. */
  #expanded(body: Json, form: Form): Json {
    const copy = structuredClone(body);
    const paths = Object.values(formOf(form, "expand")).filter((path) => typeof path === "string");
    for (const path of paths) {
      const parts = path.split(".");
      const targets = parts[0] === "data" ? (copy["data"] as Json[]) : [copy];
      const field = parts.at(-1) ?? "";
      for (const target of targets) {
        const found = this.#things.get(String(target[field]));
        if (found) target[field] = structuredClone(found);
      }
    }
    return copy;
  }

  #route(method: string, path: readonly string[], form: Form): Json {
    const [resource = "", id = "", act = "", inner] = path;
    switch (`${method} ${resource}${id ? "/id" : ""}${act ? `/${act}` : ""}`) {
      case "POST customers":
        return this.#new("cus", "customer", {
          name: textOf(form, "name"),
          email: textOf(form, "email"),
          metadata: formOf(form, "metadata"),
        });
      case "GET customers":
        return this.#list("customer", form, (one) => one["email"] === textOf(form, "email"));
      case "GET customers/id/payment_methods":
        return inner === undefined ? this.#methodsOf(id, form) : this.#methodOf(id, inner);
      case "POST payment_methods/id":
        return this.#changeMethod(this.thing(id), form);
      case "POST payment_methods/id/detach":
        return Object.assign(this.thing(id), { customer: null });
      case "POST payment_intents":
        return this.#create(form);
      case "GET payment_intents":
        return this.#page(
          this.#intents.filter((one) => {
            const since = Number(textOf(formOf(form, "created"), "gte") ?? 0);
            const customer = textOf(form, "customer");
            const isTheirs = customer === undefined || one["customer"] === customer;
            return Number(one["created"]) >= since && isTheirs;
          }),
          form,
        );
      case "GET payment_intents/id":
      case "GET setup_intents/id":
        return this.thing(id);
      case "POST payment_intents/id":
        return this.#change(this.thing(id), form);
      case "POST payment_intents/id/confirm":
      case "POST setup_intents/id/confirm":
        return this.#confirm(this.thing(id), form);
      case "POST payment_intents/id/capture":
        return this.#capture(this.thing(id), form);
      case "POST payment_intents/id/cancel":
        return this.#cancel(this.thing(id));
      case "POST setup_intents":
        return this.#createSetup(form);
      case "POST refunds":
        return this.#refund(form);
      case "GET refunds":
      case "GET disputes":
        return this.#list(
          resource.slice(0, -1),
          form,
          (one) => one["payment_intent"] === textOf(form, "payment_intent"),
        );
      case "GET balance_transactions": {
        const created = formOf(form, "created");
        const [from, to] = [Number(textOf(created, "gte")), Number(textOf(created, "lt"))];
        return this.#page(
          this.#lines.filter(
            (one) => Number(one["created"]) >= from && Number(one["created"]) < to,
          ),
          form,
        );
      }
      default:
        throw new Refusal(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${method}: ${path.join("/")})`,
        });
    }
  }

  #list(object: string, form: Form, fits: (thing: Json) => boolean): Json {
    const all = [...this.#things.values()].filter((one) => one["object"] === object && fits(one));
    return this.#page(all.toReversed(), form);
  }

  #page(all: readonly Json[], form: Form): Json {
    const after = textOf(form, "starting_after");
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const limit = Number(textOf(form, "limit") ?? 10);
    const data = all.slice(from, from + limit);
    return { object: "list", data, has_more: from + limit < all.length, url: "/v1/list" };
  }

  #methodsOf(customer: string, form: Form): Json {
    const type = textOf(form, "type");
    return this.#list(
      "payment_method",
      form,
      (one) => one["customer"] === customer && (type === undefined || one["type"] === type),
    );
  }

  #methodOf(customer: string, id: string): Json {
    const method = this.thing(id);
    if (method["customer"] !== customer) throw missing(id);
    return method;
  }

  #changeMethod(method: Json, form: Form): Json {
    const card = formOf(form, "card");
    for (const [name, value] of Object.entries(card))
      (method["card"] as Json)[name] = Number(value);
    Object.assign(method["billing_details"] as Json, formOf(form, "billing_details"));
    return method;
  }

  /** A method by its id, or a new one by the name of a test method. */
  #methodNamed(name: string): Json {
    const test = METHODS[name];
    if (!test) return this.thing(name);
    const method = this.#new("pm", "payment_method", {
      type: "card",
      customer: null,
      billing_details: { name: "Marta Ruiz" },
      card: {
        brand: "visa",
        last4: test.last4,
        exp_month: 12,
        exp_year: 2034,
        fingerprint: `fp${test.last4}`,
      },
    });
    this.#behaviours.set(String(method["id"]), name);
    return method;
  }

  #create(form: Form): Json {
    const amount = Number(textOf(form, "amount"));
    const currency = textOf(form, "currency") ?? "";
    if (currency !== "eur")
      throw invalid("parameter_invalid", "Invalid currency", { param: "currency" });
    if (amount < 50)
      throw invalid("amount_too_small", "Amount must be at least €0.50 eur", { param: "amount" });
    const customer = textOf(form, "customer") ?? null;
    if (customer !== null) this.thing(customer);
    const card = formOf(formOf(form, "payment_method_options"), "card");
    const intent = this.#new("pi", "payment_intent", {
      amount,
      amount_received: 0,
      currency,
      customer,
      description: textOf(form, "description") ?? null,
      metadata: formOf(form, "metadata"),
      capture_method: textOf(form, "capture_method") ?? "automatic",
      allowed_payment_method_types: Object.values(formOf(form, "allowed_payment_method_types")),
      setup_future_usage: textOf(form, "setup_future_usage") ?? null,
      payment_method_options: { card },
      payment_method: null,
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      status: "requires_payment_method",
    });
    intent["client_secret"] = `${String(intent["id"])}_secret_x`;
    this.#intents.unshift(intent);
    return textOf(form, "confirm") === "true" ? this.#confirm(intent, form) : intent;
  }

  #change(intent: Json, form: Form): Json {
    const usage = textOf(form, "setup_future_usage");
    if (usage !== undefined) intent["setup_future_usage"] = usage === "" ? null : usage;
    return intent;
  }

  #createSetup(form: Form): Json {
    const customer = textOf(form, "customer") ?? "";
    this.thing(customer);
    const intent = this.#new("seti", "setup_intent", {
      customer,
      status: "requires_payment_method",
      payment_method: null,
      last_setup_error: null,
      next_action: null,
    });
    intent["client_secret"] = `${String(intent["id"])}_secret_x`;
    return textOf(form, "confirm") === "true" ? this.#confirm(intent, form) : intent;
  }

  #confirm(intent: Json, form: Form): Json {
    const status = String(intent["status"]);
    if (!status.startsWith("requires_") || status === "requires_capture")
      throw this.#unexpected(intent, "confirm");
    const method = this.#methodNamed(textOf(form, "payment_method") ?? "");
    const owner = method["customer"];
    if (owner !== null && owner !== intent["customer"])
      throw invalid("payment_method_unexpected_state", "The method belongs to another customer");
    intent["payment_method"] = method["id"];
    intent["last_payment_error"] = intent["last_setup_error"] = null;
    const test = METHODS[this.#behaviours.get(String(method["id"])) ?? ""];
    const isSetup = intent["object"] === "setup_intent";
    const options = intent["payment_method_options"] as { card?: Json } | undefined;
    const isAsked = options?.card?.["request_three_d_secure"] === "challenge";
    const isAbsent = textOf(form, "off_session") === "true";
    const decline: [string, string] | undefined =
      test?.does === "later_declines" && !isSetup
        ? ["card_declined", "generic_decline"]
        : test?.does === "challenge" && isAbsent
          ? ["authentication_required", "authentication_required"]
          : test?.decline;
    if (decline) {
      const [code, declineCode] = decline;
      const error = {
        type: "card_error",
        code,
        ...(declineCode && { decline_code: declineCode }),
        message: "Your card was declined.",
      };
      this.#fail(intent, error);
      const name = String(intent["object"]);
      throw new Refusal(402, { ...error, [name]: this.#expanded(intent, form) });
    }
    if ((test?.does === "challenge" || isAsked) && !isAbsent) {
      intent["status"] = "requires_action";
      intent["next_action"] = { type: "use_stripe_sdk" };
      return intent;
    }
    return this.#succeed(intent);
  }

  #fail(intent: Json, error: Json) {
    intent["status"] = "requires_payment_method";
    intent["payment_method"] = null;
    const name = intent["object"] === "setup_intent" ? "last_setup_error" : "last_payment_error";
    intent[name] = error;
  }

  #succeed(intent: Json): Json {
    const method = this.thing(String(intent["payment_method"]));
    if (intent["object"] === "setup_intent" || intent["setup_future_usage"] !== null)
      method["customer"] = intent["customer"];
    if (intent["object"] === "setup_intent") return Object.assign(intent, { status: "succeeded" });
    const isHeld = intent["capture_method"] === "manual";
    const charge = this.#new("ch", "charge", {
      payment_intent: intent["id"],
      customer: intent["customer"],
      metadata: intent["metadata"],
      amount: intent["amount"],
      amount_refunded: 0,
      disputed: false,
      billing_details: method["billing_details"],
      payment_method_details: { card: method["card"] },
    });
    intent["latest_charge"] = charge["id"];
    if (isHeld) return Object.assign(intent, { status: "requires_capture" });
    this.#take(intent, charge, Number(intent["amount"]));
    if (METHODS[this.#behaviours.get(String(method["id"])) ?? ""]?.does === "dispute")
      this.#dispute(intent, charge);
    return intent;
  }

  #take(intent: Json, charge: Json, amount: number) {
    Object.assign(intent, { status: "succeeded", amount_received: amount });
    this.#line("charge", charge, amount, Math.round(amount * 0.015) + 25);
  }

  #dispute(intent: Json, charge: Json) {
    charge["disputed"] = true;
    const amount = Number(intent["amount"]);
    const dispute = this.#new("du", "dispute", {
      amount,
      currency: "eur",
      status: "needs_response",
      charge: charge["id"],
      payment_intent: intent["id"],
    });
    this.#line("adjustment", dispute, -amount, 2_000, "dispute");
  }

  #capture(intent: Json, form: Form): Json {
    if (intent["status"] !== "requires_capture") throw this.#unexpected(intent, "capture");
    const amount = Number(textOf(form, "amount_to_capture") ?? intent["amount"]);
    if (amount > Number(intent["amount"]))
      throw invalid("amount_too_large", "Greater than what was authorized", {
        param: "amount_to_capture",
      });
    this.#take(intent, this.thing(String(intent["latest_charge"])), amount);
    return intent;
  }

  #cancel(intent: Json): Json {
    const status = String(intent["status"]);
    if (!status.startsWith("requires_")) throw this.#unexpected(intent, "cancel");
    return Object.assign(intent, { status: "canceled" });
  }

  #unexpected(intent: Json, act: string): Refusal {
    return invalid(
      "payment_intent_unexpected_state",
      `You cannot ${act} this PaymentIntent because it has a status of ${String(intent["status"])}.`,
      { payment_intent: intent },
    );
  }

  #refund(form: Form): Json {
    const intent = this.thing(textOf(form, "payment_intent") ?? "");
    if (intent["status"] !== "succeeded")
      throw invalid("payment_intent_unexpected_state", "This PaymentIntent has no charge");
    const charge = this.thing(String(intent["latest_charge"]));
    const amount = Number(textOf(form, "amount"));
    const left = Number(intent["amount_received"]) - Number(charge["amount_refunded"]);
    if (left === 0) throw invalid("charge_already_refunded", "Charge has already been refunded.");
    // This one has no code.
    if (amount > left)
      throw new Refusal(400, {
        type: "invalid_request_error",
        param: "amount",
        message: `Refund amount (€${amount / 100}) is greater than unrefunded amount on charge (€${left / 100})`,
      });
    charge["amount_refunded"] = Number(charge["amount_refunded"]) + amount;
    const does = METHODS[this.#behaviours.get(String(intent["payment_method"])) ?? ""]?.does;
    const refund = this.#new("re", "refund", {
      amount,
      currency: "eur",
      charge: charge["id"],
      payment_intent: intent["id"],
      metadata: formOf(form, "metadata"),
      status: does === "refund_later" || does === "refund_fails" ? "pending" : "succeeded",
    });
    this.#line("refund", refund, -amount);
    return refund;
  }
}
