import type Pdf from "pdfkit";
import { fontOf, type Weight } from "./fonts";

export type Page = InstanceType<typeof Pdf>;
export type Part = ReturnType<Page["struct"]>;

export const MARGIN = 56;
export const FOOT = 40;
export const LINE = 1.35;
export const GAP = 14;
export const INK = "#1b1b1f";
export const QUIET = "#5f6068";
const RULE = "#c9cad1";
export const SIZE = { title: 16, text: 9.5, small: 8.5, tiny: 7.5, total: 12 } as const;

export interface Box {
  x: number;
  width: number;
}

export interface Look {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: "left" | "right";
}

/** Writes from top to bottom, and begins a page where a block does not fit. */
export class Pen {
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

  /** Room for a block that must not be torn apart. Returns whether a page was begun for it. */
  keep(height: number): boolean {
    if (this.y + height <= this.page.page.height - MARGIN - FOOT) return false;
    this.page.addPage();
    this.y = MARGIN;
    return true;
  }

  /** A text at a height, as content of a part. */
  put(part: Part, text: string, box: Box, look: Look = {}, y = this.y): void {
    part.add(this.page.struct("Span", {}, () => this.draw(text, box, look, y)));
  }

  /** A text at a height, as content of the element that is open. */
  draw(text: string, box: Box, look: Look = {}, y = this.y): void {
    const { size = SIZE.text, weight = "normal", color = INK, align = "left" } = look;
    this.page
      .font(fontOf(text, weight))
      .fontSize(size)
      .fillColor(color)
      .text(text, box.x, y, { width: box.width, align, lineGap: size * (LINE - 1) });
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
