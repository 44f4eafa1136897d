/** The terms of an auction: its seller writes them, bidders accept the version that counts. */
import { pathTo } from "martillo/contract";
import type { auctionUpdateTerms, ParsedInputOf } from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { type SendContext, sendMails } from "../../../platform/mail/send";
import { cleanHtml } from "../../../platform/security/clean-html";
import { requirePermission } from "../../../platform/security/permissions";
import { readStanding } from "./access";
import { termsChanged } from "./access-letters.mail";
import { newestTerms } from "./access-repository";
import { logAuctionEdit } from "./auction-log-repository";
import {
  type AuctionRow,
  holdAuction,
  insertAcceptance,
  insertTerms,
  readAuction,
  setTermsVersion,
} from "./auction-repository";
import { hasPlan, stateOf } from "./auction-view";
import { lockOwnAuction } from "./own-auction";
import { hasBids, lockTermsOf, readPeopleOfAuction } from "./auction-lot-repository";
import { setTermsOfLots } from "../../lots";

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

/**
 * Keeps the person, the version, the time and the address of an acceptance. Only the newest version can be accepted: an older one counts no
 * more.
 */
async function accept(auctionId: number, version: number, ctx: CallContext): Promise<void> {
  const viewer = ctx.requireViewer();
  if (viewer.staff) throw new ApiFault("FORBIDDEN");
  await ctx.db.tx(async (t) => {
    // New terms wait for it, or it sees them.
    await holdAuction(t, auctionId);
    const auction = await readAuction(t, auctionId);
    if (!auction || auction.deleted || auction.status === "draft") throw new ApiFault("NOT_FOUND");
    const newest = await newestTerms(t, auctionId);
    if (!newest) throw new ApiFault("NOT_FOUND");
    if (newest.version !== version) throw new ApiFault("EDIT_CONFLICT", { text: NEWER });
    await insertAcceptance(t, {
      viewerId: viewer.id,
      auctionId,
      version,
      actedBy: viewer.actedBy,
      ip: ctx.ip,
    });
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
    await insertTerms(t, {
      auctionId: row.id,
      version,
      html,
      summary: input.summary,
      requiresAcceptance: input.requires_acceptance,
      createdBy: viewer.actedBy ?? viewer.id,
    });
    const entry = { before: { terms: newest?.version ?? 0 }, after: { terms: version } };
    await logAuctionEdit(t, row.id, editor, { action: "terms", ...entry });
    if (!input.requires_acceptance) return [];
    await setTermsVersion(t, row.id, version);
    await setTermsOfLots(t, lots, version);
    if (newest && row.status === "published") await tellBidders({ ...ctx, db: t }, row);
    return lots;
  });
  ctx.bus.lotChanged(changed);
}

async function tellBidders(ctx: SendContext, auction: AuctionRow): Promise<void> {
  const people = await readPeopleOfAuction(ctx.db, auction.id);
  const link = pathTo("event", { id: auction.id });
  await sendMails(
    ctx,
    termsChanged,
    people.map(({ email, name, language }) => ({
      to: email,
      values: { name, language, title: auction.title, link },
    })),
  );
}
