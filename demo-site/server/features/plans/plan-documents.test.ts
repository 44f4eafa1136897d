import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chance, fc, rounds } from "../../../../src/testing/seed";
import { UNKNOWN_OPERATOR } from "../../platform/call/operator";
import type { PrintedDocument } from "../../ports/documents";
import { inlineDocuments } from "../../ports/documents/inline-documents";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox/options";
import { embeddedPorts } from "../../ports/ports";
import type { TaxRecord } from "../../ports/verifactu";
import { engines, type OpenEngine } from "../../testing/engines";
import { givenFile } from "../../testing/given-file";
import { moneyContext } from "../../testing/money-context";
import { saveCard } from "../../testing/save-card";
import type { SeededUser, SeedUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { type MoneyContext, sweepMoney } from "../money";
import { lockInvoice } from "../sale/invoice-repository";
import { issueInvoice } from "../sale/issue";
import { BY_CLOCK } from "../sale/sale-events";
import { sendTaxRecords } from "../documents/send-tax-records";
import { auditSales } from "../sale/testing/audit-sales";
import { splitGross, splitPart } from "./offer";
import { sweepPlans } from ".";

const OPERATOR = {
  ...UNKNOWN_OPERATOR,
  name: "Martillo Subastas, S. L.",
  taxId: "89890001K",
  address: "Calle de la Casa 1, 28001 Madrid",
  email: "casa@example.test",
};
const NIF = "12345678Z";
/** Its bank takes no refund. */
const NO_REFUNDS = "4000000000005126";
/** Can be saved; every charge of it fails. */
const DECLINED = "4000000000000341";
/** Its bank says a moment later that it has paid. */
const PAYS_LATER = "4000000000008104";
const DAY_MS = 86_400_000;

interface Row {
  id: number;
  number: string;
  kind: "invoice" | "correction";
  record: string;
  corrects_id: number | null;
  net: number;
  vat: number;
  total: number;
  snapshot: {
    invoicing: string;
    corrects: string | null;
    isSimplified: boolean;
    buyer: { name: string; nif: string; address: string };
    lines: { label: string; netCents: number }[];
  };
}

it("parts of a payment come to the whole, and their net and tax to those of the whole", () => {
  const shares = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(shares, (parts) => {
      const whole = splitGross(parts.reduce((sum, part) => sum + part, 0));
      let left = whole;
      for (const cents of parts) {
        const part = splitPart(left, cents);
        expect(part.netCents + part.vatCents).toBe(cents);
        expect(Math.min(part.netCents, part.vatCents)).toBeGreaterThanOrEqual(0);
        left = { netCents: left.netCents - part.netCents, vatCents: left.vatCents - part.vatCents };
      }
      expect(left).toEqual({ netCents: 0, vatCents: 0 });
    }),
    { numRuns: rounds(200, 5_000) },
  );
});

