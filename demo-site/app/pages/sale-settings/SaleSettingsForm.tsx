import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useCall, useLocale, useMessages } from "martillo";
import { type InputOf, settingConfigurationAction } from "martillo/contract";
import {
  BANK,
  flatten,
  type NumberField,
  BIDS,
  OFFERS,
  PAYMENT,
  PICKUP,
  readForm,
  RESERVATIONS,
  RETURNS,
  SELLERS,
  typedValue,
  TIMES,
  weekdayName,
  WITHDRAWAL,
} from "./sale-fields";
import { saleSettingsMessages } from "./sale-settings.messages";

type Values = Readonly<Record<string, unknown>>;
type Faults = Readonly<Record<string, string>>;

interface FieldsProps {
  values: Values;
  faults: Faults;
}

/** All settings at once: a setting that is left out of a write gets its default. */
export function SaleSettingsForm({
  value,
  isRestored,
  onSaved,
}: {
  value: unknown;
  /** It begins with earlier settings, not with those in force. */
  isRestored: boolean;
  onSaved: () => void;
}) {
  const t = useMessages(saleSettingsMessages);
  const { run, isRunning } = useCall(settingConfigurationAction);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState("");
  const [note, setNote] = useState(isRestored ? t("restored") : "");
  const [values] = useState<Values>(() => flatten(value));

  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);

  function fail(found: Faults, text: string) {
    setFaults(found);
    setAlert(text);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning) return;
    setNote("");
    const read = readForm(new FormData(event.currentTarget));
    if (read.faults.length > 0) {
      const found = read.faults.map((path) => [path, t("notNumber")]);
      return fail(Object.fromEntries(found) as Faults, t("notSaved"));
    }
    // The server says what is wrong with it.
    const input = { key: "sale", value: read.value } as InputOf<typeof settingConfigurationAction>;
    const result = await run(input);
    if (result.ok) {
      fail({}, "");
      setNote(t("saved"));
      return onSaved();
    }
    const { fields = {}, message, next = "" } = result.error;
    const found = Object.entries(fields).map(([path, text]) => [fieldOf(path), text]);
    fail(
      Object.fromEntries(found) as Faults,
      found.length > 0 ? t("notSaved") : `${message} ${next}`,
    );
  }

  const shared = { values, faults };
  return (
    <form ref={form} className="sale-settings" noValidate onSubmit={(event) => void save(event)}>
      <Payment {...shared} />
      <Group title={t("sellers")} text={t("sellersText")}>
        <Numbers fields={SELLERS} {...shared} />
      </Group>
      <Group title={t("offers")}>
        <Numbers fields={OFFERS} {...shared} />
      </Group>
      <Group title={t("bids")}>
        <Numbers fields={BIDS} {...shared} />
      </Group>
      <Group title={t("reservations")}>
        <Numbers fields={RESERVATIONS} {...shared} />
      </Group>
      <Pickup {...shared} />
      <Group title={t("withdrawal")}>
        {WITHDRAWAL.map(({ path, label }) => (
          <label key={path} className="sale-settings__check">
            <input type="checkbox" name={path} defaultChecked={values[path] === true} />
            {t(label)}
          </label>
        ))}
        <Numbers fields={RETURNS} {...shared} />
      </Group>
      <p role="alert" className="sale-settings__fault">
        {alert}
      </p>
      <p role="status">{isRunning ? t("saving") : note}</p>
      <button type="submit" className="site-button">
        {t("save")}
      </button>
    </form>
  );
}

