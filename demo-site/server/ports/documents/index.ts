/** The chart of a document: a bar for each value, between 0 and 1. */
export interface PrintedChart {
  caption: string;
  bars: readonly { label: string; share: number; text: string }[];
  /** Bars lie below each other, each beside its label; otherwise they stand beside each other. */
  isNamed: boolean;
}

/** A document on paper: the house writes it, and a port lays it out. Texts are ready to be read. */
export interface PrintedDocument {
  /** As BCP 47 says: `es`. */
  language: string;
  title: string;
  /** Beside the title: number, day. */
  subtitle: string;
  /** Epoch milliseconds: the same document is the same file whenever it is made. */
  createdMs: number;
  /** The issuer, line by line. */
  issuer: readonly string[];
  parties: readonly { title: string; lines: readonly string[] }[];
  /** Of wide tables. @default false */
  isLandscape?: boolean;
  chart?: PrintedChart;
  table: {
    caption: string;
    /** `share`: of the page's width, beside those of the others; all columns have one, or none. */
    columns: readonly { heading: string; isAmount?: boolean; share?: number }[];
    rows: readonly (readonly string[])[];
  };
  /** A QR: at the head of invoices, as the tax office asks for it. */
  code?: {
    above: string;
    below: string;
    /** Describes it for a reader who does not see it. */
    alt: string;
    /** Modules on a side, and the dark ones as an SVG path. */
    size: number;
    path: string;
  };
  totals: readonly { label: string; amount: string; isFinal?: boolean }[];
  notes: readonly string[];
  /** On every page, with the page's number: `{page}` and `{pages}` are filled in. */
  foot: string;
}

/** Documents that the house makes. */
export interface DocumentsPort {
  /** A tagged PDF on A4, with its fonts. The same document gives the same bytes. */
  pdf(document: PrintedDocument): Promise<Uint8Array>;
}
