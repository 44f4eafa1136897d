import type { CommentMode, commentSaveComment } from "martillo/contract";
import { hasContactData } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { checkContact } from "../../platform/call/contact-faults";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { type LotStateRow, readLotStates } from "../lots";
import {
  changeText,
  type CommentRow,
  countAsked,
  countWritten,
  insertComment,
  isOfSeller,
  lockComments,
  markAnswered,
  type NewComment,
  numberOf,
  readComment,
  readIdByKey,
  readJustBefore,
} from "./comment-repository";
import { editUntil, isAuthor, readMode, takesMore, toComment } from "./comment-view";
import { isColleague, type Reader, readerOf } from "./reader";
import { noteChange, tellPages } from "./tell-pages";

/** Questions of an account in a day. */
const MOST_QUESTIONS_A_DAY = 20;
/** Questions and answers of a person in ten minutes. */
const MOST_COMMENTS = 30;
const MINUTES = 10;
/** What of a person is read together with the next text, within those minutes. */
const TOGETHER = 4;

const USED_ELSEWHERE = "Esta clave ya se ha usado en otro lote.";
const SPLIT_CONTACT = "No incluya teléfonos, correos ni enlaces, tampoco por partes.";

type Input = Parameters<Handler<typeof commentSaveComment>>[0];

/** The writer in front of a lot whose questions are locked. */
interface Situation {
  t: Db;
  ctx: CallContext;
  lot: LotStateRow;
  mode: CommentMode;
  reader: Reader;
  personId: number;
}

/** Asks, answers, or changes what was just written. */
export const saveComment: Handler<typeof commentSaveComment> = async (input, ctx) => {
  checkContact({ text: input.text });
  const viewer = ctx.requireViewer();
  const { seller_id: sellerId } = await lotOf(ctx.db, input.project_id);
  const reader = readerOf(viewer, sellerId);
  const personId = viewer.actedBy ?? viewer.id;
  const { record, change } = await ctx.db.tx(async (t) => {
    await lockComments(t, input.project_id);
    // Read behind the lock: the lot may have closed while another writer was waited for.
    const lot = await lotOf(t, input.project_id);
    const mode = await readMode(t);
    const sent = await readIdByKey(t, personId, input.client_key);
    const isAgain = sent !== undefined && input.id === undefined;
    if (isAgain && sent.lot_id !== lot.id) refuse("client_key", USED_ELSEWHERE);
    const id = isAgain ? sent.id : await write({ t, ctx, lot, mode, reader, personId }, input);
    const row = await readComment(t, { mode, reader }, id);
    if (!row) throw new ApiFault("COMMENTS_CLOSED");
    const written = toComment(row, { mode, reader, isOpen: takesMore(lot) });
    return { record: written, change: isAgain ? null : await noteChange(t, { id, mode }) };
  });
  if (change) tellPages(ctx, change);
  return { record };
};

async function lotOf(db: Db, id: number): Promise<LotStateRow> {
  const [lot] = await readLotStates(db, [id]);
  if (!lot) throw new ApiFault("NOT_FOUND");
  return lot;
}

function refuse(field: string, text: string): never {
  throw new ApiFault("INVALID_INPUT", { fields: { [field]: text } });
}

/** Returns the id of what was written. Throws COMMENTS_CLOSED. */
async function write(situation: Situation, input: Input): Promise<number> {
  const { lot, mode, t, personId } = situation;
  if (mode === "off" || !takesMore(lot)) throw new ApiFault("COMMENTS_CLOSED");
  if (input.id !== undefined) return edit(situation, input, input.id);
  const place =
    input.parent_id === undefined
      ? await placeOfQuestion(situation)
      : await placeOfAnswer(situation, input.parent_id);
  if ((await countWritten(t, personId, MINUTES)) >= MOST_COMMENTS) {
    throw new ApiFault("RATE_LIMITED", { retry_after: MINUTES * 60 });
  }
  await refuseSplitContact(situation, input.text, null);
  const { text, client_key: key } = input;
  const id = await insertComment(t, { ...place, lotId: lot.id, personId, text, key });
  // The same key was used on two lots at once: the other one came first.
  if (id === undefined) refuse("client_key", USED_ELSEWHERE);
  if (place.side === "seller" && place.parentId !== null) await markAnswered(t, place.parentId);
  return id;
}

type Place = Pick<NewComment, "parentId" | "side" | "accountId" | "authorNo">;

/** Throws FORBIDDEN, OWN_LOT, NOT_VERIFIED, RATE_LIMITED. */
async function placeOfQuestion({ t, ctx, lot, personId }: Situation): Promise<Place> {
  const viewer = ctx.requireViewer();
  if (viewer.staff) throw new ApiFault("FORBIDDEN");
  const { id: accountId } = viewer;
  if (await isOfSeller(t, { accountId, personId, sellerId: lot.seller_id })) {
    throw new ApiFault("OWN_LOT");
  }
  if (viewer.status !== "active" || !viewer.emailVerified) throw new ApiFault("NOT_VERIFIED");
  if ((await countAsked(t, accountId)) >= MOST_QUESTIONS_A_DAY) {
    throw new ApiFault("RATE_LIMITED", { retry_after: 86_400 });
  }
  const authorNo = await numberOf(t, lot.id, accountId);
  return { parentId: null, side: "buyer", accountId, authorNo };
}

/** Throws NOT_FOUND, PERMISSION_MISSING, FORBIDDEN. */
async function placeOfAnswer(situation: Situation, parentId: number): Promise<Place> {
  const { ctx, lot, reader } = situation;
  const isOwnSide = isColleague(ctx.requireViewer(), lot.seller_id);
  if (isOwnSide && !reader.isSeller && !reader.isHouse) throw new ApiFault("PERMISSION_MISSING");
  const question = await commentOf(situation, parentId);
  // One level: an answer has no answers. Nor has a question that was taken away.
  if (question.parent_id !== null || question.is_hidden) throw new ApiFault("NOT_FOUND");
  if (reader.isHouse) return { parentId, side: "house", accountId: null, authorNo: null };
  if (!reader.isSeller) throw new ApiFault("FORBIDDEN");
  return { parentId, side: "seller", accountId: lot.seller_id, authorNo: null };
}

/** Throws NOT_FOUND for what the writer cannot see, or stands on another lot. */
async function commentOf({ t, mode, reader, lot }: Situation, id: number): Promise<CommentRow> {
  const row = await readComment(t, { mode, reader }, id);
  if (row?.lot_id !== lot.id) throw new ApiFault("NOT_FOUND");
  return row;
}

/** Throws NOT_FOUND, FORBIDDEN, TOO_LATE_TO_EDIT. */
async function edit(situation: Situation, { text }: Input, id: number): Promise<number> {
  const row = await commentOf(situation, id);
  if (!isAuthor(row, situation.reader)) throw new ApiFault("FORBIDDEN");
  if (editUntil(row, situation.reader) === null) throw new ApiFault("TOO_LATE_TO_EDIT");
  await refuseSplitContact(situation, text, id);
  await changeText(situation.t, id, text);
  return id;
}

/** A number that goes on from what the same person wrote here just before is one, too. */
async function refuseSplitContact(
  { t, lot, personId }: Situation,
  text: string,
  exceptId: number | null,
): Promise<void> {
  const of = { lotId: lot.id, personId, exceptId, minutes: MINUTES, limit: TOGETHER };
  const before = await readJustBefore(t, of);
  if (before.length > 0 && hasContactData([...before, text].join(" "))) {
    refuse("text", SPLIT_CONTACT);
  }
}
