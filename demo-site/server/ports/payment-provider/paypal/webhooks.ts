import type { Client } from "@paypal/paypal-server-sdk";
import { BadSignature, type ProviderEvent } from "..";

const CHECK_PATH = "/v1/notifications/verify-webhook-signature";

/** What PayPal wants to see again of a notice, by the headers that it came with. */
const HEADERS = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

/**
 * Asks PayPal whether a notice is its own; it alone holds the keys. Throws BadSignature, also where PayPal cannot be asked: it sends the
 * notice again for three days. Its age is not judged, because those repetitions may be as old as that, and each is stored once.
 */
export async function checkNotice(
  client: Client,
  webhookId: string,
  raw: string,
  headers: Headers,
): Promise<void> {
  const told = Object.entries(HEADERS).map(([name, header]) => [name, headers.get(header)]);
  if (told.some(([, value]) => value === null)) throw new BadSignature();
  const fields = JSON.stringify({ ...Object.fromEntries(told), webhook_id: webhookId });
  const request = client.getRequestBuilderFactory()("POST", CHECK_PATH);
  request.header("content-type", "application/json");
  // The notice byte for byte: written anew it would be another one.
  request.text(`${fields.slice(0, -1)},"webhook_event":${raw}}`);
  request.authenticate([{ oauth2: true }]);
  let body: string;
  try {
    body = (await request.callAsText()).result;
  } catch (cause) {
    throw new BadSignature(`PayPal was not asked whether a notice is its own: ${String(cause)}`);
  }
  const { verification_status: status } = JSON.parse(body) as { verification_status?: unknown };
  if (status !== "SUCCESS") throw new BadSignature();
}

interface Notice {
  id: string;
  event_type: string;
  create_time: string;
  resource: {
    id?: string;
    custom_id?: string;
    purchase_units?: { custom_id?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string } };
    links?: { href: string; rel: string }[];
    disputed_transactions?: { seller_transaction_id?: string }[];
  };
}

export function readNotice(raw: string): Notice {
  let notice: Partial<Notice>;
  try {
    notice = JSON.parse(raw) as Partial<Notice>;
  } catch {
    throw new BadSignature("the notice is no JSON");
  }
  const { id, event_type, create_time, resource } = notice;
  if (typeof id !== "string" || typeof event_type !== "string" || typeof resource !== "object")
    throw new BadSignature("that is no notice of PayPal's");
  return { id, event_type, create_time: create_time ?? "", resource: resource ?? {} };
}

/** The subject of a notice; its claims are not believed. `orderOf` finds the order of a capture. */
export async function eventOf(
  { id, event_type: type, create_time, resource }: Notice,
  orderOf: (captureId: string) => Promise<string | null>,
): Promise<ProviderEvent> {
  const none = { ref: null, paymentId: null, customerId: null };
  const shared = { id, type, atMs: Date.parse(create_time) || 0 };
  const order = resource.supplementary_data?.related_ids?.order_id ?? null;
  if (type.startsWith("CHECKOUT.ORDER.")) {
    const paymentId = resource.purchase_units?.[0]?.custom_id ?? null;
    return { ...none, ...shared, kind: "payment", ref: resource.id ?? null, paymentId };
  }
  // Of a refund the notice names the capture that it belongs to.
  const capture = resource.links
    ?.find(({ rel }) => rel === "up")
    ?.href.split("/")
    .at(-1);
  if (/^PAYMENT\.(?:REFUND\.|CAPTURE\.(?:REFUNDED|REVERSED))/.test(type)) {
    const ref = order ?? (capture === undefined ? null : await orderOf(capture));
    return { ...none, ...shared, kind: "refund", ref };
  }
  if (type.startsWith("PAYMENT.CAPTURE.")) {
    const ref = order ?? (resource.id === undefined ? null : await orderOf(resource.id));
    return { ...none, ...shared, kind: "payment", ref, paymentId: resource.custom_id ?? null };
  }
  if (type.startsWith("CUSTOMER.DISPUTE.")) {
    const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
    const ref = disputed === undefined ? null : await orderOf(disputed);
    return { ...none, ...shared, kind: "dispute", ref };
  }
  return { ...none, ...shared, kind: "other" };
}
