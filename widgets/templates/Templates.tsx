import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { AUCTION_TEMPLATES_PAGE, LOT_TEMPLATES_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { Tabs } from "../../src/ui";
import { AccountGate } from "../account";
import { AuctionList } from "../auction-list";
import { SellingList } from "../selling-list";
import { templatesMessages } from "./templates.messages";

/** Names of the events that the widget tells. */
export type TemplatesEvents =
  | "martillo-login-request"
  | "martillo-lots-changed"
  | "martillo-lot-edit-request"
  | "martillo-auctions-changed";

/** What a template makes. */
const KINDS = ["lots", "auctions"] as const;

/** Props of `Templates`: which templates, and a callback for each event. */
export interface TemplatesProps extends EventProps<TemplatesEvents> {
  /** Of lots, or of auctions. @default both, as tabs */
  kind?: (typeof KINDS)[number];
  /** Keeps page, order, search and filters in the address of the page: for the only table of a page. @default false */
  keepAddress?: boolean;
}

/** The templates of a seller: a lot or an auction is made of one, and each is edited, renamed, duplicated and deleted. */
export function Templates({ kind, keepAddress = false, ...props }: TemplatesProps) {
  const emit = useWidgetEvents(props);
  const page = kind === "auctions" ? AUCTION_TEMPLATES_PAGE : LOT_TEMPLATES_PAGE;
  return (
    <section className="martillo-root martillo-templates" part="base">
      <AccountGate emit={emit} house={{ page }} needs="post">
        {() =>
          kind === undefined ? (
            <Both keepAddress={keepAddress} {...props} />
          ) : (
            <OfKind kind={kind} keepAddress={keepAddress} {...props} />
          )
        }
      </AccountGate>
    </section>
  );
}

/** Both kinds, one at a time. */
function Both(props: Omit<TemplatesProps, "kind">) {
  const t = useMessages(templatesMessages);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("lots");
  return (
    <Tabs
      label={t("kinds")}
      items={KINDS.map((key) => ({ key, label: t(key) }))}
      selected={kind}
      onSelect={(key) => setKind(key === "auctions" ? "auctions" : "lots")}
    >
      <OfKind kind={kind} {...props} />
    </Tabs>
  );
}

/** The list of one kind: the seller's own, with templates in it. */
function OfKind({ kind, ...props }: TemplatesProps) {
  return kind === "auctions" ? (
    <AuctionList list="templates" {...props} />
  ) : (
    <SellingList list="templates" {...props} />
  );
}
