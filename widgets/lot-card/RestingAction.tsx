import type { ReactNode } from "react";
import { formatMoney, useMessages } from "../../src/i18n";
import { ButtonLink, Icon } from "../../src/ui";
import { lotCardMessages } from "./lot-card.messages";
import type { RestingStep } from "./quick-bid-model";

export type RestingActionProps = Exclude<RestingStep, { step: "offer" }> & {
  href: string;
  onOpen: () => boolean;
};

/** What stands in the place of a bid where there is none to be made. */
export function RestingAction({ href, onOpen, ...resting }: RestingActionProps) {
  const t = useMessages(lotCardMessages);
  switch (resting.step) {
    case "leading":
      return (
        <StatusLine icon="trophy" tone="positive">
          {resting.maximum === null
            ? t("leading")
            : t(resting.isHidden ? "yourMaximum" : "yourBid", {
                amount: formatMoney(resting.maximum),
              })}
        </StatusLine>
      );
    case "own":
      return (
        <StatusLine icon="info" tone="neutral">
          {t("ownLot")}
        </StatusLine>
      );
    case "see":
      return (
        <ButtonLink
          full
          href={href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            if (!onOpen()) event.preventDefault();
          }}
        >
          {t(resting.word)}
        </ButtonLink>
      );
  }
}

interface StatusLineProps {
  icon: "trophy" | "info";
  tone: "positive" | "neutral";
  children: ReactNode;
}

function StatusLine({ icon, tone, children }: StatusLineProps) {
  return (
    <p tabIndex={-1} className="martillo-lot-card__bid-status" part="bid-status" data-tone={tone}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}
