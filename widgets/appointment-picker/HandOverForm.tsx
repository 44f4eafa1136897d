import { useRef, useState } from "react";
import { HANDOVER_CHECKS, HANDOVER_NOTE_LENGTH, type Pickup } from "../../src/contract";
import { useFocusFirstError } from "../../src/forms";
import { formatNumber, useMessages } from "../../src/i18n";
import { Button, CheckboxField, Refusal, TextAreaField, TextField } from "../../src/ui";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import { handOverMessages } from "./hand-over.messages";
import { keysOf, kmOf } from "./handover-draft";
import { PhotosField } from "./PhotosField";
import type { HandOverModel } from "./use-hand-over";

type Field = "code" | "km" | "km_confirmed" | "keys_given" | "notes" | "images";
type Faults = Partial<Record<Field | `checks.${string}`, string>>;

/** All that a seller notes in the yard, on one phone: the code, what both look at, odometer, keys and pictures. */
export function HandOverForm({ pickup, model }: { pickup: Pickup; model: HandOverModel }) {
  const t = useMessages(handOverMessages);
  const picker = useMessages(appointmentPickerMessages);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const { draft, isUnknown, refusal } = model;
  const missing = useMissing(pickup, model);
  const isRefused = refusal !== undefined && !isUnknown;
  const refused: Faults = isRefused ? (refusal.fields ?? {}) : {};
  const faults: Faults = { ...(tries > 0 && missing), ...refused, ...odometerFault(model) };
  useFocusFirstError(form, tries + model.refusals);
  const isOfField = Object.keys(refused).length > 0 || refusal?.code.startsWith("ODOMETER_");
  return (
    <form
      ref={form}
      className="martillo-appointment-picker__form"
      part="hand-over"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (isUnknown || Object.keys(missing).length === 0) model.send();
      }}
    >
      <div className="martillo-appointment-picker__form" hidden={isUnknown}>
        {pickup.appointmentDetail === null && <p>{picker("noAppointment")}</p>}
        <TextField
          label={t("code")}
          hint={t("triesLeft", { count: pickup.tries_left ?? 0 })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          value={draft.code}
          error={faults.code}
          onChange={(event) => model.type({ code: event.currentTarget.value })}
        />
        {model.isStaff && (
          <TextField
            label={t("withoutCode")}
            maxLength={500}
            value={draft.reason}
            onChange={(event) => model.type({ reason: event.currentTarget.value })}
          />
        )}
        <Reading pickup={pickup} model={model} faults={faults} />
        <Checks model={model} faults={faults} />
        <PhotosField model={model.photos} error={faults.images} />
        <TextAreaField
          label={t("notes")}
          hint={t("notesHint")}
          rows={2}
          maxLength={HANDOVER_NOTE_LENGTH}
          value={draft.notes}
          error={faults.notes}
          onChange={(event) => model.type({ notes: event.currentTarget.value })}
        />
        <p className="martillo-account-note">{t("kept")}</p>
      </div>
      <Refusal
        of={isUnknown ? { message: t("unknown") } : isOfField ? undefined : refusal}
        className="martillo-appointment-picker__error"
      />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t(isUnknown ? "again" : "now")}
      </Button>
    </form>
  );
}

/** The fields that are left to fill in before it can be sent. */
function useMissing(pickup: Pickup, { draft, isStaff, asksKm }: HandOverModel): Faults {
  const t = useMessages(handOverMessages);
  const needsCode = !isStaff || draft.reason.trim() === "";
  const keys = keysOf(draft.keys);
  // A trailer has no odometer, and its lot says nothing of one.
  const mayLeaveKm = pickup.kilometers === null && draft.km.trim() === "";
  const unchecked = HANDOVER_CHECKS.filter((check) => !draft.checks.includes(check));
  return {
    ...(needsCode && draft.code.trim() === "" && { code: t("codeMissing") }),
    ...(kmOf(draft.km) === undefined && !mayLeaveKm && { km: t("kmMissing") }),
    ...(asksKm && draft.confirmedKm !== draft.km && { km_confirmed: t("kmConfirmMissing") }),
    ...(keys === undefined && { keys_given: t("keysMissing") }),
    ...Object.fromEntries(unchecked.map((check) => [`checks.${check}`, t("checkMissing")])),
    ...(keys === 0 && draft.notes.trim() === "" && { notes: t("notesMissing") }),
  };
}

/** What the server says of the odometer stands at its field. */
function odometerFault({ refusal, isUnknown }: HandOverModel): Faults {
  if (isUnknown || !refusal?.code.startsWith("ODOMETER_")) return {};
  return { km: [refusal.message, refusal.next].filter(Boolean).join(" ") };
}

function Checks({ model, faults }: { model: HandOverModel; faults: Faults }) {
  const t = useMessages(handOverMessages);
  const { checks } = model.draft;
  return (
    <fieldset className="martillo-appointment-picker__checks">
      <legend>{t("checks")}</legend>
      {HANDOVER_CHECKS.map((check) => (
        <CheckboxField
          key={check}
          label={t(`check_${check}`)}
          checked={checks.includes(check)}
          error={faults[`checks.${check}`]}
          onChange={(event) => {
            const others = checks.filter((each) => each !== check);
            model.type({ checks: event.currentTarget.checked ? [...others, check] : others });
          }}
        />
      ))}
    </fieldset>
  );
}

/** Odometer and keys. */
function Reading({
  pickup,
  model,
  faults,
}: {
  pickup: Pickup;
  model: HandOverModel;
  faults: Faults;
}) {
  const t = useMessages(handOverMessages);
  const { draft } = model;
  return (
    <>
      <div className="martillo-appointment-picker__pair">
        <TextField
          label={t("km")}
          hint={
            pickup.kilometers === null
              ? undefined
              : t("kmHint", { km: formatNumber(pickup.kilometers) })
          }
          suffix="km"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={draft.km}
          error={faults.km}
          onChange={(event) => model.type({ km: event.currentTarget.value, confirmedKm: "" })}
        />
        <TextField
          label={t("keys")}
          hint={t("keysHint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={draft.keys}
          error={faults.keys_given}
          onChange={(event) => model.type({ keys: event.currentTarget.value })}
        />
      </div>
      {model.asksKm && (
        <CheckboxField
          label={t("kmConfirm", { km: formatNumber(kmOf(draft.km) ?? 0) })}
          checked={draft.confirmedKm === draft.km}
          error={faults.km_confirmed}
          onChange={(event) =>
            model.type({ confirmedKm: event.currentTarget.checked ? draft.km : "" })
          }
        />
      )}
    </>
  );
}
