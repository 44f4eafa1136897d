// Cards kept encrypted in the database.
import { cardBrand, cardNameProblem, cardNumberProblem, isCardExpired } from "martillo/domain";
import type { Db } from "../../../platform/db/db";
import { databaseNow } from "../../../platform/db/clock";
import { isTestNumber } from "../../payment-provider/test-cards";
import {
  type Expiry,
  type InsertedCard,
  type PlainCard,
  type VaultCard,
  type VaultPort,
  type VaultRef,
  VaultRefused,
  VaultUnreached,
} from "..";
import { newAccessToken, readAccessToken } from "./access-token";
import {
  disclose,
  enclose,
  type Envelope,
  hex,
  type Keyring,
  macOf,
  newMasterKey,
  openKeyring,
  randomBytes,
  rewrap,
} from "./envelope";
import {
  type CardRow,
  deleteCard,
  insertCard,
  readCard,
  readCardsOfOtherKeys,
  rewrapCard,
  setExpiry,
} from "./vault-repository";

const ID_BYTES = 16;
const AT_ONCE = 100;

export interface EmbeddedVaultOptions {
  db: Db;
  /** 32 bytes, kept elsewhere than the database. @default one that lives as long as this process or page */
  key?: Uint8Array;
  /** Former keys: texts under them can be read, and are put under `key` by `rewrap`. */
  formerKeys?: readonly Uint8Array[];
  /** Takes real numbers: the operator was assessed for that (PCI DSS). @default false: published test numbers alone */
  isAssessed?: boolean;
  /** Epoch milliseconds. @default the database's clock */
  now?: () => Promise<number>;
}

/** Cards in the house's own database, under a key that is not in it. In Node and in a page. */
export interface EmbeddedVault extends VaultPort {
  readonly name: "embedded";
  readonly frame: NonNullable<VaultPort["frame"]>;
  /** Puts every card that is under a former key under the present one. Returns how many there were. */
  rewrap(): Promise<number>;
}

interface Secret {
  number: string;
  holderName: string;
}

export function embeddedVault(options: EmbeddedVaultOptions): EmbeddedVault {
  const { db, formerKeys = [], isAssessed = false } = options;
  const { key = newMasterKey() } = options;
  const now = options.now ?? (() => databaseNow(db));
  let opened: Promise<[Keyring, ...Keyring[]]> | undefined;
  const keyrings = () => {
    opened ??= Promise.all([openKeyring(key), ...formerKeys.map(openKeyring)]);
    return opened;
  };

  async function insert(accessToken: string, card: PlainCard): Promise<InsertedCard> {
    const [keyring, ...former] = await keyrings();
    const userId = await readAccessToken([keyring, ...former], accessToken, await now());
    if (userId === null) throw new VaultRefused("token");
    checkCard(card, await now(), isAssessed);

    const { number, holderName, expMonth, expYear } = card;
    const [cardId, paymentToken] = [newId("card"), newId("tok")];
    const secret: Secret = { number, holderName: holderName.trim() };
    const envelope = await enclose(keyring, JSON.stringify(secret), aboutOf(cardId, userId));
    const [brand, last4] = [cardBrand(number), number.slice(-4)];
    const fingerprint = await fingerprintOf(keyring, number);
    await insertCard(db, {
      cardId,
      userId,
      tokenHash: await tokenHash(paymentToken),
      brand,
      last4,
      expMonth,
      expYear,
      fingerprint,
      keyId: envelope.keyId,
      wrappedKey: envelope.wrappedKey,
      ciphertext: envelope.ciphertext,
    });
    return { cardId, paymentToken, brand, last4, expMonth, expYear, fingerprint };
  }

  async function rewrapOne(row: CardRow): Promise<void> {
    const [keyring, ...former] = await keyrings();
    const from = former.find(({ id }) => id === row.key_id);
    if (!from) throw new VaultUnreached(`the key ${row.key_id} of the vault is not there`);
    const { number } = await secretOf(await keyrings(), row);
    const next = await rewrap(from, keyring, envelopeOf(row), aboutOf(row.id, row.user_id));
    await rewrapCard(db, {
      cardId: row.id,
      formerKey: row.key_id,
      keyId: next.keyId,
      wrappedKey: next.wrappedKey,
      fingerprint: await fingerprintOf(keyring, number),
    });
  }

  return {
    name: "embedded",
    elements: null,
    frame: { insert },
    async accessToken(userId) {
      const [keyring] = await keyrings();
      return newAccessToken(keyring, userId, await now());
    },
    async describe(card) {
      const row = await findRow(db, card);
      return row ? viewOf(row) : null;
    },
    async updateExpiry(card, { expMonth, expYear }) {
      const row = await requireRow(db, card);
      checkExpiry({ expMonth, expYear }, await now());
      await setExpiry(db, row.id, expMonth, expYear);
      return { ...viewOf(row), expMonth, expYear };
    },
    async remove(card) {
      const row = await findRow(db, card);
      if (row) await deleteCard(db, row.id);
    },
    async forCharge(card) {
      const row = await requireRow(db, card);
      return {
        ...(await secretOf(await keyrings(), row)),
        expMonth: row.exp_month,
        expYear: row.exp_year,
      };
    },
    async rewrap() {
      const [keyring] = await keyrings();
      let count = 0;
      for (;;) {
        const rows = await readCardsOfOtherKeys(db, keyring.id, AT_ONCE);
        for (const row of rows) await rewrapOne(row);
        count += rows.length;
        if (rows.length < AT_ONCE) return count;
      }
    },
  };
}

