import { takeWebhook, tellDeposits } from "../features/money";
import type { SandboxProvider } from "../ports/payment-provider/sandbox/options";

/** The sandbox sends its webhooks within this process, and has the house write of deposits that came. */
export function hearSandbox(
  sandbox: SandboxProvider,
  ctx: Parameters<typeof tellDeposits>[0] & Parameters<typeof takeWebhook>[0],
): void {
  sandbox.deliverTo(
    async (raw, headers) => {
      const fate = await takeWebhook(ctx, sandbox.name, raw, headers);
      return { ok: fate === "stored" };
    },
    { onDeposits: (letter) => tellDeposits(ctx, letter) },
  );
}
