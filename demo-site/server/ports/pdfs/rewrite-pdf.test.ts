import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { checkStreams } from "./check-streams";
import { rewritePdf } from "./rewrite-pdf";
import { pdfOf } from "./testing/pdfs";

const asText = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const asBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const REFUSED = "a PDF is refused";

/** What a viewer would run, open or hand over. */
const ALIVE =
  /JavaScript|#53cript|\/JS\b|Launch|SubmitForm|ImportData|\/URI|GoTo|Embedded|Filespec|RichMedia|XFA|OpenAction|\/AA\b|evil/;

/** A page with a link and a note, of which a test makes more. */
async function documentOf(): Promise<PDFDocument> {
  const made = await PDFDocument.create();
  made.addPage([200, 100]).drawText("Permiso de circulacion", { x: 10, y: 50, size: 12 });
  return made;
}

type Change = (made: PDFDocument) => unknown;

function action(made: PDFDocument, of: Record<string, string | object>) {
  return made.context.register(made.context.obj({ Type: "Action", ...of } as never));
}

function annotate(made: PDFDocument, of: Record<string, unknown>) {
  const page = made.getPage(0);
  const note = made.context.obj({ Type: "Annot", Rect: [0, 0, 50, 20], ...of } as never);
  page.node.addAnnot(made.context.register(note));
}

const HOSTILE: [string, Change][] = [
  ["a program when it is opened", (made) => made.addJavaScript("open", "evil()")],
  [
    "a program with its name in escapes",
    (made) =>
      made.catalog.set(
        PDFName.of("OpenAction"),
        action(made, { S: "Java#53cript", JS: PDFString.of("evil()") }),
      ),
  ],
  [
    "a link",
    (made) =>
      annotate(made, {
        Subtype: "Link",
        A: { S: "URI", URI: PDFString.of("https://evil.example") },
      }),
  ],
  [
    "a link behind a note",
    (made) => annotate(made, { Subtype: "Stamp", A: { S: "Launch", F: PDFString.of("evil.exe") } }),
  ],
  [
    "a form that is sent",
    (made) =>
      annotate(made, {
        Subtype: "Widget",
        AA: { E: { S: "SubmitForm", F: PDFString.of("https://evil.example") } },
      }),
  ],
  [
    "a page that acts",
    (made) =>
      made
        .getPage(0)
        .node.set(
          PDFName.of("AA"),
          made.context.obj({ O: { S: "JavaScript", JS: PDFString.of("evil()") } } as never),
        ),
  ],
  ["a file", (made) => made.attach(asBytes("evil"), "evil.exe")],
  [
    "a file in a note",
    (made) =>
      annotate(made, {
        Subtype: "FileAttachment",
        FS: { Type: "Filespec", F: PDFString.of("evil.exe") },
      }),
  ],
  ["a film", (made) => annotate(made, { Subtype: "RichMedia", RichMediaContent: {} })],
];

describe("a PDF that is written anew", () => {
  it.each(
    HOSTILE.flatMap(([name, change]) => [true, false].map((packed) => ({ name, packed, change }))),
  )("keeps its page and loses $name (objects packed: $packed)", async ({ change, packed }) => {
    const made = await documentOf();
    await change(made);
    expect(asText(await made.save({ useObjectStreams: false }))).toMatch(ALIVE);
    const kept = await rewritePdf(await made.save({ useObjectStreams: packed }));
    expect(asText(kept)).not.toMatch(ALIVE);
    const read = await PDFDocument.load(kept);
    expect(read.getPageCount()).toBe(1);
    expect(read.getPage(0).getSize()).toEqual({ width: 200, height: 100 });
    expect(read.getPage(0).node.Contents()).toBeDefined();
  });

  it("keeps what was filled in and noted", async () => {
    const made = await documentOf();
    const field = made.getForm().createTextField("matricula");
    field.addToPage(made.getPage(0), { x: 10, y: 10, width: 100, height: 20 });
    field.setText("1234 BCD");
    annotate(made, { Subtype: "Text", Contents: PDFString.of("Revisado") });
    const read = await PDFDocument.load(await rewritePdf(await made.save()));
    const notes = read.getPage(0).node.Annots();
    expect(notes?.size()).toBe(1);
    expect(String(notes?.lookup(0))).toContain("Revisado");
    // The field is drawn on the page.
    expect(String(read.getPage(0).node.Resources())).toContain("XObject");
    expect(read.catalog.get(PDFName.of("AcroForm"))).toBeUndefined();
  });

  it("is the same again when it is written anew once more", async () => {
    const once = await rewritePdf(await pdfOf());
    const again = await rewritePdf(once);
    expect((await PDFDocument.load(again)).getPageCount()).toBe(1);
    expect(Math.abs(again.length - once.length)).toBeLessThan(200);
  });

  it.each([
    ["half a file", async () => (await pdfOf()).subarray(0, 300)],
    ["no pages", async () => asBytes("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n")],
    [
      "more pages than anybody reads",
      async () => {
        const made = await PDFDocument.create();
        for (let n = 0; n < 301; n++) made.addPage();
        return made.save();
      },
    ],
    [
      "lists in lists without end",
      async () => asBytes(`%PDF-1.7\n1 0 obj\n${"[".repeat(200_000)}`),
    ],
    ["nothing", async () => asBytes("%PDF-1.7")],
  ])("is refused where it has %s", async (_what, make) => {
    await expect(rewritePdf(await make())).rejects.toThrow(REFUSED);
  });
});

