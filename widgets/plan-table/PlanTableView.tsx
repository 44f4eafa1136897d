import { useId } from "react";
import type { PlanAction } from "../../src/domain";
import { countText } from "../../src/domain";
import { formatCents, formatDay, useMessages } from "../../src/i18n";
import { Badge, Button, ErrorState, RadioGroup, Skeleton } from "../../src/ui";
import { planTableMessages } from "./plan-table.messages";
import type { PlanCard, PlanPress, PlanTableModel } from "./use-plan-table";

export interface PlanTableViewProps {
  model: PlanTableModel;
  onPress: (pressed: PlanPress) => void;
}

/** Pure markup from the model. */
export function PlanTableView({ model, onPress }: PlanTableViewProps) {
  const t = useMessages(planTableMessages);
  const name = useId();
  if (model.status === "failed" && model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (model.status !== "ready") return <PlanSkeleton />;
  const { period, agreed } = model;
  return (
    <div className="martillo-plans">
      <div className="martillo-plans__head">
        <div className="martillo-plans__period" part="period">
          <RadioGroup
            label={t("period")}
            labelHidden
            name={name}
            value={period}
            disabled={model.isFixed}
            options={[
              { value: "monthly", label: t("monthly") },
              { value: "yearly", label: t("yearly") },
            ]}
            onValueChange={(value) => model.choose(value === "yearly" ? "yearly" : "monthly")}
          />
        </div>
        <p className="martillo-plans__note">{t("withoutTax")}</p>
      </div>
      {model.isBuyer && <p role="note">{t("forSellers")}</p>}
      <ul className="martillo-plans__cards" part="plans">
        {model.cards.map((card) => (
          <Card key={card.plan.type} card={card} model={model} onPress={onPress} />
        ))}
      </ul>
      {agreed && (
        <ul className="martillo-plans__agreed">
          <Card card={agreed} model={model} onPress={onPress} />
        </ul>
      )}
    </div>
  );
}

const STAR = { path: "m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z" };

interface CardProps extends PlanTableViewProps {
  card: PlanCard;
}

function Card({ card: { plan, cell }, model, onPress }: CardProps) {
  const t = useMessages(planTableMessages);
  const id = useId();
  const { period } = model;
  const isYear = period === "yearly";
  const button = (action: PlanAction, isSecond = false) => (
    <Button
      full
      variant={isSecond ? "ghost" : cell.isRecommended ? "primary" : "soft"}
      aria-describedby={id}
      onClick={() => onPress({ plan: plan.type, period, action })}
    >
      {t(action)}
    </Button>
  );
  return (
    <li
      className="martillo-plan"
      part="plan"
      data-recommended={cell.isRecommended || undefined}
      data-own={cell.badge !== null || undefined}
    >
      <div className="martillo-plan__badges">
        {cell.badge !== null && (
          <Badge icon="check" tone="positive">
            {t(cell.badge === "trial" ? "trialActive" : "activePlan")}
          </Badge>
        )}
        {cell.isRecommended && cell.badge === null && (
          <Badge icon={STAR} tone="accent">
            {t("recommended")}
          </Badge>
        )}
      </div>
      <h2 className="martillo-plan__name" id={id}>
        {plan.name}
      </h2>
      <p className="martillo-plan__price martillo-figures" part="price">
        {cell.netCents === null ? (
          t("agreed")
        ) : (
          <>
            {formatCents(cell.netCents)} <small>{t(isYear ? "perYear" : "perMonth")}</small>
          </>
        )}
      </p>
      <ul className="martillo-plan__allows">
        <Count
          count={cell.auctions}
          label={isYear ? "auctionsYear" : "auctionsMonth"}
          none="auctionsUnlimited"
        />
        <Count count={cell.directSales} label="salesMonth" none="salesUnlimited" />
        <Count count={cell.users} label="users" none="usersUnlimited" isPlain />
      </ul>
      <div className="martillo-plan__actions">
        {cell.note !== null && (
          <p className="martillo-plan__note">
            {t(cell.note, { date: cell.noteMs === null ? "" : formatDay(cell.noteMs) })}
          </p>
        )}
        {!cell.isOffered && cell.badge === null && (
          <p className="martillo-plan__note">{t(isYear ? "onlyMonthly" : "onlyYearly")}</p>
        )}
        {cell.button !== null && button(cell.button)}
        {cell.second !== null && button(cell.second, true)}
      </div>
    </li>
  );
}

type CountLabel = "auctionsMonth" | "auctionsYear" | "salesMonth" | "users";

function Count({
  count,
  label,
  none,
  isPlain = false,
}: {
  count: number | null;
  label: CountLabel;
  none: "auctionsUnlimited" | "salesUnlimited" | "usersUnlimited";
  /** People are not written with two digits. */
  isPlain?: boolean;
}) {
  const t = useMessages(planTableMessages);
  if (count === null) return <li>{t(none)}</li>;
  return (
    <li>
      <strong className="martillo-figures">{isPlain ? count : countText(count)}</strong>{" "}
      {t(label, { count })}
    </li>
  );
}

const SKELETONS = [1, 2, 3, 4, 5, 6];

/** Six cards in place of the plans. */
function PlanSkeleton() {
  const t = useMessages(planTableMessages);
  return (
    <div className="martillo-plans" part="skeleton" role="status">
      <span className="martillo-visually-hidden">{t("loading")}</span>
      <Skeleton width="220px" height="44px" radius="m" />
      <div className="martillo-plans__cards">
        {SKELETONS.map((card) => (
          <div key={card} className="martillo-plan">
            <Skeleton width="60%" height="22px" />
            <Skeleton width="45%" height="34px" />
            <Skeleton height="72px" />
            <Skeleton height="44px" radius="m" />
          </div>
        ))}
      </div>
    </div>
  );
}
