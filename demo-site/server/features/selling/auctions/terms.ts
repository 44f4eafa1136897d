/** The terms of an auction: its seller writes them, bidders accept the version that counts. */
import type { auctionUpdateTerms, ParsedInputOf } from "martillo/contract";
import { pathTo } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { sendMails, type SendContext } from "../../../platform/mail/send";
import { cleanHtml } from "../../../platform/security/clean-html";
import { requirePermission } from "../../../platform/security/permissions";
import { readStanding } from "./access";
import { termsChanged } from "./access-letters.mail";
import { newestTerms } from "./access-repository";
import { logAuctionEdit } from "./auction-log-repository";
import { type AuctionRow, readAuction } from "./auction-repository";
import { hasPlan, stateOf } from "./auction-view";
import { lockOwnAuction } from "./own-auction";

type Input = ParsedInputOf<typeof auctionUpdateTerms>;
type Writing = Extract<Input, { action: "update" }>;

export const updateTerms: Handler<typeof auctionUpdateTerms> = async (input, ctx) => {
  const { auction_id: id } = input;
  if (input.action === "update") await write(input, ctx);
  else await accept(id, input.version, ctx);
  const auction = await readAuction(ctx.db, id);
  if (!auction) throw new ApiFault("NOT_FOUND");
  const request = await readStanding(ctx.db, auction, ctx.requireViewer().id);
  return {
    version: request.terms?.version ?? 0,
    accepted: request.terms?.accepted_version === request.terms?.version ? 1 : 0,
    request,
  };
};

/** Keeps who accepted what, when and from where. Only the newest version can be accepted: nobody agrees to what counts no more. */
async function accept(auctionId: number, version: number, ctx: CallContext): Promise<void> {
  const viewer = ctx.requireViewer();
  if (viewer.staff) throw new ApiFault("FORBIDDEN");
  await ctx.db.tx(async (t) => {
    // New terms wait for it, or it sees them.
    await t.query("select 1 from auctions where id = $1 for share", [auctionId]);
    const auction = await readAuction(t, auctionId);
    if (!auction || auction.deleted || auction.status === "draft") throw new ApiFault("NOT_FOUND");
    const newest = await newestTerms(t, auctionId);
    if (!newest) throw new ApiFault("NOT_FOUND");
    if (newest.version !== version) throw new ApiFault("EDIT_CONFLICT", { text: NEWER });
    await t.query(
      `insert into terms_acceptances (user_id, auction_id, version, acted_by, ip) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [viewer.id, auctionId, version, viewer.actedBy, ctx.ip],
    );
  });
}

const NEWER = "Hay unas condiciones más nuevas que las que ha leído. Léalas antes de aceptar.";

async function write(input: Writing, ctx: CallContext): Promise<void> {
  const viewer = ctx.requireViewer();
  requirePermission(viewer, "access");
  const html = await cleanHtml(input.html);
  if (html.replace(/<[^<>]*>|&nbsp;/g, "").trim() === "") {
    throw new ApiFault("INVALID_INPUT", { fields: { html: "Obligatorio." } });
  }
  const changed = await ctx.db.tx(async (t) => {
    const { row, editor } = await lockOwnAuction(t, input.auction_id, ctx);
    const state = stateOf(row);
    if (!hasPlan(row) || row.deleted || state === "finished" || state === "cancelled") {
      throw new ApiFault("ILLEGAL_TRANSITION");
    }
    const newest = await newestTerms(t, row.id);
    // A lost answer: it is there already.
    if (newest?.html === html) return [];
    if (input.expected_version !== undefined && input.expected_version !== (newest?.version ?? 0)) {
      throw new ApiFault("EDIT_CONFLICT");
    }
    const lots = await lockTermsOf(t, row.id);
    if (!input.requires_acceptance && (await hasBids(t, row.id)))
      throw new ApiFault("TERMS_LOCKED");
    if (newest && row.status === "published" && input.requires_acceptance && input.summary === "") {
      throw new ApiFault("INVALID_INPUT", {
        fields: { summary: "Diga qué ha cambiado: lo leerá quien aceptó las anteriores." },
      });
    }
    const version = (newest?.version ?? 0) + 1;
    await t.query(
      `insert into auction_terms (auction_id, version, html, summary, requires_acceptance, created_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        row.id,
        version,
        html,
        input.summary,
        input.requires_acceptance,
        viewer.actedBy ?? viewer.id,
      ],
    );
    const entry = { before: { terms: newest?.version ?? 0 }, after: { terms: version } };
    await logAuctionEdit(t, row.id, editor, { action: "terms", ...entry });
    if (!input.requires_acceptance) return [];
    await t.query("update auctions set terms_version = $2 where id = $1", [row.id, version]);
    await t.query(
      "update lots set terms_version = $2, seq = seq + 1, updated_at = clock_timestamp() where id = any($1::bigint[])",
      [lots, version],
    );
    if (newest && row.status === "published") await tellBidders({ ...ctx, db: t }, row);
    return lots;
  });
  ctx.bus.lotChanged(changed);
}

/** Lots on which somebody may still bid, locked by their ids: a bid is decided by the terms before, or by those after. */
async function lockTermsOf(t: Db, auctionId: number): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `select id from lots where auction_id = $1 and lot_no is not null
       and status in ('draft', 'scheduled', 'open', 'closing') order by id for update`,
    [auctionId],
  );
  return rows.map((row) => row.id);
}

async function hasBids(t: Db, auctionId: number): Promise<boolean> {
  const rows = await t.query(
    "select 1 from lots l join bids b on b.lot_id = l.id and b.round = l.round where l.auction_id = $1 limit 1",
    [auctionId],
  );
  return rows.length > 0;
}

async function tellBidders(ctx: SendContext, auction: AuctionRow): Promise<void> {
  const people = await ctx.db.query<{ email: string; name: string; english: boolean }>(
    `select u.email, u.first_name as name, coalesce(p.language = 'for_english', false) as english
     from users u left join user_preferences p on p.user_id = u.id
     where u.status = 'active' and u.email_verified and u.id in (
       select b.bidder_id from bids b join lots l on l.id = b.lot_id and l.round = b.round where l.auction_id = $1
       union select user_id from terms_acceptances where auction_id = $1
       union select user_id from access_requests where auction_id = $1 and status in ('approved', 'invited'))`,
    [auction.id],
  );
  const link = pathTo("event", { id: auction.id });
  await sendMails(
    ctx,
    termsChanged,
    people.map(({ email, name, english }) => ({
      to: email,
      values: { name, english, title: auction.title, link },
    })),
  );
}
