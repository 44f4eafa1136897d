import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import { singleClick } from "./single-click";

/** The leader has nothing to do, but may still change the maximum. */
export function ChangeMaximum({ open }: { open: () => void }) {
  const t = useMessages(bidBoxMessages);
  return (
    <Button full onClick={singleClick(open)}>
      {t("changeMaximum")}
    </Button>
  );
}
