import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { SELLING_HOME_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { sellingHomeMessages } from "./selling-home.messages";

/** Only sellers need it. */
const viewChunk = defineChunk(() => import("./SellingHomeView"));

/** Names of the events that the widget tells. */
export type SellingHomeEvents = "martillo-login-request";

/** Props of `SellingHome`: a callback for its event. */
export type SellingHomeProps = EventProps<SellingHomeEvents>;

/** What waits for a seller's decision today, with its deadlines, and one button for each. */
export function SellingHome(props: SellingHomeProps) {
  const t = useMessages(sellingHomeMessages);
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-selling-home" part="base">
      <AccountGate emit={emit} house={{ page: SELLING_HOME_PAGE }}>
        {() => (
          <LateAccount chunk={viewChunk} failed={t("notOpened")}>
            {({ SellingHomeView }) => <SellingHomeView />}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
