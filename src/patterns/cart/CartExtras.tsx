import type { CartExtra, CartItem } from "../../contract";
import { formatMoney, useMessages } from "../../i18n";
import { CheckboxField } from "../../ui";
import { cartPartMessages } from "./cart.messages";

/** What may be bought with a vehicle; nothing of it is ticked before the buyer does. */
export function CartExtras({
  item,
  isBusy,
  choose,
}: {
  item: CartItem;
  isBusy: boolean;
  choose: (lot: number, extra: CartExtra, isChosen: boolean) => void;
}) {
  const t = useMessages(cartPartMessages);
  return (
    <fieldset className="martillo-cart-extras" part="extras">
      <legend className="martillo-visually-hidden">
        {t("extras", { title: item.projects_title })}
      </legend>
      {item.extras.map(({ kind, amount, chosen }) => (
        <CheckboxField
          key={kind}
          label={t(kind)}
          aside={formatMoney(amount, { whole: false })}
          checked={chosen === 1}
          aria-disabled={isBusy}
          onChange={(event) => choose(item.project_id, kind, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
