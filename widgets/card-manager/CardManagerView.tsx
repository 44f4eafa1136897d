import { FormAlert } from "../../src/forms";
import { useMessages, usePhrase } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { payFrameChunk } from "../../src/patterns/pay-frame";
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LatePart,
  SelectField,
  type SelectOption,
  Spinner,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { cardManagerMessages } from "./card-manager.messages";
import { type CardManagerModel, cardName, type CardRow, type CardStep } from "./use-card-manager";

/** Only people who add a card see its first step. */
const billingChunk = defineChunk(() => import("./BillingStep"));

const MONTHS = Array.from({ length: 12 }, (_month, index) => String(index + 1).padStart(2, "0"));

/** Pure markup from the model. */
export function CardManagerView({ model }: { model: CardManagerModel }) {
  const t = useMessages(cardManagerMessages);
  const say = usePhrase();
  if (model.status === "loading") return <AccountSkeleton />;
  if (model.status === "failed")
    return <ErrorState title={say("Unable to fetch cards")} onRetry={model.retry} />;
  return (
    <>
      {model.cards.length === 0 ? (
        <EmptyState icon="info" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ul className="martillo-account-list" part="list">
          {model.cards.map((card) => (
            <li key={card.id} className="martillo-account-item" part="card">
              <CardLine card={card} open={model.open} />
            </li>
          ))}
        </ul>
      )}
      <DoneNote>{model.done}</DoneNote>
      <Button variant="primary" onClick={() => model.open({ kind: "add" })}>
        {t("add")}
      </Button>
      <Adding model={model} />
      <Updating model={model} />
      <Confirming model={model} />
      <Staying model={model} />
    </>
  );
}

function CardLine({ card, open }: { card: CardRow; open: (step: CardStep) => void }) {
  const t = useMessages(cardManagerMessages);
  const name = cardName(card);
  return (
    <>
      <div className="martillo-account-item__what">
        <p className="martillo-account-item__title">
          <strong>{name}</strong>
          {card.isDefault && (
            <Badge tone="positive" icon="check">
              {t("isDefault")}
            </Badge>
          )}
          {card.isExpired && (
            <Badge tone="danger" icon="warning">
              {t("isExpired")}
            </Badge>
          )}
        </p>
        <p className="martillo-account-note">
          {t(card.isExpired ? "expiredOn" : "expires", {
            date: `${MONTHS[card.expMonth - 1] ?? ""}/${card.expYear}`,
          })}
        </p>
      </div>
      <div className="martillo-account-item__actions">
        {!card.isDefault && !card.isExpired && (
          <Button
            size="s"
            variant="ghost"
            aria-label={t("makeDefaultOf", { card: name })}
            onClick={() => open({ kind: "default", card })}
          >
            {t("makeDefault")}
          </Button>
        )}
        <Button
          size="s"
          aria-label={t("updateOf", { card: name })}
          onClick={() => open({ kind: "update", card })}
        >
          {t("update")}
        </Button>
        <Button
          size="s"
          variant="ghost"
          aria-label={t("removeOf", { card: name })}
          onClick={() => open({ kind: "delete", card })}
        >
          {t("remove")}
        </Button>
      </div>
    </>
  );
}

function Adding({ model }: { model: CardManagerModel }) {
  const say = usePhrase();
  const isOpen = model.step?.kind === "add";
  return (
    <Dialog open={isOpen} onClose={model.close} dismissible={false} title={say(model.texts.add)}>
      {model.adding === "address" ? (
        <Billing model={model} />
      ) : (
        <div className="martillo-card-manager__form">
          <BackToAddress model={model} />
          <FrameStep model={model} />
        </div>
      )}
    </Dialog>
  );
}

function Billing({ model }: { model: CardManagerModel }) {
  const t = useMessages(cardManagerMessages);
  return (
    <LatePart chunk={billingChunk} loading={t("loading")} failed={t("noAddress")}>
      {({ BillingStep }) => (
        <BillingStep typed={model.address} prefix={model.addressPrefix} send={model.toFrame} />
      )}
    </LatePart>
  );
}

