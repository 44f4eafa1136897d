// A provider that plays all ends of a payment.
import { deskCalls } from "./desk";
import { readEvents, type Receivers, sendDue, waysOf } from "./events";
import { frameCalls } from "./frame";
import { customerCalls, methodCalls } from "./methods";
import type { SandboxOptions, SandboxProvider } from "./options";
import { CURRENCY, MINIMUM_CENTS, paymentCalls } from "./payments";
import { refundCalls } from "./refunds";
import { settleDue } from "./settle-due";
import { newSetup } from "./setups";
import { readNextDue, setupOf } from "./sandbox-repository";
import { statement } from "./statement";
import { runOnce, toolsOf } from "./tools";
import { alarm } from "./alarm";

export * from "./options";

/** The embedded provider: it moves no real money. For demos and tests alone, in Node and in a page. */
export function sandboxProvider(options: SandboxOptions): SandboxProvider {
  let receivers: Receivers | null = null;
  const clock = alarm(async () => {
    await tick();
    return nextDue();
  });
  const tools = toolsOf(options, (ms) => clock.setIn(ms));

  async function tick(): Promise<number> {
    const settled = await settleDue(tools);
    return settled + (receivers ? await sendDue(tools, receivers) : 0);
  }

  async function nextDue(): Promise<number | null> {
    const row = await readNextDue(tools.db, waysOf(receivers));
    return row?.due == null ? null : row.due - (await tools.now());
  }

  return {
    name: "sandbox",
    can: {
      entry: "frame",
      save: true,
      offSession: true,
      hold: true,
      refund: "partial",
      banks: true,
      currencies: [CURRENCY],
      minimumCents: MINIMUM_CENTS,
    },
    ...customerCalls(tools),
    ...paymentCalls(tools),
    ...refundCalls(tools),
    beginSetup: (customerId, kind, key) =>
      runOnce(tools, "setup", key, [customerId, kind], async (t, atMs, fate) => {
        const row = await newSetup({ t, tools, atMs, fate }, customerId, kind);
        const { setupRef, next } = setupOf(row);
        if (!next) throw new Error("martillo: a new setup has a next step");
        return { kind: "next", providerRef: setupRef, next };
      }),
    methods: methodCalls(tools),
    readWebhook: (raw, headers) => readEvents(tools, raw, headers),
    statement: (fromMs, toMs) => statement(tools, fromMs, toMs),
    frame: frameCalls(tools),
    desk: deskCalls(tools),
    deliverTo(intake, { onDeposits, automatic = true } = {}) {
      receivers = { intake, onDeposits };
      if (automatic) clock.start();
    },
    tick,
    close: () => clock.stop(),
  };
}
