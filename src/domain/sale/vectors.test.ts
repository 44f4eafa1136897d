import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { partialPayment } from "../money/amount-rules";
import { splitForfeit } from "../money/split";
import { premiumOf } from "../quote";
import { type DocumentRecord, huella, recordDate, recordMoment } from "./document-record";
import { paymentDueAt, returnDeadline } from "./deadlines";
import { nextBidder, type RoundRow } from "./next-bidder";
import { pickupSlots } from "./pickup-slots";
import { depositCap, offerBounds, refundAmount, winnerChangePrice } from "./prices";
import { reservationUntil } from "./reservation";
import { storageFee } from "./storage-fee";
import { taxQrAddress } from "./tax-qr";
import { invoiceParts, rectify, type SaleLine, saleTotals } from "./totals";
import { instantOf } from "../local-time";

const TIERS = [
  { fromCents: 0, percent: 5 },
  { fromCents: 1_000_000, percent: 4 },
  { fromCents: 3_000_000, percent: 3 },
];
const FLAT = [
  { fromCents: 0, cents: 9_600 },
  { fromCents: 800_000, cents: 34_900 },
  { fromCents: 850_000, cents: 35_300 },
  { fromCents: 900_000, cents: 35_600 },
];
const ADMIN_FEE: SaleLine = { kind: "admin_fee", amountCents: 7_172, scheme: "IVA" };
const CERTIFICATE: SaleLine = {
  kind: "ownership_certificate",
  amountCents: 5_570,
  scheme: "SUPLIDO",
};

function auction(cents: number, scheme: "IVA" | "REBU"): SaleLine[] {
  return [
    { kind: "vehicle", amountCents: cents, scheme },
    { kind: "premium", amountCents: premiumOf(cents, TIERS), scheme },
  ];
}
function of(lines: SaleLine[], depositCents = 0, paidCents = 0) {
  return saleTotals({ lines, depositCents, paidCents });
}
/** Wall time of Madrid. */
function madrid(text: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text
    .split(/\D/)
    .map(Number);
  return instantOf({ year, month, day, hour, minute, second, millisecond: 0 });
}
const utc = (text: string) => Date.parse(text);

describe("premium", () => {
  it.each([
    [999_999, 50_000],
    [1_000_013, 50_001],
    [10, 1],
    [1_234_567, 59_383],
    [4_567_890, 177_037],
  ])("of %i cents in tiers is %i", (hammer, premium) => {
    expect(premiumOf(hammer, TIERS)).toBe(premium);
  });

  it.each([
    [899_900, 35_300],
    [900_000, 35_600],
    [0, 9_600],
  ])("of %i cents by a flat row is %i", (hammer, premium) => {
    expect(premiumOf(hammer, [], FLAT)).toBe(premium);
  });
});

