/**
 * Keeps numbers of cards apart from everything else. Security codes are never given to it. Every call may throw VaultRefused or
 * VaultUnreached, and nothing else.
 */
export interface VaultPort {
  /** As saved cards name it. */
  readonly name: "embedded" | "skyflow";
  /** Takes cards from our own frame; null where the vendor's fields do. */
  readonly frame: VaultFrame | null;
  /** For the vendor's fields in our frame; null for the embedded one. */
  readonly elements: Readonly<Record<"vaultId" | "vaultUrl" | "table", string>> | null;
  /** Has never met its vendor: only a double of it. */
  readonly untried?: boolean;
  /** What a page may insert cards of this person with, and do nothing else. Lives 15 minutes at most. */
  accessToken(userId: number): Promise<AccessToken>;
  /** What may be shown of a card. Null where there is none, or it is another's. */
  describe(card: VaultRef): Promise<VaultCard | null>;
  updateExpiry(card: VaultRef, expiry: Expiry): Promise<VaultCard>;
  /** A card that is gone already is no failure. */
  remove(card: VaultRef): Promise<void>;
  /** The number, for a provider that charges it, at the moment when it does. Never to be kept, logged or sent to a page. */
  forCharge(card: VaultRef): Promise<PlainCard>;
}

/** What the frame of the embedded vault asks. */
export interface VaultFrame {
  /** Keeps a card of the person whom the token is for. */
  insert(accessToken: string, card: PlainCard): Promise<InsertedCard>;
}

export interface AccessToken {
  accessToken: string;
  expiresInSeconds: number;
}

/** A card of one person. */
export interface VaultRef {
  userId: number;
  /** The vault's, `skyflow_id` on the wire. */
  cardId: string;
  /** What collecting the number brought, `payment_token` on the wire. Where it is given it must be that card's. */
  paymentToken?: string;
}

export interface Expiry {
  /** 1 to 12. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
}

export interface VaultCard extends Expiry {
  cardId: string;
  /** As `cardBrand` of the domain says. */
  brand: string;
  last4: string;
  /** The same for the same number, whichever person saves it; null where the vault does not tell. */
  fingerprint: string | null;
}

export interface InsertedCard extends VaultCard {
  paymentToken: string;
}

/** A card with its number, digits alone. */
export interface PlainCard extends Expiry {
  number: string;
  holderName: string;
}

/**
 * - `token`: no access token, or one that is over.
 * - `number`, `name`, `expiry`: not that of a card.
 * - `real_number`: this vault takes the numbers that are published for tests, and no other.
 */
export type VaultRefusal = "token" | "number" | "name" | "expiry" | "real_number" | "not_found";

/** A certain no. */
export class VaultRefused extends Error {
  readonly reason: VaultRefusal;

  constructor(reason: VaultRefusal) {
    super(`the vault refuses: ${reason}`);
    this.name = "VaultRefused";
    this.reason = reason;
  }
}

/** The vault did not answer, or its answer could not be read. */
export class VaultUnreached extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = "VaultUnreached";
  }
}
