import { useMessages } from "../../../src/i18n";
import { bidStepsMessages } from "./bid-steps.messages";
import type { Standing } from "../bid-box-model";

/** The most frequent question: why a small amount was enough to outbid the visitor. One line until it is opened. */
export function OutbidNarrowly({ how }: { how: NonNullable<Standing["narrowly"]> }) {
  const t = useMessages(bidStepsMessages);
  const isTie = how === "tie";
  return (
    <details className="martillo-bid-box__why">
      <summary>{t(isTie ? "tied" : "lessThanStep")}</summary>
      {t(isTie ? "outbidByTie" : "outbidByLessThanStep")}
    </details>
  );
}