describe.each(engines)("documents of plans on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ctx: MoneyContext;
  let sandbox: SandboxProvider;
  let staff: SeededUser;
  let me: SeededUser;
  const printed: PrintedDocument[] = [];
  /** Of each seller, the card that pays. */
  const cards = new Map<number, string>();

  beforeAll(async () => {
    open = await engine.open();
    const ports = {
      ...embeddedPorts(open.db),
      documents: {
        pdf(document: PrintedDocument) {
          printed.push(document);
          return inlineDocuments.pdf(document);
        },
      },
    };
    if (!ports.payments.sandbox) throw new Error("there is no embedded provider");
    sandbox = ports.payments.sandbox;
    const config = { operator: OPERATOR };
    api = await createTestApi({ db: open.db, ports, config });
    ctx = moneyContext(open.db, ports, config);
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    // Numbers without a gap, one chain, and books that add up: of sales and of plans together.
    expect(await auditSales(open.db)).toEqual([]);
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    await setSale({});
    await open.db.query("delete from plan_trials");
    me = await seller();
  });

  const setSale = (value: object) =>
    open.db.query(
      `insert into settings (key, value) values ('sale', $1::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(value)],
    );
  async function seller(partial: Partial<SeedUser> = {}, hasBilling = true) {
    const user = await api.seedUser({ admin: true, membership: "free", ...partial });
    if (hasBilling) await fillIn(user);
    return user;
  }
  const fillIn = (user: SeededUser) =>
    open.db.query(
      `update users set companyname = 'Autos Ribera, S. L.', address1 = 'Calle Mayor 1', zip = '28013', city = 'Madrid',
         country = 'ES', custom_fields = custom_fields || $2::jsonb where id = $1`,
      [user.id, JSON.stringify({ nif: NIF })],
    );
  async function buy(
    planName: string,
    {
      as = me,
      number,
      period = "monthly",
    }: {
      as?: SeededUser;
      number?: string;
      period?: "monthly" | "yearly";
    } = {},
  ) {
    const source = cards.get(as.id) ?? (await saveCard(api, as, number ? { number } : {})).id;
    cards.set(as.id, source);
    return api.call(
      "paymentThird/stripe/membership_payment",
      { planName, period, paymentInfo: { source } },
      as,
    );
  }
  async function paidPlan(planName: string, of: Parameters<typeof buy>[1] = {}) {
    const bought = await buy(planName, of);
    const payment = bought.responseData.payment;
    if (payment?.status !== "succeeded") throw new Error(`the plan was not paid: ${bought.code}`);
    return payment.id;
  }
  function refund(id: number, cents: number) {
    const amount = (cents / 100).toFixed(2);
    const input = { id, amount, reason: "Por error", idempotency_key: crypto.randomUUID() };
    return api.call("custom/refundPayment", input, staff);
  }
  const documentsOf = (payment: number) =>
    open.db.query<Row>(
      `select id, snapshot ->> 'number' as number, kind, record, corrects_id, snapshot,
         (snapshot -> 'totals' ->> 'ivaBaseCents')::int as net, (snapshot -> 'totals' ->> 'ivaTaxCents')::int as vat,
         (snapshot -> 'totals' ->> 'totalCents')::int as total
       from invoice_documents where payment_id = $1 order by id`,
      [payment],
    );
  const documentCount = async () =>
    (await open.db.query<{ n: number }>("select count(*)::int as n from invoice_documents"))[0]?.n;
  const lastPayment = async (user = me) =>
    (
      await open.db.query<{ id: number }>("select max(id) as id from payments where user_id = $1", [
        user.id,
      ])
    )[0]?.id ?? 0;
  /** What documents and books say of a payment, and what its provider kept of it. */
  async function sums(payment: number) {
    const rows = await documentsOf(payment);
    const sum = (name: "net" | "vat" | "total") => rows.reduce((all, row) => all + row[name], 0);
    const [books] = await open.db.query<{ net: number; vat: number; kept: number }>(
      `select coalesce(-sum(l.amount_cents) filter (where a.kind = 'house:plans'), 0)::int as net,
         coalesce(-sum(l.amount_cents) filter (where a.kind = 'house:vat'), 0)::int as vat,
         (select captured_cents - refunded_cents from payments where id = $1)::int as kept
       from ledger_entries e join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
       where e.payment_id = $1`,
      [payment],
    );
    return { documents: { net: sum("net"), vat: sum("vat"), total: sum("total") }, books };
  }
  async function elapse(ms: number) {
    const moved = ["anchor_at", "start_at", "end_at", "past_due_at", "tried_at", "due_at"];
    await open.db.query(
      `update subscriptions set ${moved.map((name) => `${name} = ${name} - $2::float8 * interval '1 ms'`).join(", ")},
         claimed_until = null
       where user_id = $1`,
      [me.id, ms],
    );
  }
  async function renew() {
    const { record } = (await api.call("custom/subscription", {}, me)).responseData;
    await elapse((record.end ?? 0) - Date.now() + 1_000);
    await sweepPlans(ctx);
    return lastPayment();
  }
  const given = (id: number, as: SeededUser) => givenFile(api, { kind: "document", id }, as);

  it("the first payment has one, to its seller, over what was charged", async () => {
    await setSale({ invoicing: "factura" });
    const payment = await paidPlan("inicio");
    const [document, ...more] = await documentsOf(payment);
    expect(more).toEqual([]);
    expect(document).toMatchObject({
      kind: "invoice",
      net: 3_000,
      vat: 630,
      total: 3_630,
      snapshot: {
        invoicing: "factura",
        isSimplified: false,
        buyer: { name: "Autos Ribera, S. L.", nif: NIF, address: "Calle Mayor 1, 28013 Madrid" },
        lines: [{ netCents: 3_000 }],
      },
    });
    expect(document?.number).toMatch(/^A\d{4}\/\d{6}$/);
    expect(document?.record).toContain("&TipoFactura=F1&CuotaTotal=6.30&ImporteTotal=36.30&");
    expect(document?.snapshot.lines[0]?.label).toMatch(
      /^Plan Inicio, mensual, del \d\d-\d\d-\d{4} al \d\d-\d\d-\d{4}$/,
    );
    const letter = (await api.outbox(me.email)).find(({ template }) => template === "planChanged");
    expect(letter?.text).toContain(`El documento de este pago es el ${document?.number}.`);
    expect(letter?.text).toContain("/seller/payments/mysubcriptionlist");
  });

  it("an upgrade shows the credit as a line below zero, and a renewal has its own", async () => {
    await paidPlan("inicio");
    await elapse(11 * DAY_MS);
    const payment = await paidPlan("negocio");
    const [document] = await documentsOf(payment);
    const [plan, credit] = document?.snapshot.lines ?? [];
    expect(document?.snapshot.lines).toHaveLength(2);
    expect(plan?.label).toMatch(/^Plan Negocio, mensual, del /);
    expect(credit?.label).toBe("Lo que queda de su plan");
    expect(credit?.netCents).toBeLessThan(0);
    expect((plan?.netCents ?? 0) + (credit?.netCents ?? 0)).toBe(document?.net);
    const of = await sums(payment);
    expect(of.documents.total).toBe(of.books?.kept);
    const renewed = await renew();
    expect(renewed).not.toBe(payment);
    const [next] = await documentsOf(renewed);
    expect(next).toMatchObject({ kind: "invoice", net: 12_000, snapshot: { lines: [{}] } });
    const letter = (await api.outbox(me.email)).find(({ template }) => template === "planRenewed");
    expect(letter?.text).toContain(next?.number ?? "?");
  });

  it("a payment that its bank makes a moment later has its document then, once", async () => {
    const bought = await buy("inicio", { number: PAYS_LATER });
    const payment = bought.responseData.payment?.id ?? 0;
    expect(bought.responseData.payment?.status).toBe("processing");
    expect(await documentsOf(payment)).toEqual([]);
    await open.db.query("update sandbox_payments set settles_at = 1 where settles_at is not null");
    await sandbox.tick();
    for (let turn = 0; turn < 2; turn += 1) {
      await api.call("payment/stripe_payment_response", { payment }, me);
    }
    expect(await documentsOf(payment)).toMatchObject([{ kind: "invoice", total: 3_630 }]);
  });

  it("a trial, a plan that is covered and one that staff grant have none", async () => {
    const before = await documentCount();
    await saveCard(api, me);
    await api.call("user/freeTrialActivation", { planName: "inicio" }, me);
    const agreed = await seller();
    const grant = { user_id: agreed.id, action: "grant", reason: "Acordado" } as const;
    expect((await api.call("custom/grantPlan", grant, staff)).code).toBeNull();
    expect(await documentCount()).toBe(before);
    const payer = await seller();
    await paidPlan("inicio", { as: payer });
    const between = await documentCount();
    await open.db.query("update subscriptions set net_cents = 100000 where user_id = $1", [
      payer.id,
    ]);
    const covered = await buy("negocio", { as: payer });
    expect(covered.code).toBeNull();
    expect(covered.responseData.payment).toBeUndefined();
    expect(await documentCount()).toEqual(between);
  });

  it("a refund is corrected to the cent, whole or in random parts, as the house has decided when it was paid", async () => {
    const next = chance();
    for (let round = 0; round < rounds(3, 20); round += 1) {
      me = await seller();
      await setSale({ invoicing: "factura" });
      await paidPlan("inicio");
      await elapse(Math.floor(next() * 29 * DAY_MS));
      const payment = await paidPlan("profesional");
      await setSale({});
      const [first] = await documentsOf(payment);
      let left = first?.total ?? 0;
      for (let part = 0; left > 0; part += 1) {
        const cents = part > 4 ? left : Math.min(left, 1 + Math.floor(next() * left));
        expect((await refund(payment, cents)).code).toBeNull();
        left -= cents;
        const { documents, books } = await sums(payment);
        expect(documents).toEqual({ net: books?.net, vat: books?.vat, total: books?.kept });
        expect(books?.kept).toBe(left);
        const correction = (await documentsOf(payment)).at(-1);
        expect(correction).toMatchObject({
          kind: "correction",
          total: -cents,
          corrects_id: first?.id,
          snapshot: { invoicing: "factura", corrects: first?.number, buyer: { nif: NIF } },
        });
        expect(correction?.number).toMatch(/^R\d{4}\/\d{6}$/);
        expect(correction?.record).toContain("&TipoFactura=R1&");
      }
      expect((await sums(payment)).documents).toEqual({ net: 0, vat: 0, total: 0 });
      // As the clock does: so many would keep the next ones waiting.
      await sweepMoney(ctx);
    }
  });

  it("a refund that was made at the provider is corrected once, and one that fails stays corrected: its money is in the balance", async () => {
    const atDesk = await paidPlan("inicio");
    const [row] = await open.db.query<{ ref: string }>(
      "select provider_ref as ref from payments where id = $1",
      [atDesk],
    );
    await sandbox.desk.refund(row?.ref ?? "", 1_000);
    for (let turn = 0; turn < 2; turn += 1) {
      await api.call("payment/stripe_payment_response", { payment: atDesk }, me);
    }
    expect((await documentsOf(atDesk)).map(({ total }) => total)).toEqual([3_630, -1_000]);
    me = await seller();
    const failing = await paidPlan("inicio", { number: NO_REFUNDS });
    expect((await refund(failing, 2_000)).code).toBeNull();
    for (let turn = 0; turn < 2; turn += 1) {
      await sandbox.tick();
      await open.db.query("update sandbox_refunds set settles_at = 1 where settles_at is not null");
      await sandbox.tick();
      await sweepMoney(ctx);
    }
    const { balance } = (await api.call("credit/getCreditHistory", {}, me)).responseData;
    expect(balance.available).toBe("20.00");
    const { documents, books } = await sums(failing);
    expect(documents).toEqual({ net: books?.net, vat: books?.vat, total: 1_630 });
    expect(await documentsOf(failing)).toHaveLength(2);
  });

  it("a dispute corrects nothing: the house bears what is lost", async () => {
    const payment = await paidPlan("inicio");
    const [row] = await open.db.query<{ ref: string }>(
      "select provider_ref as ref from payments where id = $1",
      [payment],
    );
    const { disputeRef } = await sandbox.desk.dispute(row?.ref ?? "");
    await api.call("payment/stripe_payment_response", { payment }, me);
    await sandbox.desk.closeDispute(disputeRef, "lost");
    await api.call("payment/stripe_payment_response", { payment }, me);
    const { documents, books } = await sums(payment);
    expect(documents).toEqual({ net: books?.net, vat: books?.vat, total: 3_630 });
  });

  it("a payment from before there were documents is refunded without one", async () => {
    const payment = await paidPlan("inicio");
    const unlucky = await seller();
    await buy("inicio", { as: unlucky, number: DECLINED });
    const before = await documentCount();
    // As if the one had never had a document.
    const give = (from: number, to: number) =>
      open.db.query("update invoice_documents set payment_id = $2 where payment_id = $1", [
        from,
        to,
      ]);
    const without = await lastPayment(unlucky);
    await open.db.query("alter table invoice_documents disable trigger user");
    await give(payment, without);
    expect((await refund(payment, 3_630)).code).toBeNull();
    expect(await documentCount()).toBe(before);
    await give(without, payment);
    await open.db.query("alter table invoice_documents enable trigger user");
  });

  describe("of a seller whose tax number is missing", () => {
    beforeEach(async () => {
      me = await seller({}, false);
    });

    it("the first payment is refused before money moves, where the house issues invoices", async () => {
      await setSale({ invoicing: "factura" });
      const refused = await buy("inicio");
      expect(refused).toMatchObject({ httpStatus: 422, code: "BILLING_INCOMPLETE" });
      expect(Object.keys(refused.refusal.fields ?? {})).toContain("nif");
      expect(refused.refusal.next).toContain("perfil");
      expect(await lastPayment()).toBe(0);
      await fillIn(me);
      expect((await buy("inicio")).code).toBeNull();
    });

    it("and is asked for again where the data went away after the payment was opened", async () => {
      await setSale({ invoicing: "factura" });
      await fillIn(me);
      const { id: source } = await saveCard(api, me);
      const wanted = { planName: "inicio", period: "monthly" } as const;
      const opened = await api.call(
        "paymentThird/stripe/membership_payment",
        { ...wanted, save: 1 },
        me,
      );
      const payment = opened.responseData.payment?.id ?? 0;
      await open.db.query("update users set custom_fields = '{}' where id = $1", [me.id]);
      const charged = await api.call("payment/stripe_payment", { payment, source }, me);
      expect(charged.code).toBe("BILLING_INCOMPLETE");
      expect(await documentsOf(payment)).toEqual([]);
    });

    it("and is taken where its documents inform only", async () => {
      const [document] = await documentsOf(await paidPlan("inicio"));
      expect(document?.snapshot).toMatchObject({ invoicing: "informativo", isSimplified: false });
    });

    it("a renewal is a simplified invoice; above the limit staff hear of it", async () => {
      await setSale({ invoicing: "factura", verifactu: "sent" });
      await saveCard(api, me);
      await api.call("user/freeTrialActivation", { planName: "inicio" }, me);
      const small = await renew();
      const [document] = await documentsOf(small);
      expect(document?.record).toContain("&TipoFactura=F2&");
      expect(document?.snapshot).toMatchObject({
        isSimplified: true,
        buyer: { name: "", nif: "", address: "" },
      });
      const told = async () =>
        (await api.outbox(OPERATOR.email)).filter(({ template }) => template === "planUnnamed");
      expect(await told()).toEqual([]);
      expect((await refund(small, 100)).code).toBeNull();
      expect((await documentsOf(small)).at(-1)?.record).toContain("&TipoFactura=R5&");

      const sent: TaxRecord[] = [];
      const verifactu = {
        send(record: TaxRecord) {
          sent.push(record);
          return Promise.resolve({ status: "accepted" as const, code: "CSV", message: "" });
        },
      };
      await sendTaxRecords({ ...ctx, ports: { ...ctx.ports, verifactu } });
      expect(sent).toMatchObject([
        { kind: "invoice", buyer: { name: "", nif: "" }, totals: { total: "36.30" } },
        { kind: "correction", corrects: document?.number, totals: { total: "-1.00" } },
      ]);
      const listed = await api.call("custom/taxRecords", { list: "all" }, staff);
      expect(listed.responseData.records).toMatchObject([
        { invoice_id: null, payment_id: small, kind: "correction" },
        { invoice_id: null, payment_id: small, kind: "invoice" },
      ]);

      me = await seller({}, false);
      await saveCard(api, me, { number: "5555555555554444" });
      const trial = { planName: "negocio", period: "yearly" } as const;
      await api.call("user/freeTrialActivation", trial, me);
      const [large] = await documentsOf(await renew());
      expect(large?.total).toBeGreaterThan(40_000);
      expect(large?.snapshot.isSimplified).toBe(true);
      expect((await told()).map(({ subject }) => subject)).toEqual([
        `Falta el destinatario de la factura ${large?.number}`,
      ]);
    });
  });

  it("is a file for its payer, for people and staff who may see money, and for no stranger", async () => {
    await setSale({ invoicing: "factura" });
    const payment = await paidPlan("inicio");
    const [document] = await documentsOf(payment);
    const { id = 0, number = "" } = document ?? {};
    const file = number.replace("/", "-");
    printed.length = 0;
    expect(await given(id, me)).toContain(`${file}.pdf`);
    expect(await given(id, staff)).toContain(`${file}-duplicado.pdf`);
    const clerk = (permissions: SeedUser["permissions"]) =>
      api.seedUser({ admin: true, asEmployeesId: me.id, permissions });
    expect(await given(id, await clerk(["money"]))).toContain("-duplicado.pdf");
    expect(await given(id, await clerk(["publish"]))).toBe("PERMISSION_MISSING");
    expect(await given(id, await seller())).toBe("NOT_FOUND");
    expect(await given(id, await api.seedUser())).toBe("NOT_FOUND");
    const { invoice } = await sellDirectly(api);
    await issueSale(invoice);
    const [ofSale] = await open.db.query<{ id: number }>(
      "select id from invoice_documents where invoice_id = $1",
      [invoice],
    );
    // That of a sale is its sides'.
    expect(await given(ofSale?.id ?? 0, me)).toBe("NOT_FOUND");
    const text = JSON.stringify(printed[0]).replaceAll("\u00a0", " ");
    for (const said of [
      '"title":"Factura"',
      number,
      "Martillo Subastas, S. L.",
      "NIF 89890001K",
      "Calle de la Casa 1",
      "Autos Ribera, S. L.",
      `NIF ${NIF}`,
      "Calle Mayor 1, 28013 Madrid",
      "Plan Inicio, mensual, del ",
      '"30,00 €"',
      '"label":"IVA 21 %","amount":"6,30 €"',
      '"36,30 €"',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain("No es una factura");
  });

  it("is in the history, in the list of transactions, and found by staff by its number", async () => {
    const payment = await paidPlan("inicio");
    await refund(payment, 1_000);
    const numbers = (await documentsOf(payment)).map(({ number }) => number);
    const documents = [
      { number: numbers[0], kind: "invoice", is_invoice: 0, total: "36.30" },
      { number: numbers[1], kind: "correction", total: "-10.00" },
    ];
    const history = await api.call("custom/subscriptionHistory", {}, me);
    expect(history.responseData.records).toMatchObject([{ payment, documents }]);
    const all = await api.call("user/invoice/alltransactions", {}, me);
    expect(all.responseData.records.map(({ receipt }) => receipt)).toEqual([
      "/seller/payments/mysubcriptionlist",
      "/seller/payments/mysubcriptionlist",
    ]);
    const found = await api.call("custom/payments", { search: numbers[1] ?? "" }, staff);
    expect(found.responseData.records).toMatchObject([{ payment: { id: payment }, documents }]);
    printed.length = 0;
    const [, correction] = await documentsOf(payment);
    await given(correction?.id ?? 0, me);
    const text = JSON.stringify(printed[0]);
    expect(text).toContain(`Rectifica el documento ${numbers[0]}, de `);
    expect(text).toContain("Documento informativo. No es una factura.");
  });

  async function issueSale(invoice: number) {
    const billing = { name: "Ana", nif: NIF, address: "Calle Mayor 1" };
    await open.db.tx(async (t) => {
      await t.query("update invoices set billing = $2::jsonb where id = $1", [
        invoice,
        JSON.stringify(billing),
      ]);
      const row = await lockInvoice(t, invoice);
      await issueInvoice({ ...ctx, db: t }, row!, BY_CLOCK);
    });
  }

  it("fifty at once, of sales and of plans, are numbered in one series without a gap", async () => {
    const sales: number[] = [];
    const sellers: SeededUser[] = [];
    const owner = await seller();
    for (let n = 0; n < 25; n += 1) {
      sales.push((await sellDirectly(api, { seller: owner })).invoice);
      sellers.push(await seller());
    }
    const sources: string[] = [];
    for (const user of sellers) sources.push((await saveCard(api, user)).id);
    const last = async () =>
      (
        await open.db.query<{ number: number }>(
          "select coalesce(max(number), 0)::int as number from invoice_documents where series like 'A%'",
        )
      )[0]?.number ?? 0;
    const before = await last();
    await Promise.all([
      ...sales.map((invoice) => issueSale(invoice)),
      ...sellers.map((user, n) =>
        api.call(
          "paymentThird/stripe/membership_payment",
          { planName: "inicio", period: "monthly", paymentInfo: { source: sources[n] ?? "" } },
          user,
        ),
      ),
    ]);
    expect((await last()) - before).toBe(50);
    expect(await auditSales(open.db)).toEqual([]);
  }, 60_000);
});
