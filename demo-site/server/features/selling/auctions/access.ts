/** Access to an auction: bidders ask to bid, and its seller decides. */
import {
  type accessDecision,
  type accessRequests,
  type Admission,
  type auctionAccessRequest,
  ERRORS,
  type ParsedInputOf,
  pathTo,
} from "martillo/contract";
import { admissionMust, ASK_AGAIN_MS } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { checkContact } from "../../../platform/call/contact-faults";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { sendMail } from "../../../platform/mail/send";
import { can } from "../../../platform/security/permissions";
import { mayManageLot, ownerIdOf } from "../../lots";
import { readPayer } from "../../money";
import { accessAsked, accessDecided, type Decision } from "./access-letters.mail";
import {
  boughtBefore,
  decideRequest,
  hasFreshRequest,
  invite,
  listRequests,
  lockRequest,
  lockRequestById,
  newestAcceptance,
  newestTerms,
  readActiveByEmail,
  readAuctionOfLot,
  readAuctionOfPublished,
  readIsOwn,
  readRequestOf,
  writeRequest,
} from "./access-repository";
import { type AuctionRow, holdAuction, readAuction } from "./auction-repository";
import { stateOf } from "./auction-view";

type Asking = ParsedInputOf<typeof auctionAccessRequest>;

export const askForAccess: Handler<typeof auctionAccessRequest> = async (input, ctx) => {
  const auction = await auctionOf(input, ctx);
  if (input.action !== "read") await ask(input, auction, ctx);
  return { request: await readStanding(ctx.db, auction, ctx.requireViewer().id) };
};

async function auctionOf(
  { auction_id: id, project_id: lotId }: Pick<Asking, "auction_id" | "project_id">,
  { db, requireViewer }: CallContext,
): Promise<AuctionRow> {
  const [lot] = lotId === undefined ? [] : await readAuctionOfPublished(db, lotId);
  const auctionId = id ?? lot?.auction_id ?? undefined;
  if (auctionId === undefined) throw new ApiFault("NOT_FOUND");
  const row = await readAuction(db, auctionId);
  const isHidden = row?.status === "draft" && !mayManageLot(requireViewer(), row.seller_id);
  if (!row || row.deleted || isHidden) throw new ApiFault("NOT_FOUND");
  return row;
}

/** The standing of a person with an auction. */
export async function readStanding(
  db: Db,
  auction: AuctionRow,
  userId: number,
): Promise<Admission> {
  const request = await readRequestOf(db, auction.id, userId);
  const [terms, accepted] = [
    await newestTerms(db, auction.id),
    await newestAcceptance(db, auction.id, userId),
  ];
  const status = request?.status ?? null;
  const isRefused = status === "denied" || status === "revoked";
  const waits = isRefused && (request?.ago_ms ?? 0) < ASK_AGAIN_MS;
  const must = admissionMust({
    access: auction.access,
    status,
    requiredVersion: auction.terms_version,
    acceptedVersion: accepted?.version ?? null,
  });
  return {
    auction_id: auction.id,
    access: auction.access,
    status,
    answer: request?.answer ?? "",
    ask_again_at: waits ? (request?.decided_ms ?? 0) + ASK_AGAIN_MS : null,
    must,
    terms: terms
      ? {
          version: terms.version,
          html: terms.html,
          summary: terms.summary,
          created_at: terms.created_ms,
          required: auction.terms_version > 0 ? 1 : 0,
          accepted_version: accepted?.version ?? null,
          accepted_at: accepted?.at_ms ?? null,
        }
      : null,
  };
}

const OVER = ["finished", "cancelled"];

async function ask({ action, note }: Asking, auction: AuctionRow, ctx: CallContext) {
  const viewer = ctx.requireViewer();
  checkContact({ note });
  if (viewer.staff) throw new ApiFault("FORBIDDEN");
  if (viewer.status === "deactivate") throw new ApiFault("BIDDER_BLOCKED");
  if (viewer.status !== "active") throw new ApiFault("NOT_VERIFIED");
  const link = await readIsOwn(ctx.db, viewer.id, auction.seller_id, viewer.actedBy);
  if (link?.is_own) throw new ApiFault("OWN_LOT");
  await ctx.db.tx(async (t) => {
    // Two presses are one request.
    await holdAuction(t, auction.id);
    const known = await lockRequest(t, auction.id, viewer.id);
    if (action === "cancel") {
      if (known?.status !== "pending") throw new ApiFault("ILLEGAL_TRANSITION");
      return decideRequest(t, known.id, { status: "withdrawn", answer: "", by: viewer.id });
    }
    if (known?.status === "approved" || known?.status === "invited" || auction.access === "open") {
      return undefined;
    }
    if (OVER.includes(stateOf(auction))) throw new ApiFault("CLOSED");
    if (known?.status === "pending") throw new ApiFault("ACCESS_PENDING");
    if (auction.access === "invited") {
      throw new ApiFault("ACCESS_DENIED", {
        text: "A esta subasta solo se entra por invitación del vendedor.",
      });
    }
    const { ask_again_at: again } = await readStanding(t, auction, viewer.id);
    if (again !== null) throw new ApiFault("ACCESS_DENIED");
    const isTaken = await isTakenAtOnce(t, auction, viewer);
    const status = isTaken ? "approved" : "pending";
    await writeRequest(t, { auctionId: auction.id, userId: viewer.id, status, note });
    if (isTaken || (await hasFreshRequest(t, auction.id, viewer.id))) return undefined;
    const seller = await readPayer(t, auction.seller_id);
    if (!seller) return undefined;
    return sendMail({ ...ctx, db: t }, accessAsked, seller.email, {
      name: seller.name,
      language: seller.language,
      title: auction.title,
      link: `${pathTo("editEvent", { action: auction.id })}?step=access`,
    });
  });
}

