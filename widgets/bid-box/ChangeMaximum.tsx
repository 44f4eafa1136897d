import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import { singleClick } from "./single-click";

/** Whoever leads has nothing to do; the maximum may still be moved. */
export function ChangeMaximum({ open }: { open: () => void }) {
  const t = useMessages(bidBoxMessages);
  return (
    <Button full onClick={singleClick(open)}>
      {t("changeMaximum")}
    </Button>
  );
}
