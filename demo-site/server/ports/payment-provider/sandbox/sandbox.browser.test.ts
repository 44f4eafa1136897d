import { expect, it } from "vitest";
import { openMemoryDb } from "../../../memory/memory-db";
import { sandboxProvider } from ".";

it("the sandbox runs in a page: it takes a payment and signs what it tells", async () => {
  const db = await openMemoryDb();
  const provider = sandboxProvider({ db });
  const told: string[] = [];
  provider.deliverTo(async (raw, headers) => {
    const [event] = await provider.readWebhook(raw, headers);
    told.push(event?.type ?? "");
    return { ok: true };
  });
  const begun = await provider.begin(
    {
      paymentId: "p-1",
      attempt: 1,
      amountCents: 50_000,
      currency: "EUR",
      customerId: null,
      description: "Depósito",
      take: "now",
      save: false,
      locale: "es",
      returnUrl: "https://house.test/pay/back",
    },
    "begin",
  );
  if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
  const card = { number: "4242 4242 4242 4242", cvc: "123", expMonth: 12, expYear: 2099 };
  const { token } = await provider.frame.acceptCard(card);
  const answer = await provider.frame.confirm(begun.next.data["client_secret"] ?? "", { token });
  expect(answer.status).toBe("succeeded");
  await expect.poll(() => told).toEqual(["payment.succeeded"]);
  provider.close();
  await db.close();
});
