/** What the house takes of sellers, and what they receive. */
import { recurring } from "../../platform/jobs/job";
import type { Services } from "../../platform/call/context";
import type { SaleListener } from "../sale";
import { issueCommissionDocuments } from "./issue-documents";
import { readCommissionPart } from "./commission-part";
import { giveCommissionBack, takeCommission } from "./take-commission";

const SWEEP_EVERY_MS = 15_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("documents of commissions", SWEEP_EVERY_MS, (ctx: Pick<Services, "db" | "config">) =>
    issueCommissionDocuments(ctx),
  ),
];

/** A sale that is paid pays the house; one that is not paid any more, or does not stand, pays it nothing. */
export const saleListeners = [
  {
    paid: takeCommission,
    unpaid: ({ db }, row) => giveCommissionBack(db, row.id),
    freed: giveCommissionBack,
    parts: readCommissionPart,
  },
] satisfies readonly SaleListener[];
