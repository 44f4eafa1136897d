import { formatCents, useMessages } from "../../../src/i18n";
import { Button } from "../../../src/ui";
import { bidStepsMessages } from "./bid-steps.messages";

export interface UseAmountProps {
  cents: number;
  choose: (cents: number) => void;
}

/** Writes the amount that would work into the field. */
export function UseAmount({ cents, choose }: UseAmountProps) {
  const t = useMessages(bidStepsMessages);
  return (
    <Button size="s" onClick={() => choose(cents)}>
      {t("useAmount", { amount: formatCents(cents) })}
    </Button>
  );
}
