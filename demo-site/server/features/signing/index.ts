/** Contracts of sale that both sides sign. */
import type { SomeHandlers } from "../../platform/call/mount";
import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import { fileForgotten } from "./file-signed";
import { bringOnAll } from "./outside";
import { createDocument, openSession, signSaleDocument, viewDocument } from "./signing-calls";

const SWEEP_EVERY_MS = 15_000;

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/third_party/pandadoc/createPandaDocForSV": createDocument,
  "user/third_party/pandadoc/viewPandaDoc": viewDocument,
  "user/third_party/pandadoc/getSessionId": openSession,
  "custom/signDocument": signSaleDocument,
} satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("contracts of sales", SWEEP_EVERY_MS, async (ctx: MoneyContext) => {
    await fileForgotten(ctx);
    await bringOnAll(ctx);
  }),
];
