import { PurchaseList, type PurchaseListProps } from "martillo";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** What the visitor has bought, each with its line of steps; links stay on the site. */
export function OwnPurchases({ type }: Pick<PurchaseListProps, "type">) {
  const { onInvoiceOpenRequest, onLoginRequest } = useSiteHandlers();
  return (
    <PurchaseList
      {...(type && { type })}
      onLoginRequest={onLoginRequest}
      onInvoiceOpenRequest={onInvoiceOpenRequest}
    />
  );
}
