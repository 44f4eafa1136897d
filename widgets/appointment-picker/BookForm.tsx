import { useState } from "react";
import type { Pickup } from "../../src/contract";
import {
  formatMomentDay,
  formatTime,
  isEnglish,
  TIME_ZONE,
  useMessages,
  usePhrase,
} from "../../src/i18n";
import { Button, ButtonLink, RadioGroup, TextField } from "../../src/ui";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import { Refusal } from "./Refusal";
import type { AppointmentPickerModel } from "./use-appointment-picker";

/** Day, time and who comes. Days and times without a place are not there. */
export function BookForm({ pickup, model }: { pickup: Pickup; model: AppointmentPickerModel }) {
  const t = useMessages(appointmentPickerMessages);
  const say = usePhrase();
  const { dates, appointmentDetail, server_time: now } = pickup;
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [name, setName] = useState(appointmentDetail?.person.name ?? "");
  const [document, setDocument] = useState(appointmentDetail?.person.document_number ?? "");
  const [isTried, setTried] = useState(false);
  const isMove = model.step === "move";
  const slots = dates.find(({ date }) => date === day)?.slots;
  // What was chosen may have been taken meanwhile.
  const chosen = slots?.find(({ start }) => String(start) === time);
  if (dates.length === 0) return <p>{t("noPlaces")}</p>;
  return (
    <form
      className="martillo-appointment-picker__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!chosen) return;
        model.book({ start: chosen.start, name: name.trim(), document: document.trim() });
      }}
    >
      <RadioGroup
        label={t("day")}
        name="pickupDay"
        required
        value={day}
        error={isTried && !slots ? say("Appointment date is required!") : undefined}
        onValueChange={setDay}
        options={dates.map(({ date, slots: free }) => ({
          value: date,
          label: dayText(free[0]?.start ?? 0, now),
        }))}
      />
      {slots && (
        <RadioGroup
          label={t("time")}
          name="pickupTime"
          required
          value={time}
          error={isTried && !chosen ? say("Appointment time is required!") : undefined}
          onValueChange={setTime}
          options={slots.map(({ start, left }) => ({
            value: String(start),
            label: t("slot", { time: formatTime(start), left }),
          }))}
        />
      )}
      <TextField
        label={t("person")}
        hint={t("personHint")}
        name="person"
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t("document")}
        name="document_number"
        maxLength={40}
        value={document}
        onChange={(event) => setDocument(event.currentTarget.value)}
      />
      <Refusal model={model} />
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

/** "mañana", "mié, 25 nov". */
function dayText(atMs: number, now: number): string {
  const named = formatMomentDay(atMs, { now });
  if (!/\d/.test(named)) return named;
  const language = isEnglish() ? "en-GB" : "es";
  const options = { weekday: "short", timeZone: TIME_ZONE } as const;
  return `${new Intl.DateTimeFormat(language, options).format(atMs)}, ${named}`;
}
