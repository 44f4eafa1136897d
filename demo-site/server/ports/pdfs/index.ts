// PDFs that people send to each other.

/** A PDF that is broken, locked with a password, or too large to be written anew. */
export class PdfRefused extends Error {
  constructor(options?: ErrorOptions) {
    super("martillo: a PDF is refused", options);
    this.name = "PdfRefused";
  }
}

/** Writes PDFs anew, so that nothing but their pages is left of them. */
export interface PdfPort {
  /**
   * The same pages: drawings, filled-in forms, and notes. Programs, actions, links, attachments, sounds and films are gone. Throws
   * PdfRefused.
   */
  rewrite(file: Uint8Array): Promise<Uint8Array>;
}