describe("totals", () => {
  it.each([
    [1, 1, 0],
    [60, 50, 10],
    [121, 100, 21],
    [10_000, 8_264, 1_736],
  ])("a group of %i cents is %i and %i of tax", (gross, base, tax) => {
    const totals = of([{ kind: "vehicle", amountCents: gross, scheme: "IVA" }]);
    expect(totals).toMatchObject({ ivaBaseCents: base, ivaTaxCents: tax, totalCents: gross });
  });

  it("of an auction with IVA take the tax out of the sum", () => {
    expect(of(auction(1_234_567, "IVA"))).toMatchObject({
      perTotalCents: 1_234_567,
      ivaBaseCents: 1_069_380,
      ivaTaxCents: 224_570,
      totalCents: 1_293_950,
    });
  });

  it("of an auction under REBU name no tax", () => {
    expect(of(auction(1_234_567, "REBU"))).toMatchObject({
      ivaTotalCents: 0,
      ivaTaxCents: 0,
      rebuCents: 1_293_950,
      totalCents: 1_293_950,
    });
  });

  it("keep groups apart, and a deposit lowers no base", () => {
    expect(of([...auction(1_234_567, "REBU"), ADMIN_FEE, CERTIFICATE], 50_000)).toMatchObject({
      ivaTotalCents: 7_172,
      ivaBaseCents: 5_927,
      ivaTaxCents: 1_245,
      rebuCents: 1_293_950,
      suplidoCents: 5_570,
      totalCents: 1_306_692,
      dueCents: 1_256_692,
    });
    const lines = [...auction(1_234_567, "IVA"), ADMIN_FEE, CERTIFICATE];
    expect(of(lines, 50_000)).toMatchObject({
      ivaTotalCents: 1_301_122,
      ivaBaseCents: 1_075_307,
      ivaTaxCents: 225_815,
      suplidoCents: 5_570,
      totalCents: 1_306_692,
      dueCents: 1_256_692,
    });
    expect(invoiceParts(lines)).toEqual({
      sellerCents: 1_234_567,
      houseCents: 55_004,
      vatCents: 11_551,
      disbursedCents: 5_570,
    });
  });

  it("of a direct sale have no premium, and the tax is that of the whole", () => {
    expect(of([{ kind: "vehicle", amountCents: 899_000, scheme: "IVA" }])).toMatchObject({
      ivaBaseCents: 742_975,
      ivaTaxCents: 156_025,
    });
    expect(of([{ kind: "vehicle", amountCents: 60_000, scheme: "IVA" }], 50_000)).toMatchObject({
      ivaBaseCents: 49_587,
      ivaTaxCents: 10_413,
      dueCents: 10_000,
    });
  });

  it("give back what a deposit is more than the total", () => {
    expect(of(auction(30_000, "REBU"), 50_000)).toMatchObject({
      totalCents: 31_500,
      dueCents: 0,
      creditCents: 18_500,
    });
    expect(of(auction(50_000, "REBU"), 52_500)).toMatchObject({ dueCents: 0, creditCents: 0 });
  });

  it("of a correction are the difference, figure by figure", () => {
    const before = auction(1_234_567, "IVA");
    expect(rectify({ before: { lines: before }, after: { lines: [] } })).toMatchObject({
      ivaBaseCents: -1_069_380,
      ivaTaxCents: -224_570,
      totalCents: -1_293_950,
    });
    const reduced = (lines: SaleLine[], cents: number): SaleLine[] => [
      ...lines,
      { kind: "adjustment", amountCents: -cents, scheme: "IVA" },
    ];
    expect(
      rectify({ before: { lines: before }, after: { lines: reduced(before, 50_000) } }),
    ).toMatchObject({ ivaBaseCents: -41_322, ivaTaxCents: -8_678, totalCents: -50_000 });
    const small: SaleLine[] = [{ kind: "vehicle", amountCents: 10_000, scheme: "IVA" }];
    expect(
      rectify({ before: { lines: small }, after: { lines: reduced(small, 53) } }),
    ).toMatchObject({ ivaBaseCents: -43, ivaTaxCents: -10, totalCents: -53 });
  });
});

describe("payments in part", () => {
  it.each([
    [100_001, 25_001],
    [1_243_950, 310_988],
    [3, 1],
  ])("of %i cents are %i at least", (due, least) => {
    expect(partialPayment({ dueCents: due })).toEqual({ minCents: least, maxCents: due });
  });

  it("are measured by what is due now", () => {
    let dueCents = 1_000_000;
    const paid = [1, 2, 3].map(() => {
      const { minCents } = partialPayment({ dueCents });
      dueCents -= minCents;
      return minCents;
    });
    expect(paid).toEqual([250_000, 187_500, 140_625]);
    expect(dueCents).toBe(421_875);
  });
});

describe("deadlines", () => {
  const due = (text: string, holidays: string[] = []) =>
    paymentDueAt({ soldAtMs: madrid(text), days: 3, holidays });

  it.each([
    ["2026-11-20 18:30", [], "2026-11-25T23:00Z"],
    ["2026-11-21 00:30", [], "2026-11-25T23:00Z"],
    ["2026-12-03 12:00", ["2026-12-08"], "2026-12-09T23:00Z"],
    ["2026-12-23 12:00", ["2026-12-25"], "2026-12-29T23:00Z"],
    ["2026-10-22 12:00", [], "2026-10-27T23:00Z"],
    ["2027-03-25 12:00", [], "2027-03-30T22:00Z"],
  ])("of what was sold at %s without %j is %s", (sold, holidays, end) => {
    expect(new Date(due(sold, holidays)).toISOString()).toBe(new Date(end).toISOString());
  });

  it.each([
    ["2026-12-01 10:00", true, "2026-12-15T23:00Z"],
    ["2026-12-01 10:00", false, "2027-12-15T23:00Z"],
    ["2027-03-15 10:00", true, "2027-03-29T22:00Z"],
  ])("of what was handed over at %s (told: %j) is %s", (at, informed, end) => {
    expect(returnDeadline({ handedOverAtMs: madrid(at), informed })).toBe(utc(end));
  });
});

