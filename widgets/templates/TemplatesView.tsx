import { useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Tabs, useStyles } from "../../src/ui";
import { AuctionList, auctionListElement, type AuctionListProps } from "../auction-list";
import { SellingList, sellingListElement, type SellingListProps } from "../selling-list";
import { templatesMessages } from "./templates.messages";

/** The sheets of both lists, which come with them. */
const LIST_STYLES = [sellingListElement.styles, auctionListElement.styles].join("\n");

const KINDS = ["lots", "auctions"] as const;

type Kind = (typeof KINDS)[number];

/** What either list takes beside what it shows. */
type ListProps = Omit<AuctionListProps, "list"> & Omit<SellingListProps, "list" | "kind">;

/** One kind of templates, or both as tabs. */
export function TemplatesView({ kind, ...lists }: ListProps & { kind: Kind | undefined }) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, LIST_STYLES);
  return (
    <div ref={root}>
      {kind === undefined ? <Both {...lists} /> : <OfKind kind={kind} {...lists} />}
    </div>
  );
}

/** Both kinds, one at a time. */
function Both(lists: ListProps) {
  const t = useMessages(templatesMessages);
  const [kind, setKind] = useState<Kind>("lots");
  return (
    <Tabs
      label={t("kinds")}
      items={KINDS.map((key) => ({ key, label: t(key) }))}
      selected={kind}
      onSelect={(key) => setKind(key === "auctions" ? "auctions" : "lots")}
    >
      <OfKind kind={kind} {...lists} />
    </Tabs>
  );
}

/** The list of one kind: the seller's own, with templates in it. */
function OfKind({ kind, ...lists }: ListProps & { kind: Kind }) {
  return kind === "auctions" ? (
    <AuctionList list="templates" {...lists} />
  ) : (
    <SellingList list="templates" {...lists} />
  );
}
