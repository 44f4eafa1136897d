import { BANK_TRIES, type BankVerification, isVerificationOver, verifyBank } from "martillo/domain";
import {
  type BankFacts,
  type MethodCalls,
  type MethodFacts,
  type MethodRef,
  type ObservedSetup,
  type PaymentProvider,
  ProviderRefused,
} from "..";
import type { Db } from "../../../platform/db/db";
import { isExpired, type Source } from "./decide";
import { tell } from "./events";
import { accountSource } from "./accounts";
import { saveMethod } from "./save-method";
import { newSetup, saveBySetup } from "./setups";
import {
  endMethod,
  findSetup,
  lockMethod,
  type MethodRow,
  readMethods,
  setupOf,
  writeCustomer,
  writeSource,
  type Tools,
  type Turn,
} from "./sandbox-repository";
import { takeToken } from "./card-tokens";
import { newId, run, runOnce } from "./tools";

const PAGE = 20;

/** A method that is still there, locked until the transaction ends. */
export async function requireMethod(t: Db, method: MethodRef): Promise<MethodRow> {
  const row = await lockMethod(t, method.methodId, method.customerId);
  if (!row) throw new ProviderRefused("not_found", `there is no method ${method.methodId}`);
  return row;
}

export function customerCalls(tools: Tools): Pick<PaymentProvider, "ensureCustomer"> {
  return {
    ensureCustomer: (person, key) =>
      runOnce(tools, "customer", key, [person.userId], async (t) => {
        const row = await writeCustomer(t, {
          id: newId("sbcus"),
          userId: person.userId,
          name: person.name,
          email: person.email,
        });
        if (!row) throw new Error("martillo: the sandbox's customer was not written");
        return row;
      }),
  };
}

export function methodCalls(tools: Tools): MethodCalls {
  return {
    list: (customerId, { kind, limit = PAGE, after } = {}) =>
      run(tools, "methods.list", async (t, atMs) => {
        const rows = await readMethods(t, {
          customerId,
          kind: kind ?? null,
          from: after ?? null,
          limit: limit + 1,
        });
        const methods = rows.slice(0, limit).map((row) => factsAt(row, atMs));
        return { methods, hasMore: rows.length > limit };
      }),

    get: (method) =>
      run(tools, "methods.get", async (t, atMs) => {
        return factsAt(await requireMethod(t, method), atMs);
      }),

    add: (customerId, token, key) =>
      runOnce(tools, "methods.add", key, [customerId, token], async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        const source = await takeToken(turn, token);
        const setup = await newSetup(turn, customerId, source.facts.kind);
        return setupOf(await saveBySetup(turn, setup, source, false));
      }),

    async addBank(customerId, account, key) {
      const source = await accountSource(tools, account);
      return runOnce(tools, "methods.addBank", key, [customerId, source], async (t, atMs, fate) => {
        const methodId = await saveMethod({ t, tools, atMs, fate }, customerId, source);
        return { ...source.facts, methodId };
      });
    },

    ofSetup: (setupRef) =>
      run(tools, "methods.ofSetup", async (t): Promise<ObservedSetup | null> => {
        const row = await findSetup(t, "id", setupRef);
        return row ? setupOf(row) : null;
      }),

    update: (method, change, key) =>
      runOnce(tools, "methods.update", key, [method, change], async (t, atMs, fate) => {
        const { source, id } = await requireMethod(t, method);
        const isCardChange = "expMonth" in change;
        if (isCardChange !== (source.facts.kind === "card"))
          throw new ProviderRefused("invalid", "that is no change of such a method");
        if (isCardChange && isExpired(change, atMs))
          throw new ProviderRefused("invalid", "the card would have expired");
        const next = { ...source, facts: { ...source.facts, ...change } } as Source;
        await writeSource(t, id, next);
        const told = { kind: "method", ref: id, type: "method.updated" } as const;
        await tell(t, tools, { ...told, customerId: method.customerId }, atMs, fate);
        return next.facts;
      }),

    detach: (method, key) =>
      runOnce(tools, "methods.detach", key, [method], async (t, atMs, fate) => {
        const { id } = await requireMethod(t, method);
        await endMethod(t, id, atMs);
        const told = { kind: "method", ref: id, type: "method.detached" } as const;
        await tell(t, tools, { ...told, customerId: method.customerId }, atMs, fate);
      }),

    verify: (method, cents, key) =>
      runOnce(tools, "methods.verify", key, [method, cents], (t, atMs, fate) =>
        verify({ t, tools, atMs, fate }, method, cents),
      ),
  };
}

/** An account that its holder did not verify in time cannot be verified any more. */
function factsAt(row: MethodRow, atMs: number): MethodFacts {
  const { facts } = row.source;
  if (facts.kind !== "bank") return facts;
  const isOver = facts.status === "new" && isVerificationOver(verificationOf(facts, row), atMs);
  return isOver ? { ...facts, status: "verification_failed", triesLeft: 0 } : facts;
}

function verificationOf(
  { status, triesLeft }: BankFacts,
  { deposits, at }: MethodRow,
): BankVerification {
  const wrongTries = BANK_TRIES - (triesLeft ?? BANK_TRIES);
  return { status, wrongTries, sentAtMs: at, amounts: deposits ?? [0, 0] };
}

async function verify(
  { t, tools, atMs, fate }: Turn,
  method: MethodRef,
  cents: readonly [number, number],
): Promise<BankFacts> {
  const row = await requireMethod(t, method);
  const { facts } = row.source;
  if (facts.kind !== "bank" || row.deposits === null)
    throw new ProviderRefused("invalid", "nothing to verify");
  if (facts.status !== "new") return facts;
  const { status, wrongTries } = verifyBank(verificationOf(facts, row), cents, atMs);
  if (status !== "new" && status !== "verified" && status !== "verification_failed")
    throw new Error(`martillo: an account that is verified cannot be ${status}`);
  const left = status === "new" ? BANK_TRIES - wrongTries : 0;
  const next: BankFacts = { ...facts, status, triesLeft: status === "verified" ? null : left };
  await writeSource(t, row.id, { ...row.source, facts: next });
  if (status !== "new") {
    const told = { kind: "method", ref: row.id, type: `method.${status}` } as const;
    await tell(t, tools, { ...told, customerId: method.customerId }, atMs, fate);
  }
  return next;
}
