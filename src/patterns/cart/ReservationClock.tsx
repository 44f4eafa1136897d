import type { CartItem } from "../../contract";
import { useMessages } from "../../i18n";
import { Countdown } from "../../state";
import { Button, Icon } from "../../ui";
import { cartPartMessages } from "./cart.messages";

/** How long a vehicle is still kept, and more time where there is some. */
export function ReservationClock({
  item,
  isNamed = false,
  prolong,
}: {
  item: CartItem;
  /** Says of which vehicle, where the clocks of several stand together. @default false */
  isNamed?: boolean;
  prolong: (lot: number) => void;
}) {
  const t = useMessages(cartPartMessages);
  if (item.reserved_until === null) return null;
  return (
    <p className="martillo-cart-clock" part="clock">
      <Icon name="clock" size={18} />
      <span>
        {isNamed ? t("leftOf", { title: item.projects_title }) : t("left")}{" "}
        <Countdown closesAt={item.reserved_until} />
      </span>
      {item.can_prolong === 1 && (
        <Button
          size="s"
          variant="ghost"
          aria-label={t("prolongLabel", { title: item.projects_title })}
          onClick={() => prolong(item.project_id)}
        >
          {t("prolong")}
        </Button>
      )}
    </p>
  );
}
