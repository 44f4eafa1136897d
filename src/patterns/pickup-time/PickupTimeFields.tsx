import { useRef, useState } from "react";
import type { PickupDates } from "../../contract";
import {
  formatMomentDay,
  formatTime,
  localeTag,
  TIME_ZONE,
  useLocale,
  useMessages,
  usePhrase,
} from "../../i18n";
import { RadioGroup, useStyles } from "../../ui";
import { pickupTimeMessages } from "./pickup-time.messages";
import styles from "./pickup-time.css?inline";

/** Chosen in place of a day: it is left for later. */
const LATER = "later";

export interface PickupTimeOptions {
  /** Days on which there is a place; undefined as long as they are on their way. */
  dates: PickupDates | undefined;
  /** Start of what was chosen before. */
  chosen?: number | null | undefined;
  /** It may be left open. @default false */
  mayWait?: boolean;
  /** The form was sent: empty fields say so. @default once it was checked */
  isSent?: boolean;
}

/** The day and the time of a pickup. `check`: the start that was chosen, null for later, undefined where something is missing, and the field says so. */
export function usePickupTime({
  dates,
  chosen = null,
  mayWait = false,
  isSent = false,
}: PickupTimeOptions) {
  const [typedDay, setDay] = useState<string>();
  const [typedTime, setTime] = useState<string>();
  const [isChecked, setTried] = useState(false);
  const isTried = isChecked || isSent;
  const kept = dates?.find(({ slots }) => slots.some(({ start }) => start === chosen));
  const day = typedDay ?? kept?.date ?? (mayWait ? LATER : "");
  const slots = dates?.find(({ date }) => date === day)?.slots;
  const time = typedTime ?? (kept?.date === day ? String(chosen) : "");
  // The chosen time may have been taken meanwhile.
  const slot = slots?.find(({ start }) => String(start) === time);
  const isLater = mayWait && day === LATER;
  return {
    dates,
    mayWait,
    day,
    setDay,
    time,
    setTime,
    slots,
    isDayMissing: isTried && !slots && !isLater,
    isTimeMissing: isTried && slots !== undefined && !slot,
    isLater,
    check(): number | null | undefined {
      setTried(true);
      return isLater ? null : slot?.start;
    },
  };
}

/** What a form with these fields says of one vehicle: null for later, undefined where something is missing. */
export function pickupStartOf(data: FormData, id: string | number): number | null | undefined {
  if (data.get(`pickupDay${id}`) === LATER) return null;
  const time = data.get(`pickupTime${id}`);
  return typeof time === "string" ? Number(time) : undefined;
}

/** Days and times; those without a place are not there. */
export function PickupTimeFields({
  model,
  now,
  id = "",
}: {
  model: ReturnType<typeof usePickupTime>;
  /** Epoch milliseconds by the server's clock. */
  now: number;
  /** Where a page has several. */
  id?: string | number;
}) {
  const t = useMessages(pickupTimeMessages);
  const { locale } = useLocale();
  const say = usePhrase();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  const days = (model.dates ?? []).map(({ date, slots }) => ({
    value: date,
    label: dayText(slots[0]?.start ?? 0, now, localeTag(locale)),
  }));
  return (
    <div ref={place} className="martillo-pickup-time__tiles">
      <RadioGroup
        label={t("day")}
        name={`pickupDay${id}`}
        required
        value={model.day}
        error={model.isDayMissing ? say("Appointment date is required!") : undefined}
        onValueChange={model.setDay}
        options={model.mayWait ? [{ value: LATER, label: t("later") }, ...days] : days}
      />
      {model.slots && (
        <RadioGroup
          label={t("time")}
          name={`pickupTime${id}`}
          required
          value={model.time}
          error={model.isTimeMissing ? say("Appointment time is required!") : undefined}
          onValueChange={model.setTime}
          options={model.slots.map(({ start, left }) => ({
            value: String(start),
            label: formatTime(start),
            hint: t("left", { left }),
          }))}
        />
      )}
    </div>
  );
}

/** "mañana", "mié, 25-11-2026". */
function dayText(atMs: number, now: number, locale: string): string {
  const named = formatMomentDay(atMs, { now });
  if (!/\d/.test(named)) return named;
  const options = { weekday: "short", timeZone: TIME_ZONE } as const;
  return `${new Intl.DateTimeFormat(locale, options).format(atMs)}, ${named}`;
}
