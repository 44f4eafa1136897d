import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type CallError, type Result, useMessages } from "martillo";
import { Button, Dialog, Refusal } from "martillo/ui";
import { staffMessages } from "./staff.messages";

export type Values = Readonly<Record<string, string>>;
type Errors = Readonly<Record<string, string>>;

/** The props of one field of the form. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

export interface FormDialogProps<Data> {
  title: string;
  /** The consequence, before it is confirmed. */
  text?: string;
  initial: Values;
  confirm: string;
  /** @default "primary" */
  variant?: "primary" | "danger";
  /** @default true */
  canSend?: boolean;
  /** Errors of typed values that need no server. */
  check?: (values: Values) => Errors;
  children?: ((field: (name: string) => FieldProps) => ReactNode) | undefined;
  send: (values: Values) => Promise<Result<Data>>;
  onDone: (data: Data, values: Values) => void;
  onClose: () => void;
}

/** A short form of the staff, which asks before it changes something; a refusal stands at its field, or above the form. */
export function FormDialog<Data>({
  title,
  text,
  initial,
  confirm,
  variant = "primary",
  canSend = true,
  check,
  children,
  send,
  onDone,
  onClose,
}: FormDialogProps<Data>) {
  const t = useMessages(staffMessages);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<CallError>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  async function act() {
    if (isBusy || !canSend) return;
    const found = check?.(values) ?? {};
    setErrors(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await send(values);
    setBusy(false);
    if (result.ok) return onDone(result.data, values);
    const { fields = {} } = result.error;
    setErrors(fields);
    // Said above the form, too, where the form has no such field.
    if (!Object.keys(fields).some((name) => name in initial)) setRefusal(result.error);
  }

  const field = (name: string): FieldProps => ({
    name,
    value: values[name] ?? "",
    error: errors[name],
    onChange: ({ currentTarget: { value } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dismissible={children === undefined}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant={variant} busy={isBusy} disabled={!canSend} onClick={() => void act()}>
            {confirm}
          </Button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
      <Refusal of={refusal} className="site-staff__refusal" />
      {children && (
        <form
          ref={form}
          className="site-staff__form"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void act();
          }}
        >
          {children(field)}
          {/* Enter in a field sends the form; its visible button stands below. */}
          <button type="submit" hidden>
            {confirm}
          </button>
        </form>
      )}
    </Dialog>
  );
}
