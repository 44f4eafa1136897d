// This folder: calls for contracts that both sides sign.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { codeOf, EpochMs, Flag, Id, IdInput, lineOf } from "../primitives";
import { LIGHT, LONG } from "../costs";

/** A contract and who has signed it. */
export const Signing = z.object({
  document_id: Id,
  invoice_id: Id,
  kind: z.literal("contrato"),
  /** The service that keeps the signatures. */
  provider: z.enum(["house", "pandadoc"]),
  /** `sent`: it waits for a signature. */
  status: z.enum(["sent", "signed", "declined", "expired"]),
  /** All that is signed. */
  text: z.string(),
  /** SHA-256 of the text. */
  hash: z.string(),
  created_at: EpochMs,
  expires_at: EpochMs,
  signers: z.array(
    z.object({
      side: z.enum(["buyer", "seller"]),
      /** As it was typed; empty until then. */
      name: z.string(),
      signed_at: z.nullable(EpochMs),
    }),
  ),
  /** 1: the caller has not signed it, and can. */
  mine: Flag,
});
export type Signing = z.infer<typeof Signing>;

const SigningOutput = z.object({ record: Signing });

/** What the calls about signing take and answer, by wire name. */
export const signingSchemas = {
  /** The contract of a paid sale, made for both sides to sign; the one that is there as long as it can be signed, or is. */
  "user/third_party/pandadoc/createPandaDocForSV": {
    as: "signingCreate",
    access: "user",
    aliases: ["user/createPandaDocForSV"],
    cost: LIGHT,
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      kind: z._default(z.literal("contrato"), "contrato"),
    }),
    output: SigningOutput,
  },
  /** A document that is signed, with who has signed it. */
  "user/third_party/pandadoc/viewPandaDoc": {
    as: "signingView",
    access: "user",
    silent: true,
    aliases: ["user/viewPandaDoc"],
    cost: LIGHT,
    inferred: true,
    input: z.object({ document_id: IdInput }),
    output: SigningOutput,
  },
  /** Sends a code to the person who is about to sign. */
  "user/third_party/pandadoc/getSessionId": {
    as: "signingSession",
    access: "user",
    rateLimit: "code",
    aliases: ["user/getSessionId"],
    cost: LIGHT,
    inferred: true,
    input: z.object({ document_id: IdInput }),
    output: z.object({
      session_id: z.string(),
      /** Where it is signed; null of one that is signed here, which `custom/signDocument` signs. */
      url: z.nullable(z.string()),
      expires_at: EpochMs,
    }),
  },
  /** Signs with name and code. */
  "custom/signDocument": {
    as: "signDocument",
    access: "user",
    rateLimit: "code",
    cost: LONG,
    input: z.object({
      document_id: IdInput,
      /** Of the signer. */
      name: lineOf(100, 2),
      /** That was sent. */
      code: codeOf(10, 1),
    }),
    output: SigningOutput,
  },
} satisfies CallSchemas;
