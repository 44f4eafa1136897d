/** Contracts of sale that both sides sign. */
import type { SomeHandlers } from "../../../platform/call/mount";
import { createDocument, openSession, sign, viewDocument } from "./signing-calls";

/** What answers the calls of this part, by wire name. */
export const signingCalls = {
  "user/third_party/pandadoc/createPandaDocForSV": createDocument,
  "user/third_party/pandadoc/viewPandaDoc": viewDocument,
  "user/third_party/pandadoc/getSessionId": openSession,
  "custom/signDocument": sign,
} satisfies SomeHandlers;

export { fileForgotten } from "./file-signed";
export { bringOnAll } from "./outside";
