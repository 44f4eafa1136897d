import type { InputOf, productProjectAction } from "martillo/contract";
import { expect } from "vitest";
import { DEFAULT_CONFIG } from "../../../platform/call/config";
import type { Engine } from "../../../testing/engines";
import { createInPageApi, type InPageApiOptions } from "../../../testing/in-page-api";
import type { SeededUser } from "../../../seed/seed-rows";

type Input = InputOf<typeof productProjectAction>;

/** The address at which the operator of the house gets letters. */
export const HOUSE_EMAIL = "casa@subastas.example";

const HOUR_MS = 3_600_000;

/** A house with a seller, a person who works for it, a rival, a buyer and staff. */
export async function openSellerHouse(engine: Engine, ports: InPageApiOptions["ports"] = {}) {
  const open = await engine.open();
  const operator = { ...DEFAULT_CONFIG.operator, email: HOUSE_EMAIL };
  const api = await createInPageApi({ db: open.db, config: { operator }, ports });
  const seller = await api.seedUser({ admin: true, companyname: "Renting Norte" });
  const marta = await api.seedUser({
    admin: true,
    asEmployeesId: seller.id,
    firstName: "Marta",
    lastName: "Ruiz",
  });
  const rival = await api.seedUser({ admin: true });
  const staff = await api.seedUser({ staff: true });
  const buyer = await api.seedUser();
  const act = (input: Input, as: SeededUser = seller) =>
    api.call("product/projectAction", input, as);

  /** What an action answers that has to succeed. */
  async function done(input: Input, as: SeededUser = seller) {
    const answer = await act(input, as);
    expect([answer.code, answer.refusal.fields]).toEqual([null, undefined]);
    return answer.responseData;
  }

  return {
    api,
    db: open.db,
    seller,
    marta,
    rival,
    staff,
    buyer,
    act,
    done,
    /** A lot with all that publishing asks for. */
    complete: (changes: object = {}) => ({
      action: "add" as const,
      title: "Seat Ibiza 1.0 TSI",
      description: "Con libro de revisiones.",
      auction: 1 as const,
      start_price: "4500.50",
      date_start: Date.now() + HOUR_MS,
      date_closed: Date.now() + 72 * HOUR_MS,
      category: "Turismos",
      brand: "Seat",
      model: "Ibiza",
      ...changes,
    }),
    /** A lot that is open, and its number. */
    async openLot(changes: object = {}): Promise<number> {
      const { record } = await done(this.complete({ date_start: Date.now(), ...changes }));
      await done({ action: "publish", id: record.id });
      return record.id;
    },
    async bidOn(project_id: number, proposed_amount = "5000", as: SeededUser = buyer) {
      const idempotency_key = `selling-${project_id}-${as.id}-${proposed_amount}`.padEnd(16, "0");
      const answer = await api.call(
        "bid/confirm",
        { project_id, proposed_amount, idempotency_key },
        as,
      );
      expect(answer.code).toBeNull();
    },
    /** The lot as its seller edits it. */
    async own(id: number, as: SeededUser = seller) {
      const answer = await api.call("product/getSingleProject", { id }, as);
      expect(answer.code).toBeNull();
      const { record } = answer.responseData;
      if (!("edit_version" in record)) throw new Error("martillo: a preview was not asked for");
      return record;
    },
    async close() {
      await api.close();
      await open.close();
    },
  };
}

export type SellerHouse = Awaited<ReturnType<typeof openSellerHouse>>;
