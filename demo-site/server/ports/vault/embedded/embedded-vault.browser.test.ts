import { expect, it } from "vitest";
import { openMemoryDb } from "../../../memory/memory-db";
import { embeddedVault } from ".";

it("the vault runs in a page: it keeps a card, and tells it for a charge", async () => {
  const db = await openMemoryDb();
  const vault = embeddedVault({ db });
  const { accessToken } = await vault.accessToken(7);
  const card = { number: "4242424242424242", holderName: "Marta", expMonth: 12, expYear: 2099 };
  const { cardId } = await vault.frame.insert(accessToken, card);
  const rows = await db.query("select * from vault_cards");
  expect(JSON.stringify(rows)).not.toContain(card.number);
  expect(await vault.forCharge({ userId: 7, cardId })).toEqual(card);
  await db.close();
});
