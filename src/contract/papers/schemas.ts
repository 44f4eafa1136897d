// This folder: calls for the papers of a sale.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { PAPER_ACTIONS, PAPER_KINDS, PAPER_STATES } from "./values";
import { EpochMs, Flag, Id, IdInput, OptionalId, Page, limitOf } from "../primitives";
import { LIST, LONG } from "../costs";

/** A paper of a sale. */
export const SalePaper = z.object({
  paper_id: Id,
  invoice_id: Id,
  project_id: Id,
  projects_title: z.string(),
  kind: z.enum(PAPER_KINDS),
  status: z.enum(PAPER_STATES),
  owed_by: z.enum(["buyer", "seller"]),
  /** 1: the caller owes it. */
  mine: Flag,
  due_at: EpochMs,
  overdue: Flag,
  file: z.nullable(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
  uploaded_at: z.nullable(EpochMs),
  /** When the vehicle of the sale was given back; null for what was not returned. */
  returned_date: z.nullable(EpochMs),
  /** Why it was rejected. */
  notes: z.string(),
  actions: z.array(z.enum(PAPER_ACTIONS)),
});
export type SalePaper = z.infer<typeof SalePaper>;

/** What the calls about papers take and answer, by wire name. */
export const papersSchemas = {
  /** Papers of what the account has bought and sold. */
  "custom/salePapers": {
    as: "salePapers",
    access: "user",
    silent: true,
    cost: LIST,
    input: z.object({ page: Page, limit: limitOf(50), invoice_id: OptionalId }),
    output: z.object({
      records: z.array(SalePaper),
      totalRecords: z.number(),
      setDisp: z.string(),
      /** Of the sale that was asked for: when its vehicle was given back. Its papers are those that one side had brought. */
      returned_date: z.nullable(EpochMs),
    }),
  },
  /** Brings, verifies, rejects or hands over a paper of a sale. */
  "custom/salePaper": {
    as: "salePaper",
    access: "user",
    rateLimit: "upload",
    bringsFiles: true,
    silent: true,
    cost: LONG,
    input: z.object({
      invoice_id: IdInput,
      kind: z.enum(PAPER_KINDS),
      action: z.enum(["upload", "verify", "reject", "hand_over"]),
      /** PDF, JPEG or PNG by its content, 10 MB at most. */
      file: z.optional(z.file()),
      /** Why it is rejected: required then. */
      notes: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    output: z.object({ record: SalePaper }),
  },
} satisfies CallSchemas;
