/** A seller's own templates of lots as lists, in the shapes of lists of lots. */
import type {
  Lot,
  templateProductDashboard,
  templateProductListings,
  templateProductSearch,
  templateProductSingleProduct,
} from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import type { Handler } from "../../../platform/call/mount";
import { displayRange } from "../../../platform/lists/display-range";
import { readDashboard, singleProduct } from "../../lots";
import { countTemplates } from "../listing-repository";
import { listings } from "../listings";
import { templatesAmong } from "../project-repository";
import { nameOfTemplate } from "./find-template";

/** The lists of lots in which templates can be; nothing of a template is open, sold, won or watched. */
export const HOLDS_TEMPLATES: ReadonlySet<string> = new Set([
  "all",
  "draft",
  "templates",
  "selling_draft",
  "selling_templates",
]);

export const templateListings: Handler<typeof templateProductListings> = async (input, ctx) => {
  const answer = await listings({ ...input, action: "templates" }, ctx);
  const draft = await countTemplates(ctx.db, input.auction, ctx.requireViewer());
  const counts = { open: 0, sold: 0, unsold: 0, draft, decide: 0 };
  return { ...onlyIn(input.action, input, answer), counts };
};

export const templateDashboard: Handler<typeof templateProductDashboard> = async (input, ctx) => {
  const answer = await readDashboard({ ...input, action: "selling_templates" }, ctx);
  const records = await named(answer.records, ctx);
  return onlyIn(input.action, input, { ...answer, records });
};

export const searchTemplates: Handler<typeof templateProductSearch> = async (input, ctx) => {
  const { page, limit, auction, search, filters } = input;
  // Templates have no state, and what they have in common with a text is not weighed.
  const { market_status: _, ...kept } = filters ?? {};
  const orderby =
    input.orderby === undefined || input.orderby === "relevance" ? "p.id" : input.orderby;
  const order = input.order ?? "desc";
  const searchbar = search ?? kept.searchbar;
  const narrowed = { ...kept, ...(searchbar !== undefined && { searchbar }) };
  const answer = await readDashboard(
    { action: "selling_templates", page, limit, auction, filters: narrowed, orderby, order },
    ctx,
  );
  const records = await named(answer.records, ctx);
  return { ...answer, records, page, after: null, orderby, order, facets: {} };
};

export const singleTemplate: Handler<typeof templateProductSingleProduct> = async (input, ctx) => {
  const template = await nameOfTemplate(input.id, ctx);
  const { record } = await singleProduct(input, ctx);
  return { record: { ...record, template } };
};

interface Page {
  records: readonly unknown[];
  totalRecords: number;
  setDisp: string;
}

/** The answer, or the same without rows for a list in which none can be. */
function onlyIn<Answer extends Page>(
  list: string,
  { page, limit }: { page: number; limit: number },
  answer: Answer,
): Answer {
  if (HOLDS_TEMPLATES.has(list)) return answer;
  return { ...answer, records: [], totalRecords: 0, setDisp: displayRange(page, limit, 0, 0) };
}

async function named(records: readonly Lot[], ctx: CallContext) {
  const ids = records.map(({ id }) => id);
  const names = await templatesAmong(ctx.db, ids, ctx.requireViewer());
  return records.map((record) => ({ ...record, template: names.get(record.id) ?? "" }));
}
