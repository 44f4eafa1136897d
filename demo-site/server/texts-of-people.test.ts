import { calls, type CallName } from "martillo/contract/schemas";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { engines, type OpenEngine } from "./testing/engines";
import { createTestApi, type InPageApi } from "./testing/test-api";
import type { SeededUser } from "./seed/seed-rows";

/** The readers of the free words that a call takes. */
type Reader =
  /** A person with whom there is no deal yet: no telephone, mail or link (`checkContact`). */
  | "others"
  /** The other side of a conversation, which reads ways to reach a person only after a sale (`messages.test.ts`). */
  | "talk"
  /** Both sides of a sale: they know each other's address by then. */
  | "parties"
  /** Names and addresses of a person or company; letters repeat them only as far as they are harmless (`harmless`). */
  | "names"
  /** Texts that say how to reach a person, because that is what they are for. */
  | "contact"
  /** The house: its own people, who are written to or look it up. */
  | "house"
  /** Written by the house. */
  | "by house"
  /** The account that wrote it, and those who work there. */
  | "own"
  /** No person: the words are looked for or compared. */
  | "asked";

/** By the name of the field, where it means the same in every call. */
const BY_FIELD: readonly [RegExp, Reader][] = [
  [/(^|\.)filters?\./, "asked"],
  [/(^|\.)(search|searchbar|q|search_text)$/, "asked"],
  [/(^|_|\.)(token|key|password|captcha|secret|google_id|proof|code)$/, "asked"],
  [/(^|\.)(email|emails\[\])$/, "contact"],
  [/^(first_name|last_name|companyname|organization|address[12]|city|state|zip|country)$/, "names"],
  [/^avatar$|(^|\.)account_id$/, "asked"],
  [/(^|_)(exp|expiry)_(month|year)$/, "asked"],
];

