import { ProviderRefused } from "..";
import { acceptCalls, takeToken } from "./card-tokens";
import type { Source } from "./decide";
import { requireMethod } from "./methods";
import { challengeRefused, charge, settle, type Means } from "./movements";
import type { FrameAnswer, SandboxFrame } from "./options";
import {
  findPayment,
  findSetup,
  PAYABLE,
  type PaymentRow,
  type SetupRow,
  type Tools,
  type Turn,
} from "./sandbox-repository";
import { saveBySetup, setupRefused } from "./setups";
import { run } from "./tools";

type Thing = { payment: PaymentRow } | { setup: SetupRow };
type By = Parameters<SandboxFrame["confirm"]>[1];

export function frameCalls(tools: Tools): SandboxFrame {
  return {
    ...acceptCalls(tools),

    look: (secret) =>
      run(tools, "frame.look", async (t, atMs, fate) =>
        answerOf(await find({ t, tools, atMs, fate }, "secret", secret)),
      ),

    confirm: (secret, by, { save } = {}) =>
      run(tools, "frame.confirm", async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        const thing = await find(turn, "secret", secret);
        if ("payment" in thing) return answerOf(await pay(turn, thing.payment, by, save));
        return answerOf(await keep(turn, thing.setup, by));
      }),

    answerChallenge: (challenge, answer) =>
      run(tools, "frame.challenge", async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        const thing = await find(turn, "challenge", challenge);
        return answerOf(await afterChallenge(turn, thing, answer === "authorize"));
      }),
  };
}

async function find(turn: Turn, by: "secret" | "challenge", value: string): Promise<Thing> {
  const payment = await findPayment(turn.t, by, value);
  if (payment) return { payment: await settle(turn, payment) };
  const setup = await findSetup(turn.t, by, value);
  if (setup) return { setup };
  throw new ProviderRefused("not_found", "there is no such payment, setup or challenge");
}

/** A second press finds what the first one did. */
async function pay(
  turn: Turn,
  row: PaymentRow,
  by: By,
  save = row.save,
): Promise<{ payment: PaymentRow }> {
  if (!PAYABLE.has(row.status)) return { payment: row };
  if (save && row.customer_id === null)
    throw new ProviderRefused("invalid", "nobody to save the method for");
  const source = await sourceOf(turn, by, row.customer_id);
  if (source.facts.kind === "bank" && source.facts.status !== "verified")
    throw new ProviderRefused("method", "the account is not verified");
  const methodId = "methodId" in by ? by.methodId : null;
  const means: Means = { source, methodId, save };
  return { payment: await charge(turn, row, means, { present: true, challenged: false }) };
}

async function sourceOf(turn: Turn, by: By, customerId: string | null): Promise<Source> {
  if ("token" in by) return takeToken(turn, by.token);
  if (customerId === null) throw new ProviderRefused("method", "the payment has no customer");
  return (await requireMethod(turn.t, { customerId, methodId: by.methodId })).source;
}

async function keep(turn: Turn, row: SetupRow, by: By): Promise<{ setup: SetupRow }> {
  if (row.status === "succeeded") return { setup: row };
  if (!("token" in by)) throw new ProviderRefused("invalid", "the method is saved already");
  const source = await takeToken(turn, by.token);
  if (source.facts.kind !== row.kind)
    throw new ProviderRefused("method", `the setup is for a ${row.kind}`);
  return { setup: await saveBySetup(turn, row, source, false) };
}

async function afterChallenge(turn: Turn, thing: Thing, isAuthorized: boolean): Promise<Thing> {
  if ("payment" in thing) {
    const { payment } = thing;
    const { source, method_id: methodId, save } = payment;
    if (!isAuthorized || !source) return { payment: await challengeRefused(turn, payment) };
    const on = { present: true, challenged: true };
    return { payment: await charge(turn, payment, { source, methodId, save }, on) };
  }
  const { setup } = thing;
  if (!isAuthorized || !setup.source) return { setup: await setupRefused(turn, setup) };
  return { setup: await saveBySetup(turn, setup, setup.source, true) };
}

function answerOf(thing: Thing): FrameAnswer {
  const kind = "payment" in thing ? "payment" : "setup";
  const row = "payment" in thing ? thing.payment : thing.setup;
  return {
    kind,
    ref: row.id,
    status: row.status,
    challenge: row.challenge,
    failure: row.status === "failed" ? row.failure : null,
    method: row.source && { ...row.source.facts, methodId: row.method_id },
  };
}
