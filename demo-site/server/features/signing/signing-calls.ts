/**
 * Signing the contract of a sale: here, each side with its name and a code by letter, a simple electronic signature; or with a service from
 * outside, where one is configured.
 */
import { sha256 } from "hash-wasm";
import type {
  signDocument,
  Signing,
  signingCreate,
  signingSession,
  signingView,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import type { Handler } from "../../platform/call/mount";
import { withRetries } from "../../platform/db/retry";
import { sendMail } from "../../platform/mail/send";
import { keyedHash } from "../../platform/security/keyed-hash";
import { randomDigits } from "../../platform/security/random-digits";
import {
  lockParty,
  noteSale,
  type PartyOf,
  readLines,
  readParties,
  readParty,
  readReaders,
  tellSides,
} from "../sale";
import { contractOf, textOf } from "./contract-text";
import { fileSigned } from "./file-signed";
import { bringOn, serviceOf, writeSigners } from "./outside";
import { signingCode } from "./signing.mail";
import {
  closeWhenSigned,
  CODE_SECONDS,
  countTry,
  insertSigning,
  markSigned,
  readSigning,
  type SigningParty,
  type SigningRow,
  type SigningSide,
  writeCode,
} from "./signing-repository";

const CODE_DIGITS = 6;
/** Wrong codes after which another one has to be asked for. */
const MOST_TRIES = 5;

/** The contract of a sale that is paid; the same one as long as it can be signed, or is. */
export const createDocument: Handler<typeof signingCreate> = async ({ invoice_id }, ctx) => {
  const made = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const { row, side, actor } = await lockParty({ ...ctx, db: t }, invoice_id);
      if (row.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
      if (row.status !== "paid") throw new ApiFault("DOCUMENT_NOT_READY");
      const known = await readSigning(t, { invoiceId: row.id });
      if (known && (known.status === "signed" || (known.status === "sent" && !known.is_over))) {
        return { signing: known, side };
      }
      const content = contractOf(row, await readLines(t, row.id), await readParties(t, row));
      const hash = await sha256(textOf(content));
      const provider = ctx.ports.signing?.name ?? "house";
      const id = await insertSigning(t, { invoiceId: row.id, content, hash, provider });
      if (provider !== "house") await writeSigners({ db: t }, id, row);
      await noteSale(t, row.id, actor, {
        event: "contract_made",
        from: row.status,
        to: row.status,
        reason: hash,
      });
      return { signing: await requireSigning({ ...ctx, db: t }, id), side };
    }),
  );
  // No call waits for a service under a lock; a contract that it cannot take now, the clock takes there.
  const { id } = made.signing;
  await bringOn(ctx, id).catch((error: unknown) =>
    ctx.log.warn({ signing: id, ...errorText(error) }, "a contract was not taken to be signed"),
  );
  return { record: toSigning(await requireSigning(ctx, id), made.side) };
};

export const viewDocument: Handler<typeof signingView> = async ({ document_id }, ctx) => {
  const signing = await requireSigning(ctx, document_id);
  const { side } = await readParty(ctx, signing.invoice_id);
  return { record: toSigning(signing, side) };
};

/** Sends a code to the party that is about to sign; or tells where a service has it signed. */
export const openSession: Handler<typeof signingSession> = async ({ document_id }, ctx) => {
  const { invoice_id, provider } = await requireSigning(ctx, document_id);
  if (provider !== "house") return openOutside(ctx, document_id, invoice_id);
  const code = randomDigits(CODE_DIGITS);
  const hash = await keyedHash(ctx, code);
  return withRetries(() =>
    ctx.db.tx(async (t) => {
      const inside = { ...ctx, db: t };
      const party = await lockParty(inside, invoice_id);
      const { signing } = await requireOpen(inside, document_id, party);
      const opened = await writeCode(t, signing.id, party.side, hash);
      const reader = (await readReaders(t, party.row))[party.side];
      await sendMail(inside, signingCode, reader.email, {
        name: reader.name,
        language: reader.language,
        title: party.row.title,
        code,
        seconds: CODE_SECONDS,
      });
      return {
        session_id: `${signing.id}-${party.side}`,
        url: null,
        expires_at: Math.round(opened?.until ?? 0),
      };
    }),
  );
};