/** All others, by call. */
const BY_CALL: Partial<Record<CallName, Record<string, Reader>>> = {
  "user/register": { invite: "asked" },
  "user/checkValidation": { text: "asked", username: "asked" },
  "bid/bidCancel": { note: "house" },
  "user/submitContactUs": {
    name: "house",
    subject: "house",
    message: "house",
    website: "asked",
  },
  "custom/subscribeNewsletter": { "contact.name": "names", consent_text: "house" },
  "dynamic/propertyColumnAction": {
    label: "by house",
    hint: "by house",
    "options[].value": "by house",
    "options[].label": "by house",
    "sub_select.label": "by house",
    "sub_select.options{}[].value": "by house",
    "sub_select.options{}[].label": "by house",
    "fields[].label": "by house",
    "fields[].hint": "by house",
    "fields[].options[].value": "by house",
    "fields[].options[].label": "by house",
    "for_categories[]": "by house",
  },
  "dynamic/dynamicTableAction": { label: "by house", "columns[].label": "by house" },
  "common/getStaticPage": { id: "asked" },
  "common/show_static_content": { id: "asked" },
  "common/insertEntry": {
    "data.title": "by house",
    "data.description": "by house",
    "data.html": "by house",
  },
  "common/updateEntry": {
    "data.title": "by house",
    "data.description": "by house",
    "data.html": "by house",
  },
  "setting/configurationAction": {
    "value.message": "by house",
    "value.exclude_route": "by house",
    "value.exclude_ip": "by house",
    "value{}": "by house",
    "value{}[]": "by house",
    "value{}[].id": "by house",
    "value{}[].description": "by house",
    "value{}[].level_id": "by house",
    "value{}[]{}": "by house",
    "value.bank.holder": "by house",
    "value.bank.iban": "by house",
    "value.thank_you": "by house",
  },
  "setting/datatable_insert": { "values.key": "by house", "values.text": "by house" },
  "setting/datatable_update": { "values.text": "by house" },
  "customer/source/verify": { amount_1: "asked", amount_2: "asked" },
  "custom/refundPayment": { reason: "by house" },
  "custom/liftStrike": { reason: "by house" },
  "custom/forfeitDeposit": { reason: "by house" },
  "custom/resolvePayment": { reason: "by house" },
  "custom/balancePayouts": { reason: "by house" },
  "custom/reconciliation": { note: "by house" },
  "partner/refresh": { attempt: "asked" },
  "custom/placePredictions": { text: "asked" },
  "custom/placeDetails": { place_id: "asked" },
  "custom/geocode": { address: "asked" },
  "paymentThird/stripe/membership_payment": { amount: "asked", expected_due: "asked" },
  "paymentThird/paytm/membership_payment": { amount: "asked", expected_due: "asked" },
  "paymentThird/cashfree/membership_payment": { amount: "asked", expected_due: "asked" },
  "custom/grantPlan": { reason: "by house" },
  "report/display": { "fields[]": "asked" },
  "report/download": { "fields[]": "asked" },
  "appointment/update": { reason: "parties" },
  "custom/handover": { reason: "parties", notes: "parties" },
  "custom/salePaper": { notes: "parties" },
  "product/raiseReturnRequest": { text: "parties" },
  "comment/saveComment": { text: "others" },
  "messages/saveMessage": { text: "talk" },
  "messages/saveMessageFromView": { text: "talk" },
  "user/invoice/returninvoice": { notes: "parties" },
  "makeoffer/addToMakeoffer": { note: "others" },
  "makeoffer/changeStatus": { note: "others" },
  "seller/offer/changeOfferStatus": { note: "others" },
  "seller/invoice/changeStatus": { notes: "parties" },
  "seller/offline/payCartOffline": { reference: "parties" },
  "offline/payCartOffline": { reference: "parties" },
  "custom/paymentConfirm": { notes: "parties" },
  "seller/user/invoice/update_invoice": { notes: "parties" },
  "custom/transferAccount": { holder: "parties", iban: "parties" },
  "user/addSavedSearch": {
    "category[]": "asked",
    category: "asked",
    brand: "asked",
    model: "asked",
    fuel: "asked",
    transmission: "asked",
    body_type: "asked",
    doors: "asked",
  },
  "product/projectAction": {
    title: "others",
    description: "others",
    category: "others",
    brand: "others",
    model: "others",
    fuel: "others",
    transmission: "others",
    body_type: "others",
    color: "others",
    condition: "others",
    location: "others",
    // Their form is checked: no chassis number or plate says how to reach a person, and a film is on a site for films.
    vin: "asked",
    plate: "asked",
    film: "asked",
    ref: "own",
    template: "own",
    "photo_notes{}.filename": "asked",
    "photo_notes{}.title": "others",
    "photo_notes{}.description": "others",
    // One of the house's list.
    "damage[].type": "asked",
    "damage[].place": "others",
    "damage[].note": "others",
    "inspection.inspector": "others",
    "inspection.points[].note": "others",
    "inspection.summary": "others",
    "documents[].name": "others",
    text: "others",
    // In the lot's log, which its seller and the house read.
    reason: "own",
    notes: "own",
  },
  "product/changeStatus": { notes: "own" },
  "product/bulkProjectAction": { notes: "own" },
  "custom/savedViews": { name: "own" },
  "product/uploadXLSXFile": { photos: "asked" },
  "auction/auctionAction": {
    title: "others",
    description: "others",
    viewing: "others",
    contact: "contact",
    template: "own",
  },
  "auction/changeStatus": { notes: "own" },
  "auction/auctionAccessRequest": { note: "others" },
  // The law asks a seller to say who it is and how to reach it.
  "auction/updateAuctionTerms": { html: "contact", summary: "contact" },
  "product/projectAccessReqStatus": { answer: "others" },
  "user/changeStatus": { reason: "by house" },
  "user/approveBidLimitRequest": { reason: "by house" },
  "user/updateUserAccountVerified": { reason: "by house" },
  "custom/requestBidLimit": { note: "house" },
  "commonFunction/getImageBase": { file_folder: "asked", file_name: "asked" },
  // Others read what is made of a template, which is checked like any other when it is published.
  "template/product/projectAction": ownWords(
    "name title description category brand model fuel transmission body_type color condition location film",
    "photo_notes{}.filename photo_notes{}.title photo_notes{}.description",
    "damage[].type damage[].place damage[].note documents[].name",
  ),
  "template/auction/auctionAction": ownWords("name title description viewing contact"),
};

function ownWords(...fields: readonly string[]): Record<string, Reader> {
  return Object.fromEntries(fields.flatMap((line) => line.split(" ")).map((one) => [one, "own"]));
}

