import type { PrintedChart } from ".";
import { GAP, INK, MARGIN, type Pen, QUIET, SIZE } from "./pen";

const ACCENT = "#1d5fd0";
const HEIGHT = 110;
const ROW = 16;
const BAR = 8;
const TEXT_WIDTH = 90;
/** More would be heard for minutes; the table below has them all. */
const MOST_SAID = 40;

/** A figure with all of its values in words, for who hears it. */
export function drawChart(pen: Pen, chart: PrintedChart): void {
  const { caption, bars, isNamed } = chart;
  if (bars.length === 0) return;
  const height = isNamed ? bars.length * ROW : HEIGHT + ROW;
  pen.keep(height + GAP * 3);
  pen.say("P", caption, pen.whole, { weight: "bold" });
  const said = bars.slice(0, MOST_SAID).map(({ label, text }) => `${label}: ${text}`);
  const alt = [caption, ...said, ...(bars.length > said.length ? ["…"] : [])].join("; ");
  const figure = pen.page.struct("Figure", { alt }, () =>
    isNamed ? drawNamed(pen, chart) : drawColumns(pen, chart),
  );
  pen.root.add(figure);
  figure.end();
  pen.y += height + GAP;
}

function drawNamed(pen: Pen, { bars }: PrintedChart): void {
  const { width } = pen.whole;
  const label = { x: MARGIN, width: width * 0.3 };
  const most = width * 0.7 - TEXT_WIDTH - GAP;
  bars.forEach((bar, at) => {
    const y = pen.y + at * ROW;
    pen.draw(oneLine(pen, bar.label, label.width), label, { size: SIZE.small }, y);
    pen.page
      .rect(MARGIN + label.width + GAP, y + 1, Math.max(1, most * bar.share), BAR)
      .fill(ACCENT);
    const box = { x: MARGIN + width - TEXT_WIDTH, width: TEXT_WIDTH };
    pen.draw(bar.text, box, { size: SIZE.small, align: "right", color: INK }, y);
  });
}

function drawColumns(pen: Pen, { bars }: PrintedChart): void {
  const { width } = pen.whole;
  const step = width / bars.length;
  const bottom = pen.y + HEIGHT;
  bars.forEach(({ share }, at) => {
    const height = HEIGHT * share;
    if (height > 0) {
      pen.page
        .rect(MARGIN + at * step, bottom - height, Math.min(28, Math.max(0.5, step * 0.8)), height)
        .fill(ACCENT);
    }
  });
  pen.page
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + width, bottom)
    .lineWidth(0.5)
    .strokeColor(QUIET)
    .stroke();
  const [first, last] = [bars[0], bars.at(-1)];
  const look = { size: SIZE.small, color: QUIET } as const;
  if (first) pen.draw(first.label, pen.whole, look, bottom + 4);
  if (last && bars.length > 1)
    pen.draw(last.label, pen.whole, { ...look, align: "right" }, bottom + 4);
}

/** A name that is longer than its place is cut. */
function oneLine(pen: Pen, text: string, width: number): string {
  const one = pen.height("X", { x: 0, width }, { size: SIZE.small });
  let shown = text;
  while (shown.length > 1 && pen.height(shown, { x: 0, width }, { size: SIZE.small }) > one * 1.5) {
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  }
  return shown;
}
