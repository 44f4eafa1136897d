import { useState } from "react";
import type { Pickup } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { useSession } from "../../src/state";
import {
  Badge,
  type BadgeProps,
  Button,
  CheckboxField,
  Dialog,
  Refusal,
  TextField,
} from "../../src/ui";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import { CalendarForm } from "./CalendarForm";
import type { AppointmentPickerModel } from "./use-appointment-picker";

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
  const { delivered, appointmentDetail } = pickup;
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
          <Button variant="primary" onClick={() => model.open("hand_over")}>
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
        open={model.step === "hand_over"}
        title={t("handOver")}
        onClose={() => model.open("none")}
        dismissible={false}
      >
        <HandOverForm pickup={pickup} model={model} hasCode={appointmentDetail !== null} />
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

const CHECKS = ["identity", "condition", "keys", "documents"] as const;
type Check = (typeof CHECKS)[number];

function HandOverForm({ pickup, model, hasCode }: DeskProps & { hasCode: boolean }) {
  const t = useMessages(appointmentPickerMessages);
  const isStaff = useSession().user?.staff === 1;
  const [code, setCode] = useState("");
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState<ReadonlySet<Check>>(new Set());
  const [isTried, setTried] = useState(false);
  const needsCode = !isStaff || reason.trim() === "";
  const isWhole = CHECKS.every((check) => checked.has(check));
  return (
    <form
      className="martillo-appointment-picker__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isWhole || (needsCode && code.trim() === "")) return;
        model.handOver({
          code: code.trim(),
          checks: { identity: 1, condition: 1, keys: 1, documents: 1 },
          ...(reason.trim() && { reason: reason.trim() }),
        });
      }}
    >
      {!hasCode && <p>{t("noAppointment")}</p>}
      <fieldset className="martillo-appointment-picker__checks">
        <legend>{t("checks")}</legend>
        {CHECKS.map((check) => (
          <CheckboxField
            key={check}
            label={t(`check_${check}`)}
            checked={checked.has(check)}
            error={isTried && !checked.has(check) ? t("checkMissing") : undefined}
            onChange={(event) => {
              const next = new Set(checked);
              if (event.currentTarget.checked) next.add(check);
              else next.delete(check);
              setChecked(next);
            }}
          />
        ))}
      </fieldset>
      <TextField
        label={t("codeOfBuyer")}
        hint={t("triesLeft", { count: pickup.tries_left ?? 0 })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={code}
        error={isTried && needsCode && code.trim() === "" ? t("codeMissing") : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {isStaff && (
        <TextField
          label={t("withoutCode")}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Refusal of={model.refusal} className="martillo-appointment-picker__error" />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("handOverNow")}
      </Button>
    </form>
  );
}
