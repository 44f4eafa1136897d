import type { CardAddress } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { lockAccount } from "../../../platform/security/account-lock-repository";
import type { VaultCard, VaultPort, VaultRef } from "../../../ports/vault";
import { insertMethod } from "./method-repository";

/** Writes down what may be shown of a card that the vault has. The same number again keeps the row that is there, and the vault keeps one card of it. */
export async function keepVaultCard(
  ctx: Pick<CallContext, "db" | "log">,
  userId: number,
  vault: VaultPort,
  card: VaultCard & { holderName: string; address: CardAddress | null },
): Promise<void> {
  const { replaced } = await ctx.db.tx(async (t) => {
    await lockAccount(t, userId);
    return insertMethod(t, {
      userId,
      provider: vault.name,
      providerRef: card.cardId,
      kind: "vault",
      status: "active",
      brand: card.brand,
      last4: card.last4,
      expMonth: card.expMonth,
      expYear: card.expYear,
      holder: card.holderName,
      holderType: "",
      routing: "",
      fingerprint: card.fingerprint ?? "",
      offSession: false,
      address: card.address,
    });
  });
  if (replaced !== null) await removeFromVault(ctx, vault, { userId, cardId: replaced });
}

/** Removes a card that the house does not know any more. Where that fails, the vault keeps what nothing here charges. */
export async function removeFromVault(
  { log }: Pick<CallContext, "log">,
  vault: VaultPort,
  card: VaultRef,
): Promise<void> {
  await vault
    .remove(card)
    .catch((error: unknown) =>
      log.warn({ error: String(error) }, "a card could not be removed from the vault"),
    );
}
