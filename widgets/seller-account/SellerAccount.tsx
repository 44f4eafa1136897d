import { SELLER_ACCOUNT_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { ownAccountChunk } from "./own-account-chunk";

/** Names of the events that the widget tells. */
export type SellerAccountEvents = "martillo-login-request" | "martillo-invoice-open-request";

/** Props of `SellerAccount`: where its sales are, and a callback for each event. */
export interface SellerAccountProps extends EventProps<SellerAccountEvents> {
  /** Address of a sale, with `{id}`. @default the house's own page */
  invoiceUrl?: string;
}

/** What a seller has sold, where the money of it is, and all that moved it, the latest first. */
export function SellerAccount({ invoiceUrl, ...props }: SellerAccountProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-seller-account" part="base">
      <AccountGate emit={emit} house={{ page: SELLER_ACCOUNT_PAGE }} needs="money">
        {() => (
          <LateAccount chunk={ownAccountChunk}>
            {({ OwnSellerAccount }) => <OwnSellerAccount options={{ invoiceUrl, emit }} />}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
