// This folder: cards kept by Skyflow.
import { cardBrand } from "martillo/domain";
import * as z from "zod";
import { VaultRefused, VaultUnreached, type VaultCard, type VaultPort, type VaultRef } from "..";
import { keptBearer, newBearer } from "./bearer";
import type { SkyflowOptions } from "./options";

const TIMEOUT_MS = 10_000;

const Fields = z.object({
  card_number: z.string(),
  cardholder_name: z.string().nullish(),
  expiry_month: z.coerce.number().int().min(1).max(12),
  expiry_year: z.coerce.number().int(),
});
type Fields = z.infer<typeof Fields>;
const Records = z.object({ records: z.array(z.object({ fields: Fields })).min(1) });
const Tokens = z.object({
  records: z.array(z.object({ fields: z.object({ card_number: z.string() }) })).min(1),
});

/** What a record looks like: masked to be shown, plain to be charged, as its tokens to be recognised. */
type Look = "redaction=MASKED" | "redaction=PLAIN_TEXT" | "tokenization=true";

/**
 * Cards at Skyflow, by its REST interface. The house keeps whose a card is; a person who claims one shows the token that collecting it
 * brought.
 */
export function skyflowVault(options: SkyflowOptions): VaultPort {
  const { vaultId, vaultUrl, table, credentials, timeoutMs = TIMEOUT_MS } = options;
  const bearer = keptBearer(credentials, timeoutMs);
  const records = `${vaultUrl}/v1/vaults/${encodeURIComponent(vaultId)}/${encodeURIComponent(table)}`;

  /** Null where there is no such record. */
  async function ask<T>(
    url: string,
    init: RequestInit,
    answer: z.ZodType<T> | null,
  ): Promise<T | null> {
    try {
      const response = await fetch(url, {
        ...init,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${await bearer()}`,
          "content-type": "application/json",
        },
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new VaultUnreached(`Skyflow answered ${response.status}`);
      const body: unknown = await response.json();
      return answer ? answer.parse(body) : (null as T | null);
    } catch (error) {
      if (error instanceof VaultUnreached) throw error;
      // The text that was read could be a number: it is no part of the failure.
      throw new VaultUnreached(`Skyflow could not be asked: ${kindOf(error)}`);
    }
  }

  const idOf = ({ cardId }: VaultRef) => encodeURIComponent(cardId);

  async function read<T>(card: VaultRef, look: Look, answer: z.ZodType<T>): Promise<T | null> {
    return ask(`${records}?skyflow_ids=${idOf(card)}&${look}`, {}, answer);
  }

  /** Whether the token, where one is given, is that of the card. */
  async function isTheirs(card: VaultRef): Promise<boolean> {
    if (card.paymentToken === undefined) return true;
    const found = await read(card, "tokenization=true", Tokens);
    return found?.records[0]?.fields.card_number === card.paymentToken;
  }

  async function fieldsOf(card: VaultRef, look: Look): Promise<Fields | null> {
    if (!(await isTheirs(card))) return null;
    const found = await read(card, look, Records);
    return found?.records[0]?.fields ?? null;
  }

  async function describe(card: VaultRef): Promise<VaultCard | null> {
    const fields = await fieldsOf(card, "redaction=MASKED");
    if (!fields) return null;
    return {
      cardId: card.cardId,
      // Unknown where the mask covers the first digits, too.
      brand: cardBrand(fields.card_number),
      last4: fields.card_number.slice(-4),
      expMonth: fields.expiry_month,
      expYear: fields.expiry_year,
      fingerprint: null,
    };
  }

  return {
    name: "skyflow",
    frame: null,
    elements: { vaultId, vaultUrl, table },
    untried: true,
    accessToken: (userId) => accessTokenOf(options, userId),
    describe,
    async updateExpiry(card, { expMonth, expYear }) {
      const known = await describe(card);
      if (!known) throw new VaultRefused("not_found");
      const fields = {
        expiry_month: String(expMonth).padStart(2, "0"),
        expiry_year: String(expYear),
      };
      const body = JSON.stringify({ record: { fields } });
      await ask(`${records}/${idOf(card)}`, { method: "PUT", body }, null);
      return { ...known, expMonth, expYear };
    },
    async remove(card) {
      if (await isTheirs(card)) await ask(`${records}/${idOf(card)}`, { method: "DELETE" }, null);
    },
    async forCharge(card) {
      const fields = await fieldsOf(card, "redaction=PLAIN_TEXT");
      if (!fields) throw new VaultRefused("not_found");
      return {
        number: fields.card_number.replaceAll(/\D/g, ""),
        holderName: fields.cardholder_name ?? "",
        expMonth: fields.expiry_month,
        expYear: fields.expiry_year,
      };
    },
  };
}

/** A token with which one person's cards are put in, and nothing else. */
async function accessTokenOf(
  { credentials, insertRole, timeoutMs = TIMEOUT_MS }: SkyflowOptions,
  userId: number,
): ReturnType<VaultPort["accessToken"]> {
  try {
    const limits = { role: insertRole, context: String(userId) };
    const { token, endsAtMs } = await newBearer(credentials, timeoutMs, limits);
    const expiresInSeconds = Math.max(0, Math.floor((endsAtMs - Date.now()) / 1_000));
    return { accessToken: token, expiresInSeconds };
  } catch (error) {
    if (error instanceof VaultUnreached) throw error;
    throw new VaultUnreached(`Skyflow gave no token: ${kindOf(error)}`);
  }
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : "no reason";
}