describe("who comes next", () => {
  const rows = (...amounts: [bidder: number, cents: number, declined?: boolean][]): RoundRow[] =>
    amounts.map(([bidderId, amountCents, declined = false], index) => ({
      position: index + 1,
      bidderId,
      amountCents,
      declined,
    }));

  it("has the highest own last price, premium on top", () => {
    const next = nextBidder({ rows: rows([2, 498_000], [1, 500_000]), exclude: [1] });
    expect(next).toEqual({ bidderId: 2, priceCents: 498_000 });
    expect(498_000 + premiumOf(498_000, TIERS)).toBe(522_900);
    expect(nextBidder({ rows: rows([2, 985_000], [1, 1_000_000]), exclude: [1] })).toEqual({
      bidderId: 2,
      priceCents: 985_000,
    });
    expect(985_000 + premiumOf(985_000, TIERS)).toBe(1_034_250);
  });

  it("is the earlier of equal ones, and nobody whose bid was withdrawn", () => {
    const tie = rows([1, 500_000], [2, 500_000], [3, 500_000], [4, 900_000, true]);
    expect(nextBidder({ rows: tie, exclude: [1] })).toEqual({ bidderId: 2, priceCents: 500_000 });
    expect(nextBidder({ rows: tie, exclude: [1, 2, 3] })).toBeNull();
  });

  it.each([
    [510_000, 498_000],
    [450_000, 450_000],
  ])("pays of proposed %i never more than the own last price", (proposedCents, price) => {
    expect(winnerChangePrice({ proposedCents, lastPriceCents: 498_000 })).toBe(price);
  });
});

describe("deposits, storage, offers, reservations, refunds", () => {
  it("a deposit is a twentieth of the start price at most", () => {
    expect(depositCap({ startCents: 150_050 })).toBe(7_502);
    expect(depositCap({ startCents: 99_999 })).toBe(4_999);
  });

  it("a forfeited one pays the premium first", () => {
    expect(splitForfeit({ depositCents: 50_000, premiumCents: 40_000 })).toEqual({
      houseCents: 40_000,
      sellerCents: 10_000,
    });
    expect(splitForfeit({ depositCents: 30_000, premiumCents: 40_000 })).toEqual({
      houseCents: 30_000,
      sellerCents: 0,
    });
  });

  it.each([
    ["2026-12-11 09:00", [], 0, 0],
    ["2026-12-14 09:00", [], 3, 5_445],
    ["2026-12-14 09:00", ["2026-12-06", "2026-12-08"], 1, 1_815],
    ["2026-12-01 23:00", [], 0, 0],
  ])("storage until %s without %j is %i days", (out, blockedDays, days, cents) => {
    expect(
      storageFee({
        readyAtMs: madrid("2026-12-01 17:00"),
        pickedUpAtMs: madrid(out),
        freeDays: 10,
        perDayCents: 1_815,
        blockedDays,
      }),
    ).toEqual({ days, cents });
  });

  it("an offer lies between half of the price and a cent below it", () => {
    expect(offerBounds({ askingCents: 899_000, minimumPercent: 50 })).toEqual({
      minCents: 449_500,
      maxCents: 898_999,
    });
    expect(offerBounds({ askingCents: null, minimumPercent: 50 }).minCents).toBe(100);
  });

  it.each([
    ["12:10:00", "12:25:00"],
    ["12:14:59", "12:29:59"],
  ])("a reservation of noon whose checkout is entered at %s ends at %s", (entered, until) => {
    const reservedAtMs = madrid("2026-11-24 12:00:00");
    expect(reservationUntil({ reservedAtMs, enteredAtMs: madrid(`2026-11-24 ${entered}`) })).toBe(
      madrid(`2026-11-24 ${until}`),
    );
  });

  it("what goes back is all that was paid less services and loss", () => {
    expect(
      refundAmount({
        paidCents: 1_256_692,
        depositCents: 50_000,
        servicesCents: 12_742,
        lossCents: 25_000,
      }),
    ).toBe(1_268_950);
  });
});

