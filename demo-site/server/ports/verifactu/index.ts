/** A record of the register of invoices, as it is sent. */
export interface TaxRecord {
  /** Fields and their order are those of the regulation: `IDEmisorFactura=…&…`; its hash is `huella`. */
  record: string;
  huella: string;
  /** Above 1: the tax office has rejected it so often before, and is told so. */
  attempt: number;
  kind: "invoice" | "correction";
  issuer: { name: string; nif: string };
  /** Its texts are empty where the invoice is a simplified one. */
  buyer: { name: string; nif: string };
  number: string;
  /** Of the invoice that a correction corrects. */
  corrects: string | null;
  /** Further ones that it corrects. */
  also_corrects: readonly string[];
  description: string;
  /** Decimal euro. `base` and `tax` are those of what has IVA; `rebu` is the group of used goods, `suplidos` what was paid in the buyer's name. */
  totals: { base: string; tax: string; rebu: string; suplidos: string; total: string };
}

/** What the tax office says of a record. */
export interface TaxVerdict {
  status: "accepted" | "accepted_with_errors" | "rejected";
  /** Its secure code of verification (CSV). */
  code: string;
  message: string;
}

/** Sends records of invoices to the tax office (VERI*FACTU). Without one they are kept here, hashed one onto the other. */
export interface VerifactuPort {
  /** The same attempt at a record twice is one. Throws where the service cannot be asked. */
  send(record: TaxRecord): Promise<TaxVerdict>;
}
