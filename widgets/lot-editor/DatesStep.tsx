import type { LotSchedule } from "../../src/contract";
import {
  LONGEST_DAYS,
  localTime,
  NIGHT_HOURS,
  plannedTimes,
  PROPOSED_SCHEDULE,
} from "../../src/domain";
import { formatMoment } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Button, CheckboxField, RadioGroup, SelectField, TextField } from "../../src/ui";
import { Delivery } from "./Delivery";
import { fieldsOn } from "./fields";
import { LotField, useField } from "./LotField";
import { momentOf, momentText } from "./typed-value";
import type { LotEditorModel } from "./use-lot-editor";

const DAYS = [1, 3, 5, 7, 10, 14, 21, 30, LONGEST_DAYS];

/** When it begins and ends: by a plan, or by two moments. */
export function DatesStep({ model }: { model: LotEditorModel }) {
  const { t, isFixed } = useField("schedule", model);
  const { date_start: start, date_closed: end } = model.values;
  const schedule = model.values["schedule"] as LotSchedule | null;
  const isPlan = schedule !== null && !start && end === null;
  return (
    <div className="martillo-lot-editor__fields" part="fields">
      {isPlan && !isFixed ? (
        <Plan schedule={schedule} model={model} />
      ) : (
        <>
          {fieldsOn("dates", model.isAuction).map((spec) => (
            <LotField key={spec.name} spec={spec} model={model} />
          ))}
          {!isFixed && (
            <div className="martillo-lot-editor__wide">
              <Button
                size="s"
                onClick={() =>
                  model.type({ schedule: PROPOSED_SCHEDULE, date_start: null, date_closed: null })
                }
              >
                {t("byPlan")}
              </Button>
            </div>
          )}
        </>
      )}
      {model.isAuction && <Relist model={model} />}
      <Delivery model={model} />
    </div>
  );
}

function Plan({ schedule, model }: { schedule: LotSchedule; model: LotEditorModel }) {
  const { t, error } = useField("date_closed", model);
  const { clock } = useRuntime();
  const own = useField("schedule", model);
  const { duration_days: days = 7, end_time: time, start, at } = schedule;
  const put = (part: Partial<LotSchedule>) => model.type({ schedule: { ...schedule, ...part } });
  const { closesMs } = plannedTimes(schedule, { opensMs: null, closesMs: null }, clock.now());
  const hour = closesMs === null ? undefined : localTime(closesMs).hour;
  const isAtNight = hour !== undefined && hour >= NIGHT_HOURS.from && hour < NIGHT_HOURS.to;
  const options = DAYS.includes(days) ? DAYS : [...DAYS, days].toSorted((a, b) => a - b);
  return (
    <>
      <div className="martillo-lot-editor__wide">
        <RadioGroup
          label={t("field_date_start")}
          name="date_start"
          options={[
            { value: "on_publish", label: t("onPublish") },
            { value: "at", label: t("atMoment") },
          ]}
          value={start}
          onValueChange={(chosen) => {
            const { at: _, ...rest } = schedule;
            if (chosen === "on_publish") model.type({ schedule: { ...rest, start: chosen } });
            else put({ start: "at", at: at ?? tomorrow(clock.now()) });
          }}
        />
      </div>
      {start === "at" && (
        <TextField
          label={t("startsAt")}
          name="schedule"
          type="datetime-local"
          defaultValue={at === undefined ? "" : momentText(at)}
          hint={t("hint_date_closed")}
          error={own.error}
          onChange={({ currentTarget }) => {
            const moment = momentOf(currentTarget.value);
            if (moment !== undefined) put({ at: moment });
          }}
        />
      )}
      <SelectField
        label={t("duration")}
        name="date_closed"
        value={String(days)}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          if (value === "moment") model.type({ schedule: null, date_closed: closesMs });
          else put({ duration_days: Number(value) });
        }}
        options={[
          ...options.map((count) => ({ value: String(count), label: t("days", { count }) })),
          { value: "moment", label: t("byMoment") },
        ]}
      />
      <TextField
        label={t("endTime")}
        name="end_time"
        type="time"
        defaultValue={time ?? ""}
        hint={t("hint_date_closed")}
        onChange={({ currentTarget: { value } }) => {
          if (/^\d\d:\d\d$/.test(value)) put({ end_time: value });
        }}
      />
      {closesMs !== null && (
        <p className="martillo-account-note martillo-lot-editor__wide">
          {t("endsBy", { moment: formatMoment(closesMs) })} {isAtNight && t("atNight")}
        </p>
      )}
    </>
  );
}

/** The same hour a day later, on the full hour. */
function tomorrow(nowMs: number): number {
  return Math.ceil((nowMs + 86_400_000) / 3_600_000) * 3_600_000;
}

const PERCENTS = [0, -5, -10, -15, -20, -25, -30];

function Relist({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("auto_relist", model);
  const rule = model.values["auto_relist"] as {
    times: number;
    price_change_percent: number;
  } | null;
  return (
    <>
      <div className="martillo-lot-editor__wide">
        <CheckboxField
          label={t("field_auto_relist")}
          name="auto_relist"
          checked={rule !== null}
          disabled={isFixed}
          error={error}
          onChange={({ currentTarget: { checked } }) =>
            model.type({ auto_relist: checked ? { times: 1, price_change_percent: 0 } : null })
          }
        />
      </div>
      {rule && (
        <>
          <SelectField
            label={t("relistTimes")}
            name="relist_times"
            value={String(rule.times)}
            disabled={isFixed}
            onChange={({ currentTarget: { value } }) =>
              model.type({ auto_relist: { ...rule, times: Number(value) } })
            }
            options={[1, 2, 3].map((count) => ({
              value: String(count),
              label: t("times", { count }),
            }))}
          />
          <SelectField
            label={t("relistPrice")}
            name="relist_price"
            value={String(rule.price_change_percent)}
            disabled={isFixed}
            onChange={({ currentTarget: { value } }) =>
              model.type({ auto_relist: { ...rule, price_change_percent: Number(value) } })
            }
            options={PERCENTS.map((percent) => ({
              value: String(percent),
              label: percent === 0 ? t("samePrice") : t("lessPrice", { percent: -percent }),
            }))}
          />
        </>
      )}
    </>
  );
}
