/** Contracts that a service from outside has signed: taken there, looked after, and brought back. */
import type { Services } from "../../../platform/call/context";
import { errorText } from "../../../platform/call/log";
import { timestampOf } from "../../../platform/db/db";
import type { SendContext } from "../../../platform/mail/send";
import type { DocumentNews, SigningPort } from "../../../ports/signing";
import { lockInvoice } from "../invoice-repository";
import { readReaders } from "../letter-to";
import { noteSale } from "../sale-events";
import { tellSides } from "../tell-sides";
import { fileSigned, printedToSign } from "./file-signed";
import { readSigning, type SigningRow } from "./signing-repository";

type Tools = SendContext & Pick<Services, "ports" | "bus">;

const AT_ONCE = 20;
/** Somebody who began to take a contract there and has not done it by then has died. */
const TAKING_MINUTES = 2;

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
  await ctx.db.query("update signings set looked_at = clock_timestamp() where id = $1", [id]);
  const ref = signing.provider_ref ?? (await takeThere(ctx, service, signing));
  if (ref === null) return;
  if (signing.is_over) return end(ctx, service, signing, ref);
  const news = await service.read(ref);
  if (news.state === "draft") return service.send(ref);
  await takeNews(ctx, signing, news);
}

/** All that wait for somebody's signature there. */
export async function bringOnAll(ctx: Tools): Promise<void> {
  if (!ctx.ports.signing) return;
  const rows = await ctx.db.query<{ id: number }>(
    `select id from signings where status = 'sent' and provider = $1
       and (looked_at is null or looked_at < now() - interval '30 seconds')
     order by looked_at nulls first limit ${AT_ONCE}`,
    [ctx.ports.signing.name],
  );
  for (const { id } of rows) {
    await bringOn(ctx, id).catch((error: unknown) =>
      ctx.log.warn({ signing: id, ...errorText(error) }, "a contract was not brought on"),
    );
  }
}

/** Returns its number there; null while somebody else takes it, or nothing draws. */
async function takeThere(
  ctx: Tools,
  service: SigningPort,
  signing: SigningRow,
): Promise<string | null> {
  const { documents } = ctx.ports;
  if (!documents) return null;
  const mine = await ctx.db.query(
    `update signings set taken_at = clock_timestamp() where id = $1 and provider_ref is null
       and (taken_at is null or taken_at < clock_timestamp() - make_interval(mins => ${TAKING_MINUTES}))
     returning 1`,
    [signing.id],
  );
  if (mine.length === 0) return null;
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
  await ctx.db.query("update signings set provider_ref = $2 where id = $1", [signing.id, ref]);
  return ref;
}

/** Nobody has signed it in time: it is made anew when somebody asks. */
async function end(ctx: Tools, service: SigningPort, signing: SigningRow, ref: string) {
  const news = await service.read(ref);
  // Signed at the last moment is signed.
  if (news.state === "signed") return takeNews(ctx, signing, news);
  await service.expire(ref);
  await ctx.db.query("update signings set status = 'expired' where id = $1 and status = 'sent'", [
    signing.id,
  ]);
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
      await t.query(
        `update signing_parties set signed_by = $3, signed_at = ${timestampOf("$4")} where signing_id = $1 and side = $2`,
        [id, party.side, userId, atMs],
      );
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
    if (status !== null)
      await t.query("update signings set status = $2 where id = $1", [id, status]);
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
    await ctx.db.query(
      "update signing_parties set name = $3, address = $4 where signing_id = $1 and side = $2",
      [id, side, name, email],
    );
  }
}
