import type { Db } from "../../../platform/db/db";
import type { CardBrand } from "martillo/domain";

export interface CardRow {
  id: string;
  user_id: number;
  token_hash: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  key_id: string;
  wrapped_key: string;
  ciphertext: string;
}

export async function readCard(
  db: Db,
  cardId: string,
  userId: number,
): Promise<CardRow | undefined> {
  const [row] = await db.query<CardRow>(
    "select * from vault_cards where id = $1 and user_id = $2",
    [cardId, userId],
  );
  return row;
}

export async function insertCard(
  db: Db,
  values: {
    cardId: string;
    userId: number;
    tokenHash: string;
    brand: CardBrand;
    last4: string;
    expMonth: number;
    expYear: number;
    fingerprint: string;
    keyId: string;
    wrappedKey: string;
    ciphertext: string;
  },
): Promise<void> {
  await db.query(
    `insert into vault_cards
         (id, user_id, token_hash, brand, last4, exp_month, exp_year, fingerprint, key_id, wrapped_key, ciphertext)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      values.cardId,
      values.userId,
      values.tokenHash,
      values.brand,
      values.last4,
      values.expMonth,
      values.expYear,
      values.fingerprint,
      values.keyId,
      values.wrappedKey,
      values.ciphertext,
    ],
  );
}

export async function rewrapCard(
  db: Db,
  values: {
    cardId: string;
    formerKey: string;
    keyId: string;
    wrappedKey: string;
    fingerprint: string;
  },
): Promise<void> {
  await db.query(
    `update vault_cards set key_id = $3, wrapped_key = $4, fingerprint = $5 where id = $1 and key_id = $2`,
    [values.cardId, values.formerKey, values.keyId, values.wrappedKey, values.fingerprint],
  );
}

export async function setExpiry(
  db: Db,
  cardId: string,
  expMonth: number,
  expYear: number,
): Promise<void> {
  await db.query("update vault_cards set exp_month = $2, exp_year = $3 where id = $1", [
    cardId,
    expMonth,
    expYear,
  ]);
}

export async function deleteCard(db: Db, cardId: string): Promise<void> {
  await db.query("delete from vault_cards where id = $1", [cardId]);
}

export function readCardsOfOtherKeys(
  db: Db,
  keyringId: string,
  atOnce: number,
): Promise<CardRow[]> {
  return db.query<CardRow>("select * from vault_cards where key_id <> $1 order by id limit $2", [
    keyringId,
    atOnce,
  ]);
}