/** How buyers pay, and what the house's invoices say. */
function Payment({ values, faults }: FieldsProps) {
  const t = useMessages(saleSettingsMessages);
  return (
    <Group title={t("payment")}>
      <Numbers fields={PAYMENT} values={values} faults={faults} />
      <Field path="invoicing" label={t("invoicing")} faults={faults}>
        {(props) => (
          <select {...props} defaultValue={String(values["invoicing"])}>
            <option value="informativo">{t("informativo")}</option>
            <option value="factura">{t("factura")}</option>
          </select>
        )}
      </Field>
      <Field path="verifactu" label={t("verifactu")} hint={t("verifactuHint")} faults={faults}>
        {(props) => (
          <select {...props} defaultValue={String(values["verifactu"])}>
            <option value="off">{t("verifactuOff")}</option>
            <option value="kept">{t("verifactuKept")}</option>
            <option value="sent">{t("verifactuSent")}</option>
          </select>
        )}
      </Field>
      {BANK.map(({ path, label, hint }) => (
        <Field key={path} path={path} label={t(label)} hint={t(hint)} faults={faults}>
          {(props) => <input {...props} autoComplete="off" defaultValue={String(values[path])} />}
        </Field>
      ))}
      <Field path="holidays" label={t("holidays")} hint={t("holidaysHint")} faults={faults}>
        {(props) => (
          <textarea
            {...props}
            rows={4}
            defaultValue={(values["holidays"] as string[]).join("\n")}
          />
        )}
      </Field>
      <Field path="thank_you" label={t("thank_you")} faults={faults}>
        {(props) => <textarea {...props} rows={2} defaultValue={String(values["thank_you"])} />}
      </Field>
    </Group>
  );
}

/** When vehicles are handed over. */
function Pickup({ values, faults }: FieldsProps) {
  const t = useMessages(saleSettingsMessages);
  return (
    <Group title={t("pickup")} text={t("pickupText")}>
      <Weekdays values={values} />
      {TIMES.map(({ path, label }) => (
        <Field key={path} path={path} label={t(label)} faults={faults}>
          {(props) => <input {...props} type="time" defaultValue={String(values[path])} />}
        </Field>
      ))}
      <Numbers fields={PICKUP} values={values} faults={faults} />
    </Group>
  );
}

/** `value.pickup.weekdays.0` is of `pickup.weekdays`. */
function fieldOf(path: string): string {
  return path.replace(/^value\./, "").replace(/\.\d+$/, "");
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="sale-settings__group">
      <legend>{title}</legend>
      {text !== undefined && <p className="sale-settings__hint">{text}</p>}
      {children}
    </fieldset>
  );
}

interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": boolean;
  "aria-describedby": string;
}

function Field({
  path,
  label,
  hint,
  faults,
  children,
}: {
  path: string;
  label: string;
  hint?: string;
  faults: Faults;
  children: (props: ControlProps) => ReactNode;
}) {
  const id = useId();
  const fault = faults[path];
  return (
    <div className="sale-settings__field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name: path,
        "aria-invalid": fault !== undefined,
        "aria-describedby": `${id}-hint ${id}-fault`,
      })}
      <span id={`${id}-hint`} className="sale-settings__hint">
        {hint}
      </span>
      <span id={`${id}-fault`} className="sale-settings__fault">
        {fault}
      </span>
    </div>
  );
}

function Numbers({ fields, values, faults }: FieldsProps & { fields: readonly NumberField[] }) {
  const t = useMessages(saleSettingsMessages);
  const { locale } = useLocale();
  return fields.map(({ path, label, isOptional = false }) => (
    <Field
      key={path}
      path={path}
      label={t(label)}
      {...(isOptional && { hint: t("maximumHint") })}
      faults={faults}
    >
      {(props) => (
        <input
          {...props}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedValue(path, values[path], locale)}
        />
      )}
    </Field>
  ));
}

/** Of a week that begins on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
function Weekdays({ values }: { values: Values }) {
  const t = useMessages(saleSettingsMessages);
  const { locale } = useLocale();
  const chosen = values["pickup.weekdays"] as readonly number[];
  return (
    <fieldset className="sale-settings__days">
      <legend>{t("weekdays")}</legend>
      {WEEK.map((day) => (
        <label key={day} className="sale-settings__check">
          <input
            type="checkbox"
            name="pickup.weekdays"
            value={day}
            defaultChecked={chosen.includes(day)}
          />
          {weekdayName(day, locale)}
        </label>
      ))}
    </fieldset>
  );
}
