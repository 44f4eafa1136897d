import { SelectField } from "../../src/ui";
import { useField } from "./LotField";
import type { LotEditorModel } from "./use-lot-editor";

const MODES = ["standard", "full"] as const;
const POLICIES = ["until_first_bid", "until_reserve_met", "until_price_exceeds"] as const;

/** What a reserve and a price to buy at once mean; asked where there is one. */
export function SaleTerms({ model }: { model: LotEditorModel }) {
  const { reserve_price: reserve, buy_now_price: buyNow } = model.values;
  return (
    <>
      {reserve !== null && <ReserveMode model={model} />}
      {buyNow !== null && <BuyNowPolicy model={model} />}
    </>
  );
}

function ReserveMode({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("reserve_mode", model);
  return (
    <SelectField
      label={t("field_reserve_mode")}
      name="reserve_mode"
      value={String(model.values["reserve_mode"])}
      disabled={isFixed}
      error={error}
      onChange={({ currentTarget: { value } }) => model.type({ reserve_mode: value })}
      options={MODES.map((value) => ({ value, label: t(`mode_${value}`) }))}
    />
  );
}

function BuyNowPolicy({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("buy_now_policy", model);
  const policy = String(model.values["buy_now_policy"]);
  return (
    <SelectField
      label={t("field_buy_now_policy")}
      name="buy_now_policy"
      // What the server makes of a price alone.
      value={policy === "none" ? POLICIES[0] : policy}
      disabled={isFixed}
      error={error}
      onChange={({ currentTarget: { value } }) => model.type({ buy_now_policy: value })}
      options={POLICIES.map((value) => ({ value, label: t(`policy_${value}`) }))}
    />
  );
}
