import { useState } from "react";
import type { Pickup } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { Badge, type BadgeProps, Button, Dialog } from "../../src/ui";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import { CalendarForm } from "./CalendarForm";
import { HandOverForm } from "./HandOverForm";
import type { AppointmentPickerModel } from "./use-appointment-picker";
import { useHandOver } from "./use-hand-over";

const LOOKS: readonly Pick<BadgeProps, "icon" | "tone">[] = [
  { icon: "clock", tone: "neutral" },
  { icon: "chevron-right", tone: "accent" },
  { icon: "clock", tone: "warning" },
  { icon: "check", tone: "positive" },
  { icon: "minus", tone: "neutral" },
];
const STATES = ["pending", "inTransit", "ready", "completed", "cancelledState"] as const;

interface DeskProps {
  pickup: Pickup;
  model: AppointmentPickerModel;
}

/** What a seller does: says that it is ready, hands it over, and sets when people may come. */
export function SellerDesk({ pickup, model }: DeskProps) {
  const t = useMessages(appointmentPickerMessages);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const handing = useHandOver(pickup, model);
  const { delivered } = pickup;
  const isPaid = pickup.status === "paid";
  const isOwed = delivered < 3 && pickup.returned_date === null;
  return (
    <section className="martillo-appointment-picker__desk" part="desk">
      {/* A vehicle that came back is in no state of being handed over. */}
      {pickup.returned_date === null && (
        <p className="martillo-appointment-picker__state">
          <Badge {...(LOOKS[delivered] ?? { icon: "clock" })}>
            {t(STATES[delivered] ?? "pending")}
          </Badge>
          {pickup.handed_over_at !== null && <span>{formatMoment(pickup.handed_over_at)}</span>}
        </p>
      )}
      {!isPaid && isOwed && (
        <p>{t("notPaid", { amount: formatMoney(pickup.total_due_amount, { whole: false }) })}</p>
      )}
      {isPaid && isOwed && !model.may("cancel") && <p>{t("noAppointment")}</p>}
      <div className="martillo-appointment-picker__actions">
        {model.may("hand_over") && (
          <Button variant="primary" onClick={handing.open}>
            {t("handOver")}
          </Button>
        )}
        {model.may("ready") && (
          <Button variant="primary" busy={model.isBusy} onClick={() => model.deliver(2)}>
            {t("markReady")}
          </Button>
        )}
        {model.may("ship") && (
          <Button busy={model.isBusy} onClick={() => model.deliver(1)}>
            {t("markShipped")}
          </Button>
        )}
        <Button icon="calendar" onClick={() => setCalendarOpen(true)}>
          {t("calendar")}
        </Button>
      </div>
      <Dialog
        open={handing.isOpen}
        title={t("handOver")}
        onClose={handing.close}
        dismissible={false}
      >
        <HandOverForm pickup={pickup} model={handing} />
      </Dialog>
      <Dialog
        open={isCalendarOpen}
        title={t("calendar")}
        onClose={() => setCalendarOpen(false)}
        dismissible={false}
      >
        <CalendarForm onDone={() => setCalendarOpen(false)} />
      </Dialog>
    </section>
  );
}
