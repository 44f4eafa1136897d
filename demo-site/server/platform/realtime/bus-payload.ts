import * as z from "zod/mini";
import type { BusEvent } from "./bus";

/** PostgreSQL refuses notifications of 8000 bytes and more. */
const LARGEST_PAYLOAD_BYTES = 7_900;

/** As it travels: o origin, c settings changed, i accounts and their conversations, l lots, m users' own lots, p users whose money, q lots whose questions changed with their count and the one account that sees it (0: all do), s sessions, u users whose sessions ended. */
const Wire = z.object({
  o: z.string(),
  l: z.optional(z.array(z.number())),
  m: z.optional(z.array(z.tuple([z.number(), z.array(z.number())]))),
  i: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  p: z.optional(z.array(z.number())),
  q: z.optional(z.array(z.tuple([z.number(), z.number(), z.number()]))),
  s: z.optional(z.array(z.string())),
  u: z.optional(z.array(z.number())),
  c: z.optional(z.literal(1)),
});
type Wire = z.infer<typeof Wire>;

/** Gathers events and packs them, without repetitions, into as few notifications as fit. All text is ASCII. */
export class BusOutbox {
  readonly #origin: string;
  #lots = new Set<number>();
  #standings = new Map<number, Set<number>>();
  #payers = new Set<number>();
  #inboxes = new Map<number, Set<number>>();
  /** By lot, and by the account that sees the change, 0 for all: the highest count. */
  #comments = new Map<number, Map<number, number>>();
  #sessions = new Set<string>();
  #users = new Set<number>();
  #haveSettingsChanged = false;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get isEmpty(): boolean {
    const count =
      this.#lots.size +
      this.#standings.size +
      this.#payers.size +
      this.#inboxes.size +
      this.#comments.size +
      this.#sessions.size +
      this.#users.size;
    return count === 0 && !this.#haveSettingsChanged;
  }

  add(event: BusEvent) {
    if (event.kind === "lots") for (const id of event.lotIds) this.#lots.add(id);
    else if (event.kind === "money") this.#payers.add(event.userId);
    else if (event.kind === "inbox") addTo(this.#inboxes, event.userId, [event.threadId]);
    else if (event.kind === "comments") this.#noteComments(event);
    else if (event.kind === "session") this.#sessions.add(event.tokenHash);
    else if (event.kind === "user-sessions") this.#users.add(event.userId);
    else if (event.kind === "settings") this.#haveSettingsChanged = true;
    else if (event.kind === "me") addTo(this.#standings, event.userId, event.lotIds);
  }

  #noteComments({ lotId, n, userId }: Extract<BusEvent, { kind: "comments" }>) {
    const readers = this.#comments.get(lotId) ?? new Map<number, number>();
    readers.set(userId ?? 0, Math.max(n, readers.get(userId ?? 0) ?? 0));
    this.#comments.set(lotId, readers);
  }

  take(): string[] {
    const pieces: Omit<Wire, "o">[] = [
      ...(this.#haveSettingsChanged ? [{ c: 1 as const }] : []),
      ...Array.from(this.#sessions, (hash) => ({ s: [hash] })),
      ...Array.from(this.#users, (id) => ({ u: [id] })),
      ...Array.from(this.#payers, (id) => ({ p: [id] })),
      ...[...this.#inboxes].flatMap(([user, threads]) =>
        Array.from(threads, (id) => ({ i: [[user, id] as [number, number]] })),
      ),
      ...[...this.#comments].flatMap(([lot, readers]) =>
        Array.from(readers, ([user, n]) => ({ q: [[lot, n, user] as [number, number, number]] })),
      ),
      ...Array.from(this.#lots, (id) => ({ l: [id] })),
      ...[...this.#standings].flatMap(([user, lots]) =>
        Array.from(lots, (lot) => ({ m: [[user, [lot]] as [number, number[]]] })),
      ),
    ];
    this.#lots = new Set();
    this.#standings = new Map();
    this.#payers = new Set();
    this.#inboxes = new Map();
    this.#comments = new Map();
    this.#sessions = new Set();
    this.#users = new Set();
    this.#haveSettingsChanged = false;
    return this.#pack(pieces);
  }

  #pack(pieces: Omit<Wire, "o">[]): string[] {
    const payloads: string[] = [];
    const roomBytes = LARGEST_PAYLOAD_BYTES - 100;
    let wire: Wire = { o: this.#origin };
    let bytes = 0;
    for (const piece of pieces) {
      // A little more than the piece will take.
      const size = JSON.stringify(piece).length;
      if (bytes + size > roomBytes) {
        payloads.push(JSON.stringify(wire));
        wire = { o: this.#origin };
        bytes = 0;
      }
      bytes += size;
      if (piece.l) (wire.l ??= []).push(...piece.l);
      if (piece.m) (wire.m ??= []).push(...piece.m);
      if (piece.p) (wire.p ??= []).push(...piece.p);
      if (piece.q) (wire.q ??= []).push(...piece.q);
      if (piece.i) (wire.i ??= []).push(...piece.i);
      if (piece.s) (wire.s ??= []).push(...piece.s);
      if (piece.u) (wire.u ??= []).push(...piece.u);
      if (piece.c) wire.c = piece.c;
    }
    if (bytes > 0) payloads.push(JSON.stringify(wire));
    return payloads;
  }
}

function addTo(all: Map<number, Set<number>>, key: number, ids: readonly number[]): void {
  const known = all.get(key) ?? new Set();
  for (const id of ids) known.add(id);
  all.set(key, known);
}

/** Null for what no process of this API has sent: anybody on the database may notify. */
export function readPayload(payload: string): { origin: string; events: BusEvent[] } | null {
  const wire = parse(payload);
  if (!wire) return null;
  const events: BusEvent[] = [
    ...(wire.c ? [{ kind: "settings" as const }] : []),
    ...(wire.s ?? []).map((tokenHash) => ({ kind: "session" as const, tokenHash })),
    ...(wire.u ?? []).map((userId) => ({ kind: "user-sessions" as const, userId })),
    ...(wire.p ?? []).map((userId) => ({ kind: "money" as const, userId })),
    ...(wire.i ?? []).map(([userId, threadId]) => ({ kind: "inbox" as const, userId, threadId })),
    ...(wire.q ?? []).map(([lotId, n, user]) => ({
      kind: "comments" as const,
      lotId,
      n,
      userId: user === 0 ? null : user,
    })),
    ...(wire.l ? [{ kind: "lots" as const, lotIds: wire.l }] : []),
    ...(wire.m ?? []).map(([userId, lotIds]) => ({ kind: "me" as const, userId, lotIds })),
  ];
  return { origin: wire.o, events };
}

function parse(payload: string): Wire | null {
  try {
    return Wire.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
