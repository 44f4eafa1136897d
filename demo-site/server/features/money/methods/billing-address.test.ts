import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POSTAL_CODE_TEXT } from "martillo/contract";
import { type CardAddress, cardAddressFields, vaultAddressFields } from "martillo/domain";
import { ProviderUnknown } from "../../../ports/payment-provider";
import { embeddedPorts, type Ports } from "../../../ports/ports";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../seed/seed-rows";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import { openTestDb } from "../../../testing/test-db";

const ADDRESS: CardAddress = {
  line1: "Calle Mayor, 3",
  line2: "2.º izquierda",
  zip: "28013",
  city: "Madrid",
  state: "Madrid",
  country: "ES",
};
const TOLD = vaultAddressFields(ADDRESS);
const NONE = { address_line1: "", address_city: "", address_country: "", address_zip: "" };

describe("the billing address of a card", () => {
  let api: InPageApi;
  let ports: Ports;
  let me: SeededUser;
  const logged = vi.fn<(fields: object, message: string) => void>();

  beforeAll(async () => {
    const db = await openTestDb();
    ports = embeddedPorts(db);
    const log = { debug: logged, info: logged, warn: logged, error: logged };
    api = await createTestApi({ db, ports, log });
  });
  afterAll(async () => {
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  const cards = async (as = me) =>
    (await api.call("customer/payment_method/list", {}, as)).responseData.data;
  const vaultCards = async (as = me) =>
    (await api.call("user/getSkyflowCredit", {}, as)).responseData.records;

  it("is kept with the card that the frame saves, and told to its owner alone", async () => {
    const { id } = await saveCard(api, me, { address: ADDRESS });
    const retrieve = (as: SeededUser) =>
      api.call("customer/payment_method/retrieve", { source_id: id }, as);
    expect((await retrieve(me)).responseData.record).toMatchObject({ id, ...TOLD });
    expect(await cards()).toMatchObject([{ id, ...TOLD }]);
    const other = await api.seedUser();
    expect((await retrieve(other)).code).toBe("NOT_FOUND");
    expect(await cards(other)).toEqual([]);
  });

  it("of a card in the vault, too", async () => {
    const { id } = await saveCard(api, me, { into: "vault", address: ADDRESS });
    expect(await vaultCards()).toMatchObject([{ skyflow_id: id, ...TOLD }]);
    expect(await vaultCards(await api.seedUser())).toEqual([]);
  });

  it("may be left out whole", async () => {
    await saveCard(api, me);
    expect(await cards()).toMatchObject([NONE]);
    await saveCard(api, me, { into: "vault" });
    expect(await vaultCards()).toMatchObject([NONE]);
  });

  it("is refused half filled, with what is wrong at each field", async () => {
    const half = { country: "ES", zip: "12", line2: "Bajo" };
    const atProvider = await api.call(
      "customer/payment_method/create",
      cardAddressFields(half),
      me,
    );
    expect(atProvider.refusal).toMatchObject({
      code: "INVALID_INPUT",
      fields: {
        card_address_line1: "Obligatorio.",
        card_address_zip: POSTAL_CODE_TEXT,
        card_address_city: "Obligatorio.",
        card_address_state: "Obligatorio.",
      },
    });
    const inVault = await api.call(
      "skyflow/createPaymentMethod",
      vaultAddressFields({ ...ADDRESS, city: "  " }),
      me,
    );
    expect(inVault.refusal).toMatchObject({
      code: "INVALID_INPUT",
      fields: { address_city: "Obligatorio." },
    });
    const opened = await api.db.query("select 1 from pay_tickets where user_id = $1", [me.id]);
    expect(opened).toEqual([]);
  });

  it("stays at the frame's right no longer than the card is not saved, and goes with the card", async () => {
    const first = await saveCard(api, me, { address: ADDRESS });
    const tickets = await api.db.query(
      "select 1 from pay_tickets where user_id = $1 and address is not null",
      [me.id],
    );
    expect(tickets).toEqual([]);
    await api.call("customer/payment_method/delete", { source_id: first.id }, me);
    const kept = await api.db.query("select address from payment_methods where user_id = $1", [
      me.id,
    ]);
    expect(kept).toEqual([{ address: {} }]);
  });

  it("of the same card again is the newer one, and stays where none is given", async () => {
    await saveCard(api, me, { address: ADDRESS });
    await saveCard(api, me, { address: { ...ADDRESS, city: "Alcorcón" } });
    expect(await cards()).toMatchObject([{ address_city: "Alcorcón" }]);
    await saveCard(api, me);
    expect(await cards()).toMatchObject([{ address_city: "Alcorcón" }]);
  });

  describe("at a provider that takes addresses", () => {
    const setAddress = vi.fn<(...told: unknown[]) => Promise<void>>();

    beforeEach(() => {
      setAddress.mockReset();
      if (ports.payments.sandbox) ports.payments.sandbox.methods.setAddress = setAddress;
    });
    afterAll(() => {
      delete ports.payments.sandbox?.methods.setAddress;
    });

    it("is handed on once the card is saved", async () => {
      const { id: methodId } = await saveCard(api, me, { address: ADDRESS });
      const { id: customerId } = (await api.call("customer/create", {}, me)).responseData;
      expect(setAddress.mock.calls).toEqual([
        [{ customerId, methodId }, ADDRESS, expect.any(String)],
      ]);
      await saveCard(api, await api.seedUser());
      expect(setAddress).toHaveBeenCalledTimes(1);
    });

    it("stays here where the provider does not answer, and no log has it", async () => {
      logged.mockClear();
      setAddress.mockRejectedValue(new ProviderUnknown(`no answer for ${ADDRESS.line1}`));
      await saveCard(api, me, { address: ADDRESS });
      expect(await cards()).toMatchObject([TOLD]);
      const lines = JSON.stringify(logged.mock.calls);
      expect(lines).toContain("a provider did not take the address of a card");
      expect(lines).not.toContain(ADDRESS.line1);
    });
  });
});