describe("objects that are larger than they look", () => {
  const packed = (type: string, data: Uint8Array, filter = "/FlateDecode") =>
    asBytes(
      `%PDF-1.7\n1 0 obj\n<< /Filter ${filter} /Length ${data.length} /N 1 /First 5 /Type ${type}>>\nstream\n${asText(data)}\nendstream\nendobj\n%%EOF\n`,
    );
  const check = (bytes: Uint8Array) => () => checkStreams(bytes, asText(bytes));
  const bomb = new Uint8Array(deflateSync(Buffer.alloc(80_000_000)));

  it.each([
    ["/ObjStm", "/FlateDecode"],
    ["/Obj#53tm", "/FlateDecode"],
    ["/XRef", "[ /Fl ]"],
    ["%\n/ObjStm", "[/FlateDecode]"],
    ["/ObjStm /X (obj \\) ( stream ) >> %)", "/FlateDecode"],
    ["/ObjStm /X <28 %> /Y /Z\\", "/FlateDecode"],
    ["/ObjStm /X <28 3e> /Y << /Z [(>>)] >>", "/FlateDecode"],
  ])("are refused before anything is unpacked whole: %s %s", (type, filter) => {
    expect(bomb.length).toBeLessThan(100_000);
    expect(check(packed(type, bomb, filter))).toThrow(REFUSED);
  });

  it.each([
    ["[/FlateDecode /FlateDecode]"],
    ["/LZWDecode"],
    ["2 0 R"],
    ["/FlateDecode /Filter /LZWDecode"],
  ])("are refused where they are packed as no program packs them: %s", (filter) => {
    expect(check(packed("/ObjStm", new Uint8Array(deflateSync("1 0")), filter))).toThrow(REFUSED);
  });

  it("are found where their data begins in any way that a reader takes", () => {
    const text = asText(packed("/ObjStm", bomb));
    for (const begin of ["stream \r\n", "stream\r\n", "stream\r", "stream", "% note\nstream\n"]) {
      expect(check(asBytes(text.replace("stream\n", begin)))).toThrow(REFUSED);
    }
  });

  it("are found behind any number of blocks that hold nothing", () => {
    const [head, rest] = [bomb.subarray(0, 2), bomb.subarray(2)];
    const empty = Buffer.from("000000ffff".repeat(40_000), "hex");
    const late = Buffer.concat([head, empty, rest]);
    expect(check(packed("/ObjStm", new Uint8Array(late)))).toThrow(REFUSED);
  });

  it("are refused where their data breaks off, which a reader sees after it has unpacked them", () => {
    const broken = bomb.subarray(0, bomb.length - 200);
    expect(check(packed("/ObjStm", broken))).toThrow(REFUSED);
    const small = new Uint8Array(deflateSync("1 0 ".repeat(99))).subarray(0, 8);
    expect(check(packed("/ObjStm", small))).toThrow(REFUSED);
  });

  it("are added up", () => {
    const one = asText(packed("/ObjStm", new Uint8Array(deflateSync(Buffer.alloc(12_000_000)))));
    expect(check(asBytes(one + one))).not.toThrow();
    expect(check(asBytes(one + one + one))).toThrow(REFUSED);
  });

  it("may be pictures of any size, which nothing unpacks", () => {
    expect(check(packed("/XObject", bomb))).not.toThrow();
  });
});
