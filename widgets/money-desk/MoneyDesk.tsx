import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { HOUSE_MONEY_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { EmptyState, LatePart } from "../../src/ui";
import { AccountGate } from "../account";
import { moneyDeskMessages } from "./money-desk.messages";

/** Staff alone load it. */
const deskChunk = defineChunk(() => import("./desk"));

/** Names of the events that the widget tells. */
export type MoneyDeskEvents = "martillo-login-request";

/** Props of `MoneyDesk`: a callback for its event. */
export type MoneyDeskProps = EventProps<MoneyDeskEvents>;

/** What the house's own people do with money: they find and return payments, compare the books, issue gift cards, note payouts. */
export function MoneyDesk(props: MoneyDeskProps) {
  const t = useMessages(moneyDeskMessages);
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-money-desk" part="base">
      <AccountGate emit={emit} house={{ page: HOUSE_MONEY_PAGE }}>
        {({ staff }) =>
          staff === 1 ? (
            <LatePart chunk={deskChunk} loading={t("loading")} failed={t("notLoaded")}>
              {({ Desk }) => <Desk />}
            </LatePart>
          ) : (
            <EmptyState icon="user" title={t("staffOnly")}>
              {t("staffOnlyText")}
            </EmptyState>
          )
        }
      </AccountGate>
    </section>
  );
}
