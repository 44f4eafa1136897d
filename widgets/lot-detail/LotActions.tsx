import { useMessages } from "../../src/i18n";
import { ShareButton } from "../../src/patterns/share";
import { Button, Icon } from "../../src/ui";
import { lotDetailMessages } from "./lot-detail.messages";
import type { LotPageModel } from "./use-lot-page";

/** A sign-in was asked for, and its code is on its way or did not come. */
export type SignInAhead = { state: "loading" } | { state: "failed"; retry: () => void };

export interface LotActionsProps {
  model: Extract<LotPageModel, { status: "ready" }>;
  signInAhead: SignInAhead | undefined;
}

/** Following and sharing, on the picture. */
export function LotActions({ model: { watch, url }, signInAhead }: LotActionsProps) {
  const t = useMessages(lotDetailMessages);
  const isFailed = signInAhead?.state === "failed";
  const problem = isFailed ? t("signInNotLoaded") : watch.error;
  return (
    <div className="martillo-lot-detail__actions" part="actions">
      <Button
        size="s"
        aria-pressed={watch.isWatched}
        className="martillo-lot-detail__watch"
        busy={signInAhead?.state === "loading"}
        onClick={isFailed ? signInAhead.retry : watch.toggle}
      >
        <Icon name="heart" size={18} filled={watch.isWatched} />
        {t(watch.isWatched ? "watching" : "watch")}
      </Button>
      <ShareButton url={url} />
      <div role="alert">{problem && <p className="martillo-lot-detail__problem">{problem}</p>}</div>
    </div>
  );
}
