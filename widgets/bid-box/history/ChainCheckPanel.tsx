import { useMessages } from "../../../src/i18n";
import { Button, Icon } from "../../../src/ui";
import { bidHistoryMessages } from "./bid-history.messages";
import type { ChainCheck } from "./use-bid-history";

/** Anyone may check that no bid was changed or removed. */
export function ChainCheckPanel({ check, start }: { check: ChainCheck; start: () => void }) {
  const t = useMessages(bidHistoryMessages);
  return (
    <div className="martillo-bid-box__check" part="check" data-state={check.state}>
      <p role="status" className="martillo-bid-box__verdict">
        <Verdict check={check} />
      </p>
      <Button size="s" icon="shield" busy={check.state === "checking"} onClick={start}>
        {t("check")}
      </Button>
    </div>
  );
}

function Verdict({ check }: { check: ChainCheck }) {
  const t = useMessages(bidHistoryMessages);
  switch (check.state) {
    case "idle":
      return t("checkWhy");
    case "checking":
      return t("checking");
    case "ok":
      return (
        <>
          <Icon name="check" size={18} />
          <span>{t("checkOk", { count: check.count })}</span>
        </>
      );
    case "broken":
      return (
        <>
          <Icon name="warning" size={18} />
          <span>{t("checkBroken", { number: check.at })}</span>
        </>
      );
    case "changed":
      return (
        <>
          <Icon name="warning" size={18} />
          <span>{t("checkChanged", { number: check.at })}</span>
        </>
      );
    case "impossible":
      return t("checkImpossible");
    case "failed":
      return t("checkFailed");
  }
}
