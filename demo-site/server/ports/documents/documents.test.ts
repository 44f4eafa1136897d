import { describe, expect, it } from "vitest";
import type { PrintedDocument } from ".";
import { inlineDocuments } from "./inline-documents";

const DOCUMENT: PrintedDocument = {
  language: "es",
  title: "Detalle informativo de venta por subasta",
  subtitle: "A2026/000123 · 23-11-2026",
  createdMs: Date.UTC(2026, 10, 23, 12),
  issuer: ["Martillo Subastas, S. L.", "B12345678", "Calle Mayor 1, 28013 Madrid"],
  parties: [
    { title: "Vendedor", lines: ["Autos Ribera", "B87654321", "Polígono Sur 4, Sevilla"] },
    {
      title: "Comprador",
      lines: ["Мария Ивановна 👋 محمد", "12345678Z", "<script>alert(1)</script>"],
    },
  ],
  table: {
    caption: "Conceptos de la venta",
    columns: [
      { heading: "Concepto" },
      { heading: "Impuestos" },
      { heading: "Importe", isAmount: true },
    ],
    rows: [
      ["Seat León 1.5 TSI, lote nº 12", "REBU", "12.345,67 €"],
      ["Prima de la subasta", "REBU", "593,83 €"],
    ],
  },
  totals: [
    { label: "Bienes usados (REBU)", amount: "12.939,50 €" },
    { label: "Total", amount: "12.939,50 €", isFinal: true },
  ],
  notes: ["Régimen especial de los bienes usados."],
  foot: "Página {page} de {pages} · Documento informativo. No es una factura.",
};

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe("documents on paper", () => {
  it("are tagged, have a language and a title, and bring their fonts", async () => {
    const text = latin(await inlineDocuments.pdf(DOCUMENT));
    expect(text.slice(0, 8)).toBe("%PDF-1.7");
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/Lang \(es\)/);
    expect(text).toMatch(/\/DisplayDocTitle true/);
    for (const tag of ["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD"]) {
      expect(text).toContain(`/S /${tag}\n`);
    }
    expect(text).toMatch(/\/FontFile2/);
    expect(text).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it("are the same bytes for the same document", async () => {
    const [one, other] = [await inlineDocuments.pdf(DOCUMENT), await inlineDocuments.pdf(DOCUMENT)];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it("go on on a second page, with both numbered", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [
      `Concepto ${at}`,
      "IVA incluido",
      "1,00 €",
    ]);
    const long = { ...DOCUMENT, table: { ...DOCUMENT.table, rows } };
    const text = latin(await inlineDocuments.pdf(long));
    expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1);
  });

  it("draw a chart that is heard, and say a table's head again to the eye alone", async () => {
    const bars = [
      { label: "1-11-2026", share: 1, text: "5.000 €" },
      { label: "2-11-2026", share: 0, text: "0 €" },
    ];
    const rows = Array.from({ length: 90 }, (_, at) => [`Lote ${at}`, "IVA", "1,00 €"]);
    const table = {
      ...DOCUMENT.table,
      rows,
      columns: DOCUMENT.table.columns.map((column) => ({ ...column, share: 1 })),
    };
    const plain = { ...DOCUMENT, table, totals: [], parties: [], isLandscape: true };
    for (const isNamed of [true, false]) {
      const chart = { caption: "Ventas", bars, isNamed };
      const text = latin(await inlineDocuments.pdf({ ...plain, chart }));
      expect(text).toContain("/S /Figure\n");
      expect(text.match(/\/S \/TH\n/g)).toHaveLength(3);
      expect(text.match(/\/S \/TR\n/g)).toHaveLength(91);
      expect(text).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
    }
  });
});
