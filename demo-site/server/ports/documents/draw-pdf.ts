import Pdf from "pdfkit";
import type { PrintedDocument } from ".";
import { drawChart } from "./draw-chart";
import { fontOf, FONTS } from "./fonts";
import {
  type Box,
  FOOT,
  GAP,
  INK,
  LINE,
  type Look,
  MARGIN,
  type Page,
  Pen,
  QUIET,
  SIZE,
} from "./pen";

/** The first column of a table takes what the others leave. */
const AMOUNT_WIDTH = 96;
const OTHER_WIDTH = 110;
/** 40 mm with its border: between the 30 and 40 that the regulation asks for. */
const CODE_SIDE = 113;

/** Lays a document out on A4 pages, tagged in the order in which it is read. */
export function drawPdf(printed: PrintedDocument): Promise<Uint8Array> {
  const page = new Pdf({
    size: "A4",
    ...(printed.isLandscape && { layout: "landscape" as const }),
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
  if (printed.code) drawCode(pen, printed.code);
  drawParties(pen, printed);
  if (printed.chart) drawChart(pen, printed.chart);
  drawTable(pen, printed.table, printed.isLandscape ? SIZE.tiny : SIZE.text);
  drawTotals(pen, printed.totals);
  for (const note of printed.notes) pen.say("P", note, pen.whole, { size: SIZE.small });
  root.end();
  drawFeet(page, printed.foot);
  page.end();
  return done;
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

function drawCode(
  pen: Pen,
  { above, below, alt, size, path }: NonNullable<PrintedDocument["code"]>,
): void {
  const { page } = pen;
  const box = { x: MARGIN, width: CODE_SIDE };
  const look = { size: SIZE.small };
  pen.say("P", above, box, look);
  pen.y -= GAP / 2;
  const figure = page.struct("Figure", { alt });
  pen.root.add(figure);
  figure.add(
    page.struct("Span", {}, () => {
      page.save();
      page.translate(MARGIN, pen.y).scale(CODE_SIDE / size);
      page.path(path).fill(INK);
      page.restore();
    }),
  );
  figure.end();
  pen.y += CODE_SIDE;
  pen.say("P", below, { ...box, width: pen.whole.width }, look);
  pen.y += GAP / 2;
}

function drawParties(pen: Pen, { parties }: PrintedDocument): void {
  if (parties.length === 0) return;
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

function drawTable(
  pen: Pen,
  { caption, columns, rows }: PrintedDocument["table"],
  size: number,
): void {
  const boxes = boxesOf(pen, columns);
  const headings = columns.map(({ heading }) => heading);
  const table = pen.page.struct("Table", { alt: caption });
  pen.root.add(table);
  const headLook: Look = { size: Math.min(size, SIZE.small), weight: "bold", color: QUIET };
  const heightOf = (cells: readonly string[], look: Look) =>
    Math.max(...cells.map((cell, at) => pen.height(cell, boxAt(boxes, at), look)));
  // A person who hears the table has heard its head: on further pages it is for the eye.
  const repeatHead = () => {
    pen.page.markContent("Artifact", { type: "Pagination" });
    headings.forEach((text, at) => {
      const align = columns[at]?.isAmount ? "right" : "left";
      pen.draw(text, boxAt(boxes, at), { ...headLook, align });
    });
    pen.page.endMarkedContent();
    pen.y += heightOf(headings, headLook) + GAP / 2;
    pen.rule(pen.y - GAP / 4);
  };
  const drawRow = (cells: readonly string[], isHead: boolean) => {
    const look: Look = isHead ? headLook : { size };
    const height = heightOf(cells, look);
    if (pen.keep(height + GAP) && !isHead) repeatHead();
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
  drawRow(headings, true);
  for (const row of rows) drawRow(row, false);
  table.end();
  pen.y += GAP;
}

function boxesOf(pen: Pen, columns: PrintedDocument["table"]["columns"]): Box[] {
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const widths = columns.map(({ isAmount, share = 0 }, at): number =>
    at === 0
      ? 0
      : shares > 0
        ? (pen.whole.width * share) / shares
        : isAmount
          ? AMOUNT_WIDTH
          : OTHER_WIDTH,
  );
  const rest = pen.whole.width - widths.reduce((sum, width) => sum + width, 0);
  let x = MARGIN;
  return widths.map((width, at) => {
    const box = { x, width: (at === 0 ? rest : width) - (shares > 0 ? GAP : GAP / 2) };
    x += at === 0 ? rest : width;
    return at === columns.length - 1
      ? { ...box, width: box.width + (shares > 0 ? GAP : GAP / 2) }
      : box;
  });
}

function boxAt(boxes: readonly Box[], at: number): Box {
  const box = boxes[at];
  if (!box) throw new Error("martillo: a row has more cells than its table has columns");
  return box;
}

/** They stay together: a total apart from its parts says nothing. */
function drawTotals(pen: Pen, totals: PrintedDocument["totals"]): void {
  if (totals.length === 0) return;
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
