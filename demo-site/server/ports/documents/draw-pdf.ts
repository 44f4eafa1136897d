import Pdf from "pdfkit";
import type { PrintedDocument } from ".";
import { fontOf, FONTS, type Weight } from "./fonts";

type Page = InstanceType<typeof Pdf>;
type Part = ReturnType<Page["struct"]>;

const MARGIN = 56;
const FOOT = 40;
const LINE = 1.35;
const GAP = 14;
const INK = "#1b1b1f";
const QUIET = "#5f6068";
const RULE = "#c9cad1";
const SIZE = { title: 16, text: 9.5, small: 8.5, total: 12 } as const;
/** The first column of a table takes what the others leave. */
const AMOUNT_WIDTH = 96;
const OTHER_WIDTH = 110;

interface Box {
  x: number;
  width: number;
}

interface Look {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: "left" | "right";
}

/** Lays a document out on A4 pages, tagged in the order in which it is read. */
export function drawPdf(printed: PrintedDocument): Promise<Uint8Array> {
  const page = new Pdf({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: "1.7",
    tagged: true,
    lang: printed.language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${printed.title} ${printed.subtitle}`,
      Author: printed.issuer[0] ?? "",
      CreationDate: new Date(printed.createdMs),
    },
  });
  for (const [name, file] of Object.entries(FONTS)) page.registerFont(name, file);
  const done = bytesOf(page);
  const root = page.struct("Document");
  page.addStructure(root);
  const pen = new Pen(page, root);
  drawHead(pen, printed);
  drawParties(pen, printed);
  drawTable(pen, printed.table);
  drawTotals(pen, printed.totals);
  for (const note of printed.notes) pen.say("P", note, pen.whole, { size: SIZE.small });
  root.end();
  drawFeet(page, printed.foot);
  page.end();
  return done;
}

/** Writes from top to bottom, and begins a page where a block does not fit. */
class Pen {
  readonly page: Page;
  readonly root: Part;
  readonly whole: Box;
  y = MARGIN;

  constructor(page: Page, root: Part) {
    this.page = page;
    this.root = root;
    this.whole = { x: MARGIN, width: page.page.width - 2 * MARGIN };
  }

  /** Height of a text in a box, in points. */
  height(text: string, { width }: Box, { size = SIZE.text, weight = "normal" }: Look = {}): number {
    return this.page
      .font(fontOf(text, weight))
      .fontSize(size)
      .heightOfString(text, { width, lineGap: size * (LINE - 1) });
  }

  /** Room for a block that must not be torn apart. */
  keep(height: number): void {
    if (this.y + height <= this.page.page.height - MARGIN - FOOT) return;
    this.page.addPage();
    this.y = MARGIN;
  }

  /** A text at a height, as content of a part. */
  put(part: Part, text: string, box: Box, look: Look = {}, y = this.y): void {
    const { size = SIZE.text, weight = "normal", color = INK, align = "left" } = look;
    part.add(
      this.page.struct("Span", {}, () => {
        this.page
          .font(fontOf(text, weight))
          .fontSize(size)
          .fillColor(color)
          .text(text, box.x, y, { width: box.width, align, lineGap: size * (LINE - 1) });
      }),
    );
  }

  /** A block of its own. */
  say(kind: string, text: string, box: Box, look: Look = {}): void {
    const height = this.height(text, box, look);
    this.keep(height);
    const part = this.page.struct(kind);
    this.root.add(part);
    this.put(part, text, box, look);
    part.end();
    this.y += height + GAP / 2;
  }

  /** A line that says nothing. */
  rule(y: number, box: Box = this.whole): void {
    this.page.markContent("Artifact", { type: "Layout" });
    this.page
      .moveTo(box.x, y)
      .lineTo(box.x + box.width, y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    this.page.endMarkedContent();
  }
}

function drawHead(pen: Pen, { title, subtitle, issuer }: PrintedDocument): void {
  const half = pen.whole.width / 2 - GAP;
  const left = { x: MARGIN, width: half };
  const right = { x: MARGIN + half + 2 * GAP, width: half };
  const top = pen.y;
  pen.say("H1", title, left, { size: SIZE.title, weight: "bold" });
  pen.say("P", subtitle, left, { color: QUIET });
  const under = pen.y;
  pen.y = top;
  const lines = issuer.filter(Boolean);
  if (lines.length > 0) pen.say("P", lines.join("\n"), right, { size: SIZE.small, align: "right" });
  pen.y = Math.max(under, pen.y) + GAP;
}

function drawParties(pen: Pen, { parties }: PrintedDocument): void {
  const width = pen.whole.width / Math.max(1, parties.length) - GAP;
  const top = pen.y;
  let lowest = top;
  parties.forEach(({ title, lines }, index) => {
    const box = { x: MARGIN + index * (width + GAP), width };
    pen.y = top;
    pen.say("H2", title, box, { size: SIZE.small, weight: "bold", color: QUIET });
    const said = lines.filter(Boolean);
    if (said.length > 0) pen.say("P", said.join("\n"), box);
    lowest = Math.max(lowest, pen.y);
  });
  pen.y = lowest + GAP;
}

function drawTable(pen: Pen, { caption, columns, rows }: PrintedDocument["table"]): void {
  const boxes = boxesOf(pen, columns);
  const table = pen.page.struct("Table", { alt: caption });
  pen.root.add(table);
  const drawRow = (cells: readonly string[], isHead: boolean) => {
    const look: Look = isHead ? { size: SIZE.small, weight: "bold", color: QUIET } : {};
    const height = Math.max(...cells.map((cell, at) => pen.height(cell, boxAt(boxes, at), look)));
    pen.keep(height + GAP);
    const row = pen.page.struct("TR");
    table.add(row);
    cells.forEach((cell, at) => {
      const part = pen.page.struct(isHead ? "TH" : "TD");
      row.add(part);
      const align = columns[at]?.isAmount ? "right" : "left";
      pen.put(part, cell, boxAt(boxes, at), { ...look, align });
      part.end();
    });
    row.end();
    pen.y += height + GAP / 2;
    pen.rule(pen.y - GAP / 4);
  };
  drawRow(
    columns.map(({ heading }) => heading),
    true,
  );
  for (const row of rows) drawRow(row, false);
  table.end();
  pen.y += GAP;
}

function boxesOf(pen: Pen, columns: PrintedDocument["table"]["columns"]): Box[] {
  const widths = columns.map(({ isAmount }, at): number =>
    at === 0 ? 0 : isAmount ? AMOUNT_WIDTH : OTHER_WIDTH,
  );
  const rest = pen.whole.width - widths.reduce((sum, width) => sum + width, 0);
  let x = MARGIN;
  return widths.map((width, at) => {
    const box = { x, width: (at === 0 ? rest : width) - GAP / 2 };
    x += at === 0 ? rest : width;
    return at === columns.length - 1 ? { ...box, width: box.width + GAP / 2 } : box;
  });
}

function boxAt(boxes: readonly Box[], at: number): Box {
  const box = boxes[at];
  if (!box) throw new Error("martillo: a row has more cells than its table has columns");
  return box;
}

/** They stay together: a total apart from its parts says nothing. */
function drawTotals(pen: Pen, totals: PrintedDocument["totals"]): void {
  const left = { x: MARGIN + pen.whole.width / 2, width: pen.whole.width / 2 - AMOUNT_WIDTH };
  const right = { x: left.x + left.width, width: AMOUNT_WIDTH };
  const heightOf = (isFinal: boolean | undefined) =>
    (isFinal ? SIZE.total : SIZE.text) * LINE + GAP / 2;
  pen.keep(totals.reduce((sum, { isFinal }) => sum + heightOf(isFinal), 0));
  const table = pen.page.struct("Table");
  pen.root.add(table);
  for (const { label, amount, isFinal } of totals) {
    const look: Look = isFinal ? { size: SIZE.total, weight: "bold" } : {};
    const row = pen.page.struct("TR");
    table.add(row);
    const head = pen.page.struct("TH");
    row.add(head);
    pen.put(head, label, left, look);
    head.end();
    const cell = pen.page.struct("TD");
    row.add(cell);
    pen.put(cell, amount, right, { ...look, align: "right" });
    cell.end();
    row.end();
    pen.y += heightOf(isFinal);
  }
  table.end();
  pen.y += GAP;
}

/** How many pages there are is known at the end. */
function drawFeet(page: Page, foot: string): void {
  const { start, count } = page.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    page.switchToPage(start + at);
    const text = foot.replace("{page}", String(at + 1)).replace("{pages}", String(count));
    const { width, height } = page.page;
    // Below the margin, where a text would begin another page.
    page.page.margins.bottom = 0;
    page.markContent("Artifact", { type: "Pagination" });
    page
      .font(fontOf(text, "normal"))
      .fontSize(SIZE.small)
      .fillColor(QUIET)
      .text(text, MARGIN, height - MARGIN, { width: width - 2 * MARGIN, align: "center" });
    page.endMarkedContent();
  }
}

function bytesOf(page: Page): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    page.on("data", (part: Buffer) => parts.push(part));
    page.on("error", reject);
    page.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
  });
}
