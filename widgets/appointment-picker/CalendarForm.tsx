import { useState } from "react";
import { checkAppointments, type InputOf, type OutputOf, pickupCalendar } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type CallError, useCall, useQuery, useRuntime } from "../../src/state";
import { Button, ErrorState, TextField } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { appointmentPickerMessages } from "./appointment-picker.messages";

type Calendar = OutputOf<typeof pickupCalendar>["calendar"];

/** The times when buyers may pick up the lots of this seller. */
export function CalendarForm({ onDone }: { onDone: () => void }) {
  const { data, error, retry } = useQuery(pickupCalendar, {});
  if (error && !data) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  return data ? <Fields calendar={data.calendar} onDone={onDone} /> : <AccountSkeleton />;
}

function Fields({ calendar, onDone }: { calendar: Calendar; onDone: () => void }) {
  const t = useMessages(appointmentPickerMessages);
  const { invalidate } = useRuntime();
  const { run, isRunning } = useCall(pickupCalendar);
  const [dates, setDates] = useState(calendar.local_pickup_dates);
  const [start, setStart] = useState(calendar.local_pickup_start_hour);
  const [end, setEnd] = useState(calendar.local_pickup_end_hour);
  const [minutes, setMinutes] = useState(String(calendar.local_pickup_slot_timeframe));
  const [places, setPlaces] = useState(String(calendar.local_pickup_appt_per_slot));
  const [refusal, setRefusal] = useState<CallError>();

  async function save() {
    setRefusal(undefined);
    const input: NonNullable<InputOf<typeof pickupCalendar>["calendar"]> = {
      local_pickup_dates: dates.trim(),
      local_pickup_start_hour: start,
      local_pickup_end_hour: end,
      local_pickup_slot_timeframe: minutes,
      local_pickup_appt_per_slot: places,
    };
    const result = await run({ calendar: input });
    if (!result.ok) return setRefusal(result.error);
    invalidate(pickupCalendar.name, checkAppointments.name);
    onDone();
  }

  const fields = refusal?.fields ?? {};
  const faultOf = (name: string) => fields[`calendar.${name}`] ?? fields[name];
  return (
    <form
      className="martillo-appointment-picker__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{t("calendarText")}</p>
      <TextField
        label={t("dates")}
        hint={t("datesHint")}
        value={dates}
        error={faultOf("local_pickup_dates")}
        onChange={(event) => setDates(event.currentTarget.value)}
      />
      <div className="martillo-appointment-picker__pair">
        <TextField
          label={t("from")}
          type="time"
          value={start}
          error={faultOf("local_pickup_start_hour")}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        <TextField
          label={t("to")}
          type="time"
          value={end}
          error={faultOf("local_pickup_end_hour")}
          onChange={(event) => setEnd(event.currentTarget.value)}
        />
        <TextField
          label={t("minutes")}
          inputMode="numeric"
          value={minutes}
          error={faultOf("local_pickup_slot_timeframe")}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        <TextField
          label={t("places")}
          inputMode="numeric"
          value={places}
          error={faultOf("local_pickup_appt_per_slot")}
          onChange={(event) => setPlaces(event.currentTarget.value)}
        />
      </div>
      <div role="alert" className="martillo-appointment-picker__error">
        {refusal && <p>{refusal.message}</p>}
      </div>
      <Button type="submit" variant="primary" full busy={isRunning}>
        {t("save")}
      </Button>
    </form>
  );
}