/** The card of that person; where a token is shown, only with the right one. */
async function findRow(db: Db, card: VaultRef): Promise<CardRow | undefined> {
  const row = await readCard(db, card.cardId, card.userId);
  if (row === undefined || card.paymentToken === undefined) return row;
  return (await tokenHash(card.paymentToken)) === row.token_hash ? row : undefined;
}

async function requireRow(db: Db, card: VaultRef): Promise<CardRow> {
  const row = await findRow(db, card);
  if (!row) throw new VaultRefused("not_found");
  return row;
}

function checkExpiry({ expMonth, expYear }: Expiry, nowMs: number) {
  const isMonth = Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12;
  const expiry = { month: expMonth, year: expYear };
  if (!isMonth || !Number.isInteger(expYear) || isCardExpired(expiry, nowMs))
    throw new VaultRefused("expiry");
}

/** Throws VaultRefused for a card that is none, and for a real one where the operator may not keep it. */
function checkCard(card: PlainCard, nowMs: number, isAssessed: boolean) {
  const { number, holderName } = card;
  if (!/^\d+$/.test(number) || cardNumberProblem(number) !== null) throw new VaultRefused("number");
  if (!isAssessed && !isTestNumber(number)) throw new VaultRefused("real_number");
  if (cardNameProblem(holderName) !== null) throw new VaultRefused("name");
  checkExpiry(card, nowMs);
}

async function secretOf(keyrings: readonly Keyring[], row: CardRow): Promise<Secret> {
  const keyring = keyrings.find(({ id }) => id === row.key_id);
  if (!keyring) throw new VaultUnreached(`the key ${row.key_id} of the vault is not there`);
  try {
    const text = await disclose(keyring, envelopeOf(row), aboutOf(row.id, row.user_id));
    return JSON.parse(text) as Secret;
  } catch (error) {
    throw new VaultUnreached(`the card ${row.id} of the vault cannot be read`, { cause: error });
  }
}

/** A ciphertext is that of one card of one person: moved to another row it does not open. */
function aboutOf(cardId: string, userId: number): string {
  return `${cardId} of ${userId}`;
}

function envelopeOf({ key_id, wrapped_key, ciphertext }: CardRow): Envelope {
  return { keyId: key_id, wrappedKey: wrapped_key, ciphertext };
}

function viewOf(row: CardRow): VaultCard {
  const { id: cardId, brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = row;
  return { cardId, brand, last4, expMonth, expYear, fingerprint };
}

function fingerprintOf({ fingerprints }: Keyring, number: string): Promise<string> {
  return macOf(fingerprints, number);
}

async function tokenHash(token: string): Promise<string> {
  return hex(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))),
  );
}

function newId(prefix: string): string {
  return `${prefix}_${hex(randomBytes(ID_BYTES))}`;
}
