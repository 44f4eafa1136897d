// This folder: calls for private files.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { FILE_KINDS } from "./values";
import { EpochMs, IdInput } from "../primitives";
import { LIGHT } from "../costs";

/** What the calls about private files take and answer, by wire name. */
export const filesSchemas = {
  /** A link to a private file, good for five minutes and only for the caller who asked for it. */
  "custom/fileLink": {
    as: "fileLink",
    access: "user",
    silent: true,
    cost: LIGHT,
    input: z.object({
      kind: z.enum(FILE_KINDS),
      /** Of the sale (`ics`, and `invoice` for its last document as PDF), of the paper, of the file of a return, of a document of a lot, of the transaction that a receipt belongs to, of the document of a sale or of a payment of a plan, of the picture of a hand-over (`handover`), or of the file of a message. */
      id: IdInput,
    }),
    output: z.object({
      /** A path of the house, good for a few minutes. */
      url: z.string(),
      expires_at: EpochMs,
    }),
  },
} satisfies CallSchemas;
