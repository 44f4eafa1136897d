import type { PickupCalendar } from "../../contract";
import { useMessages } from "../../i18n";
import { CheckboxField, SelectField, TextField } from "../../ui";
import { pickupCalendarMessages } from "./pickup-calendar.messages";

const CALENDAR: PickupCalendar = {
  local_pickup_check: 1,
  local_pickup_dates: "",
  local_pickup_start_hour: "09:00",
  local_pickup_end_hour: "14:00",
  local_pickup_slot_timeframe: 30,
  local_pickup_appt_per_slot: 2,
};

const DAYS = /^(\d{4}-\d{2}-\d{2}(\s*,\s*\d{4}-\d{2}-\d{2})*)?$/;

export interface PickupCalendarFieldsProps {
  /** That there are days of its own. */
  label: string;
  /** null: there are none. */
  value: PickupCalendar | null;
  onChange: (value: PickupCalendar | null) => void;
  disabled: boolean;
  error: string | undefined;
  /** Of what takes a line of its own. */
  wideClass: string;
}

/** Days, hours and places, where a lot or an auction has some of its own. */
export function PickupCalendarFields({
  label,
  value,
  onChange,
  disabled,
  error,
  wideClass,
}: PickupCalendarFieldsProps) {
  const t = useMessages(pickupCalendarMessages);
  const put = (part: Partial<PickupCalendar>) => onChange({ ...CALENDAR, ...value, ...part });
  return (
    <>
      <div className={wideClass}>
        <CheckboxField
          label={label}
          name="pickup"
          checked={value !== null}
          disabled={disabled}
          error={error}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? CALENDAR : null)}
        />
      </div>
      {value && (
        <>
          <TextField
            label={t("dates")}
            name="pickup_dates"
            hint={t("hint_dates")}
            disabled={disabled}
            defaultValue={value.local_pickup_dates}
            onChange={({ currentTarget: { value: typed } }) => {
              if (DAYS.test(typed.trim())) put({ local_pickup_dates: typed.trim() });
            }}
          />
          {(["start", "end"] as const).map((side) => (
            <TextField
              key={side}
              type="time"
              label={t(side)}
              name={`pickup_${side}`}
              disabled={disabled}
              value={value[`local_pickup_${side}_hour`]}
              onChange={({ currentTarget: { value: typed } }) => {
                if (/^\d\d:\d\d$/.test(typed)) put({ [`local_pickup_${side}_hour`]: typed });
              }}
            />
          ))}
          <SelectField
            label={t("timeframe")}
            name="pickup_timeframe"
            disabled={disabled}
            value={String(value.local_pickup_slot_timeframe)}
            onChange={({ currentTarget: { value: chosen } }) =>
              put({ local_pickup_slot_timeframe: Number(chosen) })
            }
            options={withOwn([15, 30, 60], value.local_pickup_slot_timeframe).map((minutes) => ({
              value: String(minutes),
              label: t("minutes", { minutes }),
            }))}
          />
          <SelectField
            label={t("places")}
            name="pickup_places"
            disabled={disabled}
            value={String(value.local_pickup_appt_per_slot)}
            onChange={({ currentTarget: { value: chosen } }) =>
              put({ local_pickup_appt_per_slot: Number(chosen) })
            }
            options={withOwn([1, 2, 3, 4, 5, 10], value.local_pickup_appt_per_slot).map(
              (count) => ({ value: String(count), label: String(count) }),
            )}
          />
        </>
      )}
    </>
  );
}

/** A value that was chosen elsewhere can be chosen here, too. */
function withOwn(usual: readonly number[], own: number): number[] {
  return [...new Set([...usual, own])].toSorted((a, b) => a - b);
}
