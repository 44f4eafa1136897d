import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { AUCTION_TEMPLATES_PAGE, LOT_TEMPLATES_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { templatesMessages } from "./templates.messages";

/** Only sellers need it. */
const viewChunk = defineChunk(() => import("./TemplatesView"));

/** Names of the events that the widget tells. */
export type TemplatesEvents =
  | "martillo-login-request"
  | "martillo-lots-changed"
  | "martillo-lot-edit-request"
  | "martillo-auctions-changed";

/** Props of `Templates`: which templates, and a callback for each event. */
export interface TemplatesProps extends EventProps<TemplatesEvents> {
  /** Of lots, or of auctions. @default both, as tabs */
  kind?: "lots" | "auctions";
  /** Keeps page, order, search and filters in the address of the page: for the only table of a page. @default false */
  keepAddress?: boolean;
}

/** The templates of a seller: a lot or an auction is made of one, and each is edited, renamed, duplicated and deleted. */
export function Templates({ kind, keepAddress = false, ...props }: TemplatesProps) {
  const t = useMessages(templatesMessages);
  const emit = useWidgetEvents(props);
  const page = kind === "auctions" ? AUCTION_TEMPLATES_PAGE : LOT_TEMPLATES_PAGE;
  return (
    <section className="martillo-root martillo-templates" part="base">
      <AccountGate emit={emit} house={{ page }} needs="post">
        {() => (
          <LateAccount chunk={viewChunk} failed={t("notOpened")}>
            {({ TemplatesView }) => (
              <TemplatesView kind={kind} keepAddress={keepAddress} {...props} />
            )}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
