import type { PaymentsController } from "@paypal/paypal-server-sdk";
import { asked } from "./orders";

const MOST_REMEMBERED = 5_000;

/** Tells the order of a capture, which never changes; asked of PayPal once. */
export function orderOfCapture(payments: PaymentsController) {
  const known = new Map<string, string | null>();
  return async function orderOf(captureId: string): Promise<string | null> {
    const remembered = known.get(captureId);
    if (remembered !== undefined) return remembered;
    const { result } = await asked(() => payments.getCapturedPayment({ captureId }));
    const order = result.supplementaryData?.relatedIds?.orderId ?? null;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(captureId, order);
    return order;
  };
}
