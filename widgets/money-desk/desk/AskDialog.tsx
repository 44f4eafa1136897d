import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { CallError, Result } from "../../../src/state";
import { useMessages } from "../../../src/i18n";
import { useRequestKey } from "../../../src/patterns/press";
import { Button, Dialog, Refusal } from "../../../src/ui";
import { deskMessages } from "./desk.messages";

export type Values = Readonly<Record<string, string>>;
type Errors = Readonly<Record<string, string>>;

/** What a field of the form needs. */
export interface Fields {
  value: (name: string) => string;
  error: (name: string) => string | undefined;
  set: (name: string, text: string) => void;
}

export interface AskDialogProps<Data> {
  title: string;
  onClose: () => void;
  initial: Values;
  /** Errors of the typed values, by field. */
  check: (values: Values) => Errors;
  children?: (fields: Fields) => ReactNode;
  /** The text that describes the coming action, once the form is complete. */
  ask: (values: Values) => string;
  confirm: (values: Values) => string;
  /** @default "primary" */
  variant?: "primary" | "danger";
  /** The same values carry the same key, so that a try after a lost answer does nothing twice. */
  send: (values: Values, key: string) => Promise<Result<Data>>;
  onDone: (data: Data, values: Values) => void;
}

/** A form in two steps: the wish, then a description of the coming action. Money moves with the second press alone. */
export function AskDialog<Data>({
  title,
  onClose,
  initial,
  check,
  children,
  ask,
  confirm,
  variant = "primary",
  send,
  onDone,
}: AskDialogProps<Data>) {
  const t = useMessages(deskMessages);
  const key = useRequestKey();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [isAsking, setAsking] = useState(children === undefined);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  function goOn(event: FormEvent) {
    event.preventDefault();
    const found = check(values);
    setErrors(found);
    setRefusal(undefined);
    if (Object.keys(found).length === 0) setAsking(true);
  }

  async function act() {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    const result = await send(values, key.keyOf(JSON.stringify(values)));
    setBusy(false);
    if (result.ok) {
      onDone(result.data, values);
      return;
    }
    setRefusal(result.error);
    const { fields } = result.error;
    if (fields && children) {
      setErrors(fields);
      setAsking(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dismissible={false}
      footer={
        isAsking && (
          <>
            <Button onClick={() => (children ? setAsking(false) : onClose())}>{t("back")}</Button>
            <Button variant={variant} busy={isBusy} onClick={() => void act()}>
              {confirm(values)}
            </Button>
          </>
        )
      }
    >
      <Refusal of={refusal} className="martillo-money-desk__refusal" />
      {isAsking ? (
        <p ref={question} tabIndex={-1} className="martillo-money-desk__ask" part="confirm">
          {ask(values)}
        </p>
      ) : (
        <form ref={form} className="martillo-money-desk__form" noValidate onSubmit={goOn}>
          {children?.({
            value: (name) => values[name] ?? "",
            error: (name) => errors[name],
            set: (name, text) => setValues({ ...values, [name]: text }),
          })}
          <Button type="submit" variant="primary">
            {t("goOn")}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
