import { useMessages } from "../../src/i18n";
import { Badge, Button, Icon } from "../../src/ui";
import type { BiddingStep } from "./bidding-steps";
import { profileMessages } from "./profile.messages";
import type { ProfileModel } from "./use-profile";

const TEXTS = {
  email: ["stepEmail", "stepEmailWhy"],
  phone: ["stepPhone", "stepPhoneWhy"],
  details: ["stepDetails", "stepDetailsWhy"],
  approval: ["stepApproval", "stepApprovalWhy"],
} as const;

/** Whether the user may bid; if not, the missing steps and the next one. */
export function BiddingState({ model }: { model: ProfileModel }) {
  const t = useMessages(profileMessages);
  if (model.mayBid) {
    return (
      <p className="martillo-profile__may-bid" part="bidding">
        <Badge icon="check" tone="positive">
          {t("mayBid")}
        </Badge>
        <span>{t("mayBidWhy")}</span>
      </p>
    );
  }
  return (
    <section className="martillo-profile__bidding" part="bidding" aria-label={t("bidding")}>
      <Badge icon="info" tone="warning">
        {t("mayNotBid")}
      </Badge>
      <ol className="martillo-profile__steps">
        {model.steps.map((step) => (
          <Step key={step.key} step={step} model={model} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, model }: { step: BiddingStep; model: ProfileModel }) {
  const t = useMessages(profileMessages);
  const { key, isDone, isOptional } = step;
  const [title, why] = TEXTS[key];
  const isNext = model.next?.key === key;
  return (
    <li className="martillo-profile__step" part="step" data-done={isDone || undefined}>
      <span className="martillo-profile__step-mark">
        <Icon name={isDone ? "check" : "clock"} size={16} />
      </span>
      <div className="martillo-profile__step-text">
        <p>
          <strong>{t(title)}</strong>{" "}
          <span className="martillo-profile__step-state">
            {t(isDone ? "stepDone" : isOptional ? "optional" : "stepPending")}
          </span>
        </p>
        {isNext && <p className="martillo-account-note">{t(why)}</p>}
      </div>
      {isNext && key !== "approval" && (
        <Button
          size="m"
          variant="primary"
          onClick={() => model.toggle(key === "details" ? "form" : key)}
        >
          {t(key === "details" ? "complete" : "verify")}
        </Button>
      )}
    </li>
  );
}
