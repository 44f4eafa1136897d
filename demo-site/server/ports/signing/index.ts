/** What several people are to sign. */
export interface DocumentToSign {
  title: string;
  /** A PDF in which `signatureTag(role)` stands where a signer signs. */
  pdf: Uint8Array;
  signers: readonly { role: string; name: string; email: string }[];
  /** By which the service's own desk finds it. */
  reference: string;
}

export interface DocumentNews {
  /** `preparing`: it takes it in. `draft`: it waits to be sent. `failed`: it could not take it in. */
  state: "preparing" | "draft" | "open" | "signed" | "declined" | "expired" | "failed";
  /** When each of them signed, by e-mail; those who did not are missing. */
  signed: ReadonlyMap<string, number>;
}

/** A service that has documents signed and keeps the signatures. All of it throws where the service cannot be asked. */
export interface SigningPort {
  /** As it is kept with what it has signed. */
  name: "pandadoc";
  /** The mark of the place where a signer signs, as it must stand in the file. */
  signatureTag(role: string): string;
  /** Takes a document to the service. Returns its number there. Twice is two documents: the caller keeps the number. */
  create(document: DocumentToSign): Promise<string>;
  read(id: string): Promise<DocumentNews>;
  /** Lets the signers in, without a letter of the service's own. */
  send(id: string): Promise<void>;
  /** A page on which one of them signs, for a while. */
  session(id: string, email: string): Promise<{ id: string; url: string; expiresAtMs: number }>;
  /** Ends it: no party can sign it any more. */
  expire(id: string): Promise<void>;
  /** The signed document, with its certificate. */
  file(id: string): Promise<Uint8Array>;
}