function BackToAddress({ model }: { model: CardManagerModel }) {
  const t = useMessages(cardManagerMessages);
  return (
    <div>
      <Button variant="ghost" size="s" onClick={model.toAddress}>
        {t("toAddress")}
      </Button>
    </div>
  );
}

function FrameStep({ model }: { model: CardManagerModel }) {
  const t = useMessages(cardManagerMessages);
  if (model.frameError)
    return (
      <ErrorState
        title={model.frameError.message}
        next={model.frameError.next}
        onRetry={model.frameError.retry}
      />
    );
  if (model.frame !== undefined) return <Frame path={model.frame} model={model} />;
  return (
    <p role="status">
      <Spinner /> {t("loading")}
    </p>
  );
}

function Frame({ path, model }: { path: string; model: CardManagerModel }) {
  const t = useMessages(cardManagerMessages);
  const { module, hasFailed } = useChunk(payFrameChunk, true);
  if (module)
    return (
      <div part="pay-frame">
        <module.PayFrame path={path} onSaved={model.saved} onError={model.frameOver} />
      </div>
    );
  if (hasFailed)
    return <ErrorState title={t("noForm")} onRetry={() => void payFrameChunk.load()} />;
  return (
    <p role="status">
      <Spinner /> {t("loading")}
    </p>
  );
}

function Updating({ model }: { model: CardManagerModel }) {
  const say = usePhrase();
  const card = model.step?.kind === "update" ? model.step.card : undefined;
  return (
    <Dialog
      open={card !== undefined}
      onClose={model.close}
      dismissible={false}
      title={say(model.texts.update)}
    >
      {card && <ExpiryForm card={card} model={model} />}
    </Dialog>
  );
}

function ExpiryForm({ card, model }: { card: CardRow; model: CardManagerModel }) {
  const t = useMessages(cardManagerMessages);
  const say = usePhrase();
  const { expiry, years } = model;
  const choose: SelectOption = { value: "", label: t("choose") };
  const isOffered = years.includes(card.expYear);
  return (
    <form {...expiry.props} className="martillo-card-manager__form" part="form">
      <p>{cardName(card)}</p>
      <FormAlert errors={expiry.errors} />
      <div className="martillo-card-manager__pair">
        <SelectField
          label={t("month")}
          autoComplete="cc-exp-month"
          options={[choose, ...MONTHS.map((month) => ({ value: month, label: month }))]}
          defaultValue={MONTHS[card.expMonth - 1] ?? ""}
          {...expiry.field("exp_month")}
        />
        <SelectField
          label={t("year")}
          autoComplete="cc-exp-year"
          options={[choose, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
          defaultValue={isOffered ? String(card.expYear) : ""}
          {...expiry.field("exp_year")}
        />
      </div>
      <Button type="submit" variant="primary" full busy={expiry.isBusy}>
        {say(model.texts.save)}
      </Button>
    </form>
  );
}

function Staying({ model }: { model: CardManagerModel }) {
  const t = useMessages(cardManagerMessages);
  const say = usePhrase();
  const card = model.step?.kind === "stays" ? model.step.card : undefined;
  return (
    <Dialog
      open={card !== undefined}
      onClose={model.close}
      title={say("Default card is required")}
      footer={<Button onClick={model.close}>{say("Close")}</Button>}
    >
      {card && <p>{t("stays", { card: cardName(card) })}</p>}
    </Dialog>
  );
}

function Confirming({ model }: { model: CardManagerModel }) {
  const say = usePhrase();
  const { step } = model;
  const isRemoval = step?.kind === "delete";
  const card = step?.kind === "delete" || step?.kind === "default" ? step.card : undefined;
  return (
    <Dialog
      open={card !== undefined}
      onClose={model.close}
      title={say(isRemoval ? model.texts.delete : "Are you sure you want to make this default?")}
      footer={
        <>
          <Button onClick={model.close}>{say("Cancel")}</Button>
          <Button
            variant={isRemoval ? "danger" : "primary"}
            busy={model.isBusy}
            onClick={model.confirm}
          >
            {say("Confirm")}
          </Button>
        </>
      }
    >
      {card && <p>{cardName(card)}</p>}
      <div role="alert">
        {model.refusal && say(model.refusal.message)} {model.refusal?.next}
      </div>
    </Dialog>
  );
}
