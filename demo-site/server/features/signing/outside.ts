/** Contracts that a service from outside has signed: taken there, looked after, and brought back. */
import type { Services } from "../../platform/call/context";
import { errorText } from "../../platform/call/log";
import type { SendContext } from "../../platform/mail/send";
import type { DocumentNews, SigningPort } from "../../ports/signing";
import { lockInvoice, noteSale, readReaders, tellSides } from "../sale";
import { fileSigned, printedToSign } from "./file-signed";
import {
  markExpired,
  markLooked,
  markSignedThere,
  readSent,
  readSigning,
  setProviderRef,
  setSigningStatus,
  type SigningRow,
  takeSigning,
  writeSigner,
} from "./signing-repository";

type Tools = SendContext & Pick<Services, "ports" | "bus">;

/** The service that keeps the signatures of a contract; undefined for one that is signed here, or where it is not configured any more. */
export function serviceOf(
  { ports }: Pick<Services, "ports">,
  { provider }: Pick<SigningRow, "provider">,
): SigningPort | undefined {
  return ports.signing?.name === provider ? ports.signing : undefined;
}

/** Takes a contract there, sends it, and reads who has signed it: as far as it goes now. Throws where the service cannot be asked. */
export async function bringOn(ctx: Tools, id: number): Promise<void> {
  const signing = await readSigning(ctx.db, { id });
  const service = signing && serviceOf(ctx, signing);
  if (!signing || !service || signing.status !== "sent") return;
  await markLooked(ctx.db, id);
  const ref = signing.provider_ref ?? (await takeThere(ctx, service, signing));
  if (ref === null) return;
  if (signing.is_over) return end(ctx, service, signing, ref);
  const news = await service.read(ref);
  if (news.state === "draft") return service.send(ref);
  await takeNews(ctx, signing, news);
}

/** All that wait for a party's signature there. */
export async function bringOnAll(ctx: Tools): Promise<void> {
  if (!ctx.ports.signing) return;
  const rows = await readSent(ctx.db, ctx.ports.signing.name);
  for (const { id } of rows) {
    await bringOn(ctx, id).catch((error: unknown) =>
      ctx.log.warn({ signing: id, ...errorText(error) }, "a contract was not brought on"),
    );
  }
}

/** Returns its number there; null while another process takes it, or nothing draws. */
async function takeThere(
  ctx: Tools,
  service: SigningPort,
  signing: SigningRow,
): Promise<string | null> {
  const { documents } = ctx.ports;
  if (!documents) return null;
  const mine = await takeSigning(ctx.db, signing.id);
  if (!mine) return null;
  const ref = await service.create({
    title: signing.content.title,
    pdf: await documents.pdf(printedToSign(signing, service)),
    signers: signing.parties.map(({ side, name, address }) => ({
      role: side,
      name: name ?? "",
      email: address ?? "",
    })),
    reference: `signing ${signing.id}`,
  });
  await setProviderRef(ctx.db, signing.id, ref);
  return ref;
}

/** It was not signed in time: it is made anew when a party asks. */
async function end(ctx: Tools, service: SigningPort, signing: SigningRow, ref: string) {
  const news = await service.read(ref);
  // Signed at the last moment is signed.
  if (news.state === "signed") return takeNews(ctx, signing, news);
  await service.expire(ref);
  await markExpired(ctx.db, signing.id);
}

async function takeNews(ctx: Tools, { id, invoice_id }: SigningRow, news: DocumentNews) {
  const told = await ctx.db.tx(async (t) => {
    const row = await lockInvoice(t, invoice_id);
    const signing = await readSigning(t, { id });
    if (!row || signing?.status !== "sent") return null;
    let hasChanged = false;
    for (const party of signing.parties) {
      const atMs = news.signed.get((party.address ?? "").toLowerCase());
      if (atMs === undefined || party.signed_ms !== null) continue;
      hasChanged = true;
      const userId = party.side === "buyer" ? row.buyer_id : row.seller_id;
      await markSignedThere(t, { id, side: party.side, userId, atMs });
      await noteSale(
        t,
        row.id,
        { id: userId, role: party.side },
        {
          event: "contract_signed",
          from: row.status,
          to: row.status,
          reason: signing.content_hash,
        },
      );
    }
    const status = endOf(news.state);
    if (status !== null) await setSigningStatus(t, id, status);
    return hasChanged || status !== null ? { row, status } : null;
  });
  if (!told) return;
  if (news.state === "failed")
    ctx.log.error({ signing: id }, "a contract could not be made to sign");
  if (told.status === "signed") await fileSigned(ctx, id);
  tellSides(ctx, told.row);
}

function endOf(state: DocumentNews["state"]): SigningRow["status"] | null {
  if (state === "signed" || state === "declined" || state === "expired") return state;
  return state === "failed" ? "expired" : null;
}

/** Names and addresses of both sides, as the service is to know them. */
export async function writeSigners(
  ctx: Pick<Tools, "db">,
  id: number,
  row: { buyer_id: number; seller_id: number },
): Promise<void> {
  const readers = await readReaders(ctx.db, row);
  for (const side of ["buyer", "seller"] as const) {
    const { name, email } = readers[side];
    await writeSigner(ctx.db, { id, side, name, email });
  }
}
