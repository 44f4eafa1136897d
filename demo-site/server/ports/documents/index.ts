/** A document on paper: the house writes it, and a port lays it out. Texts are ready to be read. */
export interface PrintedDocument {
  /** As BCP 47 says: `es`. */
  language: string;
  title: string;
  /** Beside the title: number, day. */
  subtitle: string;
  /** Epoch milliseconds: the same document is the same file whenever it is made. */
  createdMs: number;
  /** Who issues it, line by line. */
  issuer: readonly string[];
  parties: readonly { title: string; lines: readonly string[] }[];
  table: {
    caption: string;
    columns: readonly { heading: string; isAmount?: boolean }[];
    rows: readonly (readonly string[])[];
  };
  totals: readonly { label: string; amount: string; isFinal?: boolean }[];
  notes: readonly string[];
  /** On every page, with the page's number: `{page}` and `{pages}` are filled in. */
  foot: string;
}

/** A column of a sheet. Money in cents, moments in epoch milliseconds; both null where there is none. */
export interface SheetColumn {
  key: string;
  heading: string;
  kind: "text" | "number" | "money" | "moment";
}

/** Rows to be written down as a file. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** Files that the house makes. */
export interface DocumentsPort {
  /** A tagged PDF on A4, with its fonts. The same document gives the same bytes. */
  pdf(document: PrintedDocument): Promise<Uint8Array>;
  /** What begins like a formula is text in both. */
  xlsx(sheet: Sheet): Promise<Uint8Array>;
  /** UTF-8 with a mark, so that spreadsheets read accents; separated by semicolons, as in Spain. */
  csv(sheet: Sheet): Promise<Uint8Array>;
}
