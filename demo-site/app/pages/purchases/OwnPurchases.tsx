import { PurchaseList, type PurchaseListProps } from "martillo";
import { useNavigate } from "react-router";
import { pathOf } from "../../shell/path-of";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** What the visitor has bought, each with its line of steps; links stay on the site. */
export function OwnPurchases({ type }: Pick<PurchaseListProps, "type">) {
  const navigate = useNavigate();
  const { onLoginRequest } = useSiteHandlers();
  return (
    <PurchaseList
      {...(type && { type })}
      onLoginRequest={onLoginRequest}
      onInvoiceOpenRequest={({ url }) => {
        void navigate(pathOf(url));
        return false;
      }}
    />
  );
}
