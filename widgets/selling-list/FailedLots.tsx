import { formatNumber, useMessages } from "../../src/i18n";
import { Button, Dialog } from "../../src/ui";
import { sellingListMessages } from "./selling-list.messages";
import type { SellingResult } from "./use-selling-list";

/** So many lots are named for each reason. */
const MOST_NAMED = 20;

interface FailedLotsProps {
  result: SellingResult;
  nameOf: (id: number) => string;
  onSelect: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** The lots that did not change and why; each reason appears once. */
export function FailedLots({ result, nameOf, onSelect, onClose }: FailedLotsProps) {
  const t = useMessages(sellingListMessages);
  const { done, failed } = result;
  const reasons = new Map<string, number[]>();
  for (const { id, message } of failed) {
    reasons.set(message, [...(reasons.get(message) ?? []), id]);
  }
  const title =
    done.length === 0
      ? t("failedNone", { count: failed.length })
      : t("failedTitle", {
          done: formatNumber(done.length),
          failed: formatNumber(failed.length),
        });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={() => onSelect(failed.map(({ id }) => id))}>{t("selectFailed")}</Button>
          <Button variant="primary" onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <ul className="martillo-selling-list__reasons">
        {[...reasons].map(([message, lots]) => (
          <li key={message}>
            <strong>{message}</strong>
            <ul>
              {lots.slice(0, MOST_NAMED).map((id) => (
                <li key={id}>{nameOf(id)}</li>
              ))}
              {lots.length > MOST_NAMED && (
                <li>{t("failedMore", { count: lots.length - MOST_NAMED })}</li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