async function isTakenAtOnce(
  t: Db,
  { auto_approve: rule, seller_id: sellerId }: AuctionRow,
  viewer: { id: number; approvedToBid: boolean },
): Promise<boolean> {
  if (rule === "verified") return viewer.approvedToBid;
  return rule === "bought_before" && (await boughtBefore(t, viewer.id, sellerId)) > 0;
}

export const listAccess: Handler<typeof accessRequests> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { page, limit, status, verified, project_id: lotId } = input;
  const [lot] = lotId === undefined ? [] : await readAuctionOfLot(ctx.db, lotId);
  const auctionId = input.auction_id ?? lot?.auction_id ?? null;
  if (lotId !== undefined && auctionId === null) throw new ApiFault("NOT_FOUND");
  const { rows, total, pending } = await listRequests(ctx.db, {
    sellerId: viewer.staff ? null : ownerIdOf(viewer),
    auctionId,
    states: status?.length ? status : null,
    verified: verified === undefined ? null : verified === 1,
    page,
    limit,
  });
  const seesPeople = can(viewer, "award");
  return {
    records: rows.map((row) => ({
      id: row.id,
      auction_id: row.auction_id,
      auction_title: row.auction_title,
      user_id: row.user_id,
      // A person who decides about a bidder knows who it is; the address is for those who also settle sales.
      name: `${row.first_name} ${row.last_name}`.trim(),
      companyname: row.companyname ?? "",
      email: seesPeople ? row.email : null,
      status: row.status,
      note: row.note,
      answer: row.answer,
      asked_at: row.asked_ms,
      decided_at: row.decided_ms,
      decided_by: row.decided_by,
      bought_before: row.bought_before,
      verified: row.verified ? (1 as const) : (0 as const),
    })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    pending,
  };
};

export const decideAccess: Handler<typeof accessDecision> = async (input, ctx) => {
  const { ids = [], status, answer, emails = [] } = input;
  checkContact({ answer });
  if (status === "invited") return inviteAll(input.auction_id, emails, ctx);
  const failed: { id: string; code: string; message: string }[] = [];
  let done = 0;
  for (const id of new Set(ids)) {
    try {
      if (await decideOne(id, status, answer, ctx)) done += 1;
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      const message = error.details.text ?? ERRORS[error.code].text;
      failed.push({ id: String(id), code: error.code, message });
    }
  }
  return { done, failed };
};

/** What each decision can be made of; the same again is done already. */
const FROM: Readonly<Record<Exclude<Decision, "invited">, readonly string[]>> = {
  approved: ["pending", "denied", "revoked"],
  denied: ["pending"],
  revoked: ["approved", "invited"],
};

function decideOne(
  id: number,
  decision: Exclude<Decision, "invited">,
  answer: string,
  ctx: CallContext,
): Promise<boolean> {
  const viewer = ctx.requireViewer();
  return ctx.db.tx(async (t) => {
    const row = await lockRequestById(t, id);
    const auction = row && (await readAuction(t, row.auction_id));
    if (!row || !auction || !mayManageLot(viewer, auction.seller_id)) {
      throw new ApiFault("NOT_FOUND");
    }
    if (row.status === decision) return true;
    if (!FROM[decision].includes(row.status)) {
      const text = "La solicitud ya no se puede decidir así: se ha retirado o decidido antes.";
      throw new ApiFault("ILLEGAL_TRANSITION", { text });
    }
    const by = viewer.actedBy ?? viewer.id;
    await decideRequest(t, id, { status: decision, answer, by });
    await tell(row.user_id, auction, decision, { ...ctx, db: t });
    return true;
  });
}

async function tell(userId: number, auction: AuctionRow, decision: Decision, ctx: CallContext) {
  const person = await readPayer(ctx.db, userId);
  if (!person) return;
  await sendMail(ctx, accessDecided, person.email, {
    name: person.name,
    language: person.language,
    title: auction.title,
    link: pathTo("event", { id: auction.id }),
    decision,
  });
}

/** By the address of an account. The answer does not say whether there is one: an address without an account counts as done, too. */
async function inviteAll(
  auctionId: number | undefined,
  emails: readonly string[],
  ctx: CallContext,
) {
  const viewer = ctx.requireViewer();
  const auction = auctionId === undefined ? undefined : await readAuction(ctx.db, auctionId);
  if (!auction || auction.deleted || !mayManageLot(viewer, auction.seller_id)) {
    throw new ApiFault("NOT_FOUND");
  }
  for (const email of new Set(emails.map((one) => one.toLowerCase()))) {
    await ctx.db.tx(async (t) => {
      const person = await readActiveByEmail(t, email);
      if (!person) return;
      const known = await lockRequest(t, auction.id, person.id);
      if (known?.status === "invited" || known?.status === "approved") return;
      await invite(t, auction.id, person.id, viewer.actedBy ?? viewer.id);
      await tell(person.id, auction, "invited", { ...ctx, db: t });
    });
  }
  return { done: emails.length, failed: [] };
}
