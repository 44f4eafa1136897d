import { useState } from "react";
import { type Cart, type CartPickup, cartPickup } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import {
  CollectorFields,
  collectorOf,
  PickupTimeFields,
  pickupStartOf,
  usePickupTime,
} from "../../src/patterns/pickup-time";
import { useQuery } from "../../src/state";
import { Button, ErrorState, Icon } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { checkoutMessages } from "./checkout.messages";
import type { CheckoutModel } from "./use-checkout";

/** Where the vehicles stand, and when they are picked up: now, or agreed later. */
export function PickupStep({ model, cart }: { model: CheckoutModel; cart: Cart }) {
  const t = useMessages(checkoutMessages);
  const { data, error, retry } = useQuery(cartPickup, { cart_id: cart.cart_id ?? 0 });
  const [isSent, setSent] = useState(false);
  if (error && !data) return <ErrorState title={error.message} onRetry={retry} />;
  if (!data) return <AccountSkeleton />;
  const offered = new Map(data.records.map((record) => [record.project_id, record]));

  async function send(form: FormData) {
    setSent(true);
    const choices = cart.cartItems
      .filter(({ project_id: lot }) => offered.get(lot)?.dates.length)
      .map(({ project_id: lot, pickup }) => ({
        lot,
        isKept: pickup !== null,
        start: pickupStartOf(form, lot),
        person: collectorOf(form, lot),
      }));
    if (choices.some(({ start }) => start === undefined)) return;
    for (const { lot, isKept, start = null, person } of choices) {
      if (start === null && !isKept) continue;
      if (!(await model.choosePickup(lot, { start, person }))) return retry();
    }
    model.goTo(3);
  }

  return (
    <form
      className="martillo-checkout__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <ul className="martillo-checkout__places" aria-label={t("where")} part="places">
        {cart.cartItems.map((item) => (
          <Vehicle
            key={item.project_id}
            item={item}
            place={cart.cartLocation.find(({ project_id: lot }) => lot === item.project_id)}
            dates={offered.get(item.project_id)?.dates ?? []}
            now={data.server_time}
            isSent={isSent}
          />
        ))}
      </ul>
      <p className="martillo-checkout__note">{t("pickupText")}</p>
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("continue")}
      </Button>
      <Button full onClick={() => model.goTo(1)}>
        {t("back")}
      </Button>
    </form>
  );
}

function Vehicle({
  item,
  place,
  dates,
  now,
  isSent,
}: {
  item: Cart["cartItems"][number];
  place: Cart["cartLocation"][number] | undefined;
  dates: CartPickup["dates"];
  now: number;
  isSent: boolean;
}) {
  const t = useMessages(checkoutMessages);
  const { project_id: lot, projects_title: title, pickup } = item;
  const time = usePickupTime({ dates, chosen: pickup?.appointmentTime, mayWait: true, isSent });
  return (
    <li>
      <Icon name="pin" size={18} />
      <div className="martillo-checkout__vehicle" role="group" aria-label={title}>
        <p>
          <strong>{title}</strong>
          <br />
          {place && t("standsIn", { place: place.location, seller: place.seller_name })}
        </p>
        {dates.length > 0 ? (
          <PickupTimeFields model={time} now={now} id={lot} />
        ) : (
          <p className="martillo-checkout__note">{t("noTimes")}</p>
        )}
        {dates.length > 0 && !time.isLater && <CollectorFields known={pickup?.person} id={lot} />}
      </div>
    </li>
  );
}
