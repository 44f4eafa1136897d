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

/** Documents that the house makes. */
export interface DocumentsPort {
  /** A tagged PDF on A4, with its fonts. The same document gives the same bytes. */
  pdf(document: PrintedDocument): Promise<Uint8Array>;
}
