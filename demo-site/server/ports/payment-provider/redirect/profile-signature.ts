import { toDecimal } from "martillo/domain";
import type { PaymentOrder } from "..";
import { bytesOf, hexOf } from "../signature";
import type { Hashing, Profile } from "./profile";

export type NoticeBody = Readonly<Record<string, unknown>>;

/** The text or number at a path; undefined for anything else. */
export function textAt(body: NoticeBody, path: string): string | undefined {
  let at: unknown = body;
  for (const part of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as NoticeBody)[part];
  }
  return typeof at === "string" || typeof at === "number" ? String(at) : undefined;
}

export async function macText(
  secret: string,
  { hash, encoding }: Pick<Hashing, "hash" | "encoding">,
  text: string,
): Promise<string> {
  const algorithm = { name: "HMAC", hash };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text)));
  return encoding === "hex" ? hexOf(mac) : btoa(String.fromCharCode(...mac));
}

/** What the browser takes to the gateway's page, signed. */
export async function formFields(
  profile: Profile,
  order: PaymentOrder,
  ref: string,
): Promise<Record<string, string>> {
  const { fields: names, signature, constants, secret } = profile;
  const { amountCents } = order;
  const values: Record<keyof typeof names, string | undefined> = {
    order: ref,
    amount: profile.amount === "cents" ? String(amountCents) : toDecimal(amountCents),
    currency: order.currency,
    description: order.description,
    returnUrl: order.returnUrl,
    noticeUrl: order.noticeUrl,
    locale: order.locale,
  };
  const sent: Record<string, string> = { ...constants };
  for (const [ours, theirs] of Object.entries(names)) {
    const value = values[ours as keyof typeof names];
    if (theirs !== undefined && value !== undefined) sent[theirs] = value;
  }
  const text = signature.over.map((field) => sent[field] ?? "").join(signature.joiner);
  return { ...sent, [signature.field]: await macText(secret, signature, text) };
}
