import type { CardAddress } from "martillo/domain";
import type { Db } from "../../../platform/db/db";
import { lockAccount } from "../../../platform/security/lock-account";
import type { VaultCard, VaultPort } from "../../../ports/vault";
import { insertMethod } from "./method-repository";

/** Writes down what may be shown of a card that the vault has. The same number again keeps the row that is there. */
export async function keepVaultCard(
  { db }: { db: Db },
  userId: number,
  vault: VaultPort["name"],
  card: VaultCard & { holderName: string; address: CardAddress | null },
): Promise<void> {
  await db.tx(async (t) => {
    await lockAccount(t, userId);
    await insertMethod(t, {
      userId,
      provider: vault,
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
}