/** Signs with the typed name and the code. The last signature closes the document and files it. */
export const signSaleDocument: Handler<typeof signDocument> = async (
  { document_id, name, code },
  ctx,
) => {
  const { invoice_id, provider } = await requireSigning(ctx, document_id);
  if (provider !== "house") throw new ApiFault("ILLEGAL_TRANSITION");
  const hash = await keyedHash(ctx, code.trim());
  const done = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const inside = { ...ctx, db: t };
      const party = await lockParty(inside, invoice_id);
      const { signing, own } = await requireOpen(inside, document_id, party);
      if (!own.has_code || own.tries >= MOST_TRIES || own.code_hash !== hash) {
        await countTry(t, signing.id, party.side);
        return { party, signing: null };
      }
      await markSigned(t, {
        signingId: signing.id,
        side: party.side,
        name,
        actorId: party.actor.id,
      });
      await closeWhenSigned(t, signing.id);
      await noteSale(t, party.row.id, party.actor, {
        event: "contract_signed",
        from: party.row.status,
        to: party.row.status,
        reason: signing.content_hash,
      });
      return { party, signing: await requireSigning(inside, signing.id) };
    }),
  );
  const { party, signing } = done;
  if (!signing) {
    const text = "El código no es correcto o ha caducado. Pida otro si hace falta.";
    throw new ApiFault("INVALID_INPUT", { fields: { code: text } });
  }
  if (signing.status === "signed") await fileSigned(ctx, signing.id);
  tellSides(ctx, party.row);
  return { record: toSigning(await requireSigning(ctx, signing.id), party.side) };
};

/** A page of the service's for one signer. A contract that was taken there a moment ago may still have to be sent. */
async function openOutside(ctx: CallContext, id: number, invoiceId: number) {
  const party = await readParty(ctx, invoiceId);
  const { signing, own } = await requireOpen(ctx, id, party);
  const service = serviceOf(ctx, signing);
  if (!service) throw new ApiFault("SIGNING_UNREACHED");
  try {
    await bringOn(ctx, id);
    const { provider_ref: ref } = await requireSigning(ctx, id);
    if (ref === null) throw new ApiFault("SIGNING_NOT_READY");
    let { state } = await service.read(ref);
    if (state === "draft") {
      await service.send(ref);
      ({ state } = await service.read(ref));
    }
    if (state !== "open") throw new ApiFault("SIGNING_NOT_READY");
    const session = await service.session(ref, own.address ?? "");
    return { session_id: session.id, url: session.url, expires_at: session.expiresAtMs };
  } catch (error) {
    if (error instanceof ApiFault) throw error;
    ctx.log.warn({ signing: id, ...errorText(error) }, "the signing service did not answer");
    throw new ApiFault("SIGNING_UNREACHED");
  }
}

async function requireSigning(ctx: Pick<CallContext, "db">, id: number): Promise<SigningRow> {
  const found = await readSigning(ctx.db, { id });
  if (!found) throw new ApiFault("NOT_FOUND");
  return found;
}

/** Throws where this side cannot sign it now. The house signs for neither side. */
async function requireOpen(
  ctx: Pick<CallContext, "db">,
  id: number,
  { row, side, actor }: PartyOf,
): Promise<{ signing: SigningRow; own: SigningParty }> {
  if (actor.role === "staff") throw new ApiFault("FORBIDDEN");
  if (row.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  const signing = await requireSigning(ctx, id);
  const own = signing.parties.find((party) => party.side === side);
  const isOpen = signing.status === "sent" && !signing.is_over;
  if (!own || !isOpen || own.signed_ms !== null) throw new ApiFault("ILLEGAL_TRANSITION");
  return { signing, own };
}

function toSigning(row: SigningRow, side: SigningSide): Signing {
  const own = row.parties.find((party) => party.side === side);
  const isOpen = row.status === "sent" && !row.is_over;
  return {
    document_id: row.id,
    invoice_id: row.invoice_id,
    kind: "contrato",
    provider: row.provider,
    status: row.status === "sent" && row.is_over ? "expired" : row.status,
    text: textOf(row.content),
    hash: row.content_hash,
    created_at: row.created_ms,
    expires_at: row.expires_ms,
    signers: row.parties.map(({ side: of, name, signed_ms }) => ({
      side: of,
      name: signed_ms === null ? "" : (name ?? ""),
      signed_at: signed_ms,
    })),
    mine: isOpen && own?.signed_ms === null ? 1 : 0,
  };
}
