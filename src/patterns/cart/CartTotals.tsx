import type { Cart } from "../../contract";
import { parseCents } from "../../domain";
import { formatMoney, useMessages } from "../../i18n";
import { cartPartMessages } from "./cart.messages";

const euro = (amount: string) => formatMoney(amount, { whole: false });

/** What a cart comes to, group by group of taxation. */
export function CartTotals({ values }: { values: Cart["cartValues"] }) {
  const t = useMessages(cartPartMessages);
  const hasDeposit = parseCents(values.total_deposit) > 0;
  const lines: [label: keyof typeof cartPartMessages.texts, amount: string, isShown: boolean][] = [
    ["vehicles", values.per_total, true],
    ["premium", values.premium, parseCents(values.premium) > 0],
    ["subtotal", values.subtotal, parseCents(values.subtotal) > 0],
    ["tax", values.tax, parseCents(values.tax) > 0],
    ["rebu", values.rebu_total, parseCents(values.rebu_total) > 0],
    ["suplido", values.suplido_total, parseCents(values.suplido_total) > 0],
    ["total", values.total_amount, true],
    ["deposit", values.total_deposit, hasDeposit],
    ["due", values.total_due_amount, hasDeposit],
  ];
  return (
    <dl className="martillo-cart-totals martillo-figures" part="totals">
      {lines.map(
        ([label, amount, isShown]) =>
          isShown && (
            <div key={label} data-total={label === "total" || undefined}>
              <dt>{t(label)}</dt>
              <dd>{euro(amount)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
