import { ApiFault } from "../../../platform/call/fault";
import { CardInvalid, type SandboxProvider } from "../../../ports/payment-provider/sandbox";
import { type VaultPort, VaultRefused, VaultUnreached } from "../../../ports/vault";
import { ask, lookUp } from "../ask-provider";
import type { MethodRow } from "../methods/method-repository";
import type { MoneyContext } from "../payables";
import type { PaymentRow } from "../payment-repository";
import { beginPayment } from "./begin-payment";
import { resultUrl } from "./order-of";

/** The vault whose cards can make a payment; null where its provider takes no numbers from this server, as all but the embedded one. */
export function vaultOfPayment(
  { ports }: Pick<MoneyContext, "ports">,
  payment: Pick<PaymentRow, "provider">,
): VaultPort | null {
  return ports.payments.sandbox?.name === payment.provider ? ports.vault : null;
}

/**
 * Charges a card of the vault, its person present: the number goes from the vault to the provider at this moment and is kept nowhere
 * between. Throws PROVIDER_NOT_CONFIGURED where the provider takes no numbers from this server.
 */
export async function chargeFromVault(
  ctx: MoneyContext,
  payment: PaymentRow,
  method: MethodRow,
): Promise<void> {
  const vault = vaultOfPayment(ctx, payment);
  const { sandbox } = ctx.ports.payments;
  if (vault?.name !== method.provider || !sandbox) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  const begun = await beginPayment(ctx, payment, {
    save: false,
    returnUrl: resultUrl(ctx, payment.id),
  });
  const secret = begun.kind === "frame" ? begun.data["client_secret"] : undefined;
  if (secret === undefined) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  const token = await tokenOf(vault, sandbox, method);
  const asked = await ask(ctx, { paymentId: payment.id, op: "charge" }, () =>
    sandbox.frame.confirm(secret, { token }, { save: false }),
  );
  if (asked.isKnown) await lookUp(ctx, payment);
}

async function tokenOf(
  vault: VaultPort,
  sandbox: SandboxProvider,
  { user_id: userId, provider_ref: cardId }: MethodRow,
): Promise<string> {
  try {
    const { token } = await sandbox.frame.acceptCard(await vault.forCharge({ userId, cardId }));
    return token;
  } catch (error) {
    if (error instanceof VaultUnreached) throw new ApiFault("PROVIDER_UNREACHED");
    if (error instanceof VaultRefused || error instanceof CardInvalid)
      throw new ApiFault("CARD_REQUIRED");
    throw error;
  }
}