describe("pickup slots", () => {
  const slots = (date: string, start: string, end: string, timeframeMin: number, more = {}) =>
    pickupSlots({ date, start, end, timeframeMin, perSlot: 2, booked: {}, nowMs: 0, ...more });
  const times = (date: string, start: string, end: string, minutes: number) =>
    slots(date, start, end, minutes).map(({ startsAtMs }) =>
      new Date(startsAtMs).toISOString().slice(11, 16),
    );

  it("stand on a grid from midnight and within the hours", () => {
    // Madrid is an hour ahead of these in winter.
    const day = times("2026-11-24", "08:45", "13:30", 30);
    expect(day).toHaveLength(9);
    expect([day[0], day.at(-1)]).toEqual(["08:00", "12:00"]);
    expect(times("2026-11-24", "09:00", "10:00", 45)).toEqual(["08:00"]);
    expect(times("2026-11-24", "09:00", "09:20", 30)).toEqual([]);
    expect(times("2026-11-24", "09:10", "11:00", 20)).toEqual([
      "08:20",
      "08:40",
      "09:00",
      "09:20",
      "09:40",
    ]);
  });

  it("keep the wall time over a change of the clock, and leave out what it leaves out", () => {
    expect(times("2026-10-24", "09:00", "10:00", 60)).toEqual(["07:00"]);
    expect(times("2026-10-26", "09:00", "10:00", 60)).toEqual(["08:00"]);
    expect(times("2027-03-28", "01:30", "03:30", 30)).toEqual(["00:30", "01:00"]);
  });

  it("leave out what is full or has begun", () => {
    const nine = madrid("2026-11-24 09:00");
    const ten = madrid("2026-11-24 10:00");
    const eleven = madrid("2026-11-24 11:00");
    const booked = { [ten]: 2, [eleven]: 1 };
    expect(slots("2026-11-24", "09:00", "12:00", 60, { booked, nowMs: nine })).toEqual([
      { startsAtMs: eleven, left: 1 },
    ]);
  });
});

describe("hash of a document", () => {
  const digest = async (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
  const first: DocumentRecord = {
    kind: "alta",
    emisor: "89890001K",
    numero: "12345678/G33",
    fecha: "01-01-2024",
    tipo: "F1",
    cuota: "12.35",
    importe: "123.45",
    anterior: "",
    momento: "2024-01-01T19:20:30+01:00",
  };
  const FIRST = "3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60";
  const SECOND = "F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97";
  const ANNULMENT = "177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68";

  it("is that of the published examples", async () => {
    expect(await huella(first, digest)).toBe(FIRST);
    const second = {
      ...first,
      numero: "12345679/G34",
      anterior: FIRST,
      momento: "2024-01-01T19:20:35+01:00",
    };
    expect(await huella(second, digest)).toBe(SECOND);
    const annulment: DocumentRecord = {
      kind: "anulacion",
      emisor: "89890001K",
      numero: "12345679/G34",
      fecha: "01-01-2024",
      anterior: SECOND,
      momento: "2024-01-01T19:20:40+01:00",
    };
    expect(await huella(annulment, digest)).toBe(ANNULMENT);
  });

  it("has its day and its moment by the clock of the house", () => {
    const atMs = Date.UTC(2026, 10, 30, 23, 30, 5, 678);
    expect(recordDate(atMs)).toBe("01-12-2026");
    expect(recordMoment(atMs)).toBe("2026-12-01T00:30:05+01:00");
    expect(recordMoment(Date.UTC(2026, 6, 1, 8))).toBe("2026-07-01T10:00:00+02:00");
  });

  it("is looked up at the address that the QR of its invoice holds", () => {
    const record = { ...first, numero: "12345678&G33", importe: "241.40" };
    expect(taxQrAddress(record, { isSent: true })).toBe(
      "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40",
    );
    expect(taxQrAddress(record, { isSent: false })).toContain(
      "/ValidarQRNoVerifactu?nif=89890001K&",
    );
  });
});