/** The readers of a call's words; below `template/` those of the plain call, where nothing else is said. */
function readersOf(name: CallName): Record<string, Reader> {
  return BY_CALL[name] ?? BY_CALL[name.replace(/^template\//, "") as CallName] ?? {};
}

/** Free words that a schema takes, as paths: strings of no pattern, format or list. */
function freeTextsOf(schema: z.ZodMiniType): string[] {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Node;
  const found = new Set<string>();
  const open = new Set<string>();

  function walk(node: Node, path: string) {
    if (node.$ref !== undefined) {
      const name = node.$ref.split("/").at(-1) ?? "";
      const definition = root.$defs?.[name];
      if (!definition || open.has(name)) return;
      open.add(name);
      walk(definition, path);
      open.delete(name);
      return;
    }
    const parts = [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
    const isBound = [node, ...(node.allOf ?? [])].some(
      ({ enum: list, const: value, format, pattern }) =>
        [list, value, format, pattern].some((one) => one !== undefined),
    );
    if ([node.type].flat().includes("string") && !isBound) found.add(path);
    for (const [key, value] of Object.entries(node.properties ?? {})) {
      walk(value, path === "" ? key : `${path}.${key}`);
    }
    if (node.items) walk(node.items, `${path}[]`);
    if (typeof node.additionalProperties === "object") {
      walk(node.additionalProperties, `${path}{}`);
    }
    for (const part of parts) walk(part, path);
  }
  walk(root, "");
  return [...found];
}

interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string | string[];
  enum?: unknown;
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  allOf?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
}

const NAMES = Object.keys(calls) as CallName[];

it("finds what it looks for", () => {
  const schema = z.object({
    free: z.string(),
    bound: z.string().check(z.regex(/^a$/)),
    list: z.enum(["a"]),
    deep: z.array(z.object({ words: z.optional(z.string().check(z.maxLength(9))) })),
    any: z.record(z.string(), z.union([z.number(), z.string()])),
  });
  expect(freeTextsOf(schema)).toEqual(["free", "deep[].words", "any{}"]);
});

it.each(NAMES)("says who reads the free words of %s", (name) => {
  const ofCall = readersOf(name);
  const fields = freeTextsOf(calls[name].input);
  const isKnown = (field: string) => BY_FIELD.some(([pattern]) => pattern.test(field));
  expect(fields.filter((field) => !(field in ofCall) && !isKnown(field))).toEqual([]);
  expect(Object.keys(ofCall).filter((field) => !fields.includes(field))).toEqual([]);
});

/** Composed, unseen and of two directions: the rest of it is "é-x". */
const MARKED = "\u202E e\u200B\u0301-\u2060x\u00A0\u200B";
const PLAIN = "é-x";
const MARKED_PASSWORD = "  e\u0301\u00A0x";
const PLAIN_PASSWORD = "  é x";

/** An input with such a text at each place where a call takes one: `a[].b` in a list, `a{}.b` under any name. */
function inputWith(fields: readonly string[]): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const steps = field.match(/[^.[{]+|\[\]|\{\}/g) ?? [];
    let at: Record<string, unknown> = input;
    steps.forEach((step, index) => {
      const key = step === "[]" ? "0" : step === "{}" ? "any" : step.replace(/[\]}]/g, "");
      const next = steps[index + 1];
      if (next === undefined) at[key] ??= /password/i.test(field) ? MARKED_PASSWORD : MARKED;
      else {
        const below = at[key];
        if (typeof below !== "object") at[key] = next === "[]" ? [] : {};
        at = at[key] as Record<string, unknown>;
      }
    });
  }
  return input;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

describe("whatever a call is sent", () => {
  let open: OpenEngine;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    const [engine] = engines;
    if (!engine) throw new Error("no engine");
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    staff = await api.seedUser({ staff: true, admin: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  it.each(NAMES)("is plain before anything of %s looks at it", async (name) => {
    const { input }: { input: z.ZodMiniType } = calls[name];
    const fields = [...freeTextsOf(input), "nobody_knows.it"];
    const seen: unknown[] = [];
    const read = vi.spyOn(input, "safeParse").mockImplementation((sent) => {
      seen.push(sent);
      return { success: false, error: new z.core.$ZodError([]) } as never;
    });
    const answer = await api.call(name, inputWith(fields), staff);
    read.mockRestore();
    expect(answer.code).toBe("INVALID_INPUT");
    expect(seen).toHaveLength(1);
    const texts = new Set(textsIn(seen));
    expect([...texts].filter((text) => text !== PLAIN && text !== PLAIN_PASSWORD)).toEqual([]);
    expect(texts.has(PLAIN)).toBe(true);
    expect(texts.has(PLAIN_PASSWORD)).toBe(fields.some((field) => /password/i.test(field)));
  });
});

/** Others may not read these before there is a deal. */
const CONTACTS = ["Llámeme al 612 345 678", "Vea https://mi-web.com", "ana@correo.com"];

describe.each(engines)("words for others on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let lot: number;
  let draft: number;
  let auction: string;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    seller = await api.seedUser({ admin: true });
    lot = await api.seedLot({ sellerId: seller.id });
    draft = await api.seedLot({ sellerId: seller.id, status: "draft" });
    const saved = await api.call(
      "auction/auctionAction",
      { action: "save", title: "Subasta de noviembre" },
      seller,
    );
    auction = String(saved.responseData.record?.id);
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  /** A draft that is saved may hold anything; one that is edited is checked as if it were published. */
  const edit = (change: object) => ({ action: "edit", id: draft, ...change });
  const counter = (note: string) => ({
    offer_id: 1,
    action: "counter",
    amount: "900",
    expected_amount: "900",
    note,
    ...KEY,
  });
  const KEY = { idempotency_key: "0123456789abcdef" };
  const photo = { filename: "a.webp" };
  const at = "/uploads/demo/a.webp";
  const damage = { type: "bodywork", place: "Puerta" };
  const point = { area: "brakes", point: "front_discs", state: "ok" };
  const report = { inspected_at: "2026-11-02", inspector: "Taller", points: [point] };

  /** Everything that a table above gives to others: with these words it is refused, at this field. */
  const SENT: Partial<Record<CallName, Record<string, (words: string) => object>>> = {
    "makeoffer/addToMakeoffer": {
      note: (note) => ({ project_id: lot, amount: "900", accept_terms: 1, note, ...KEY }),
    },
    "makeoffer/changeStatus": { note: counter },
    "seller/offer/changeOfferStatus": { note: counter },
    "auction/auctionAccessRequest": { note: (note) => ({ auction_id: auction, note }) },
    "product/projectAccessReqStatus": {
      answer: (answer) => ({ auction_id: auction, ids: [1], status: "denied", answer }),
    },
    "auction/auctionAction": {
      title: (title) => ({ action: "save", id: auction, title }),
      description: (description) => ({ action: "save", id: auction, description }),
      viewing: (viewing) => ({ action: "save", id: auction, viewing }),
    },
    "comment/saveComment": {
      text: (text) => ({ project_id: lot, text, client_key: KEY.idempotency_key }),
    },
    "product/projectAction": {
      ...Object.fromEntries(
        "title description category brand model fuel transmission body_type color condition location"
          .split(" ")
          .map((field) => [field, (words: string) => edit({ [field]: words })]),
      ),
      "photo_notes{}.title": (title) => edit({ photo_notes: { [at]: { ...photo, title } } }),
      "photo_notes{}.description": (description) =>
        edit({ photo_notes: { [at]: { ...photo, description } } }),
      "damage[].place": (place) => edit({ damage: [{ ...damage, place }] }),
      "damage[].note": (note) => edit({ damage: [{ ...damage, note }] }),
      "inspection.inspector": (inspector) => edit({ inspection: { ...report, inspector } }),
      "inspection.points[].note": (note) =>
        edit({ inspection: { ...report, points: [{ ...point, note }] } }),
      "inspection.summary": (summary) => edit({ inspection: { ...report, summary } }),
      "documents[].name": (name) => edit({ documents: [{ id: 1, name, kind: "other" }] }),
      text: (text) => ({ action: "addendum", id: lot, text }),
    },
  };

  /** A draft of an auction may hold anything as well: it is checked when it is published. */
  async function send(name: CallName, input: object | undefined) {
    const answer = await api.call(name, input as never, seller);
    if (name !== "auction/auctionAction") return answer;
    return api.call("auction/changeStatus", { id: auction, action: "publish" }, seller);
  }

  const forOthers = Object.entries(BY_CALL).flatMap(([name, fields]) =>
    Object.entries(fields ?? {}).flatMap(([field, reader]) =>
      reader === "others" ? [[name as CallName, field] as const] : [],
    ),
  );

  it.each(forOthers)("hold no way round the house: %s %s", async (name, field) => {
    for (const words of CONTACTS) {
      const input = SENT[name]?.[field]?.(words);
      expect(input).toBeDefined();
      const answer = await send(name, input);
      expect([words, answer.code]).toEqual([words, "INVALID_INPUT"]);
      // At the field, or at the part of it that has the words.
      const path = field.replaceAll("[]", ".0");
      const at = Object.entries(answer.refusal.fields ?? {}).find(([each]) =>
        path.startsWith(each),
      );
      expect([field, words, at?.[1]]).toEqual([
        field,
        words,
        "No incluya teléfonos, correos ni enlaces.",
      ]);
    }
  });
});
