import type { Pickup } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import {
  CollectorFields,
  collectorOf,
  PickupTimeFields,
  usePickupTime,
} from "../../src/patterns/pickup-time";
import { Button, ButtonLink, Refusal } from "../../src/ui";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import type { AppointmentPickerModel } from "./use-appointment-picker";

/** Day, time and who comes. */
export function BookForm({ pickup, model }: { pickup: Pickup; model: AppointmentPickerModel }) {
  const t = useMessages(appointmentPickerMessages);
  const { dates, appointmentDetail, server_time: now } = pickup;
  const time = usePickupTime({ dates });
  const isMove = model.step === "move";
  if (dates.length === 0) return <p>{t("noPlaces")}</p>;
  return (
    <form
      className="martillo-appointment-picker__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const start = time.check();
        if (typeof start !== "number") return;
        model.book({ start, person: collectorOf(new FormData(event.currentTarget)) });
      }}
    >
      <PickupTimeFields model={time} now={now} />
      <CollectorFields known={appointmentDetail?.person} />
      <Refusal of={model.refusal} className="martillo-appointment-picker__error" />
      <div className="martillo-appointment-picker__actions">
        {isMove ? (
          <Button onClick={() => model.open("none")}>{t("back")}</Button>
        ) : (
          <ButtonLink href={model.backHref}>{t("back")}</ButtonLink>
        )}
        <Button type="submit" variant="primary" busy={model.isBusy}>
          {t(isMove ? "update" : "book")}
        </Button>
      </div>
    </form>
  );
}
