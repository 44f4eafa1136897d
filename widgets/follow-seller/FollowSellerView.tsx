import { FOLLOW_NOTICES } from "../../src/contract/sellers/follow-values";
import { useMessages } from "../../src/i18n";
import { Button, ErrorState, Refusal, SelectField, Skeleton } from "../../src/ui";
import { followSellerMessages } from "./follow-seller.messages";
import type { FollowSellerModel } from "./use-follow-seller";

/** Pure markup from the model. */
export function FollowSellerView({ model }: { model: FollowSellerModel }) {
  const t = useMessages(followSellerMessages);
  const { status, follow, isBusy, refusal, signIn } = model;
  if (status === "none") return null;
  return (
    <section
      className="martillo-root martillo-follow-seller"
      part="base"
      data-state={status}
      aria-label={t("label")}
      aria-busy={status === "loading" || undefined}
    >
      {status === "loading" && <Skeleton width="180px" height="44px" />}
      {status === "failed" && refusal && (
        <ErrorState title={refusal.message} next={refusal.next} onRetry={model.retry} />
      )}
      {status === "ready" && !follow && (
        <Button icon="heart" busy={isBusy} onClick={model.start} part="follow">
          {t("follow")}
        </Button>
      )}
      {status === "ready" && follow && (
        <div className="martillo-follow-seller__chosen">
          <SelectField
            label={t("notify")}
            value={follow.notify}
            disabled={isBusy}
            options={FOLLOW_NOTICES.map((value) => ({ value, label: t(`notify_${value}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const notify = FOLLOW_NOTICES.find((known) => known === value);
              if (notify) model.setNotice(notify);
            }}
          />
          <Button variant="ghost" busy={isBusy} onClick={model.stop} part="unfollow">
            {t("unfollow")}
          </Button>
        </div>
      )}
      <p role="status" className="martillo-visually-hidden">
        {status === "ready" && follow ? t("following") : ""}
      </p>
      {signIn.LoginInPlace && (
        <signIn.LoginInPlace
          open={signIn.isOpen}
          reason="watch"
          onClose={signIn.close}
          onSignedIn={signIn.finish}
        />
      )}
      {status === "ready" && <Refusal of={refusal} className="martillo-follow-seller__refusal" />}
    </section>
  );
}
