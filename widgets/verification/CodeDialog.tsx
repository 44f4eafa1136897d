import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, Dialog, useStyles } from "../../src/ui";
import { Captcha } from "./Captcha";
import { CodeStep } from "./CodeStep";
import { OwnerField } from "./OwnerField";
import type { CodesModel } from "./use-codes";
import styles from "./verification.css?inline";
import { verificationMessages } from "./verification.messages";

export interface CodeDialogProps {
  open: boolean;
  /** Without a dialog around it. */
  isInPlace: boolean;
  onClose: () => void;
  title: string;
  why: string;
  change: string;
  model: CodesModel;
  /** The field of the address; its text and what is wrong with it are the model's. */
  addressField: ReactNode;
}

/** Address, code, done: what codes by mail and by SMS have in common. */
export function CodeDialog({ open, isInPlace, onClose, title, ...content }: CodeDialogProps) {
  if (isInPlace) return open && <CodeForm {...content} isBegun />;
  return (
    <Dialog open={open} onClose={onClose} title={title} dismissible={false}>
      <CodeForm {...content} />
    </Dialog>
  );
}

function CodeForm({
  why,
  change,
  model,
  addressField,
  isBegun = false,
}: Omit<CodeDialogProps, "open" | "isInPlace" | "onClose" | "title"> & {
  /** The address was given before: its code goes out at once, if nothing else is asked for. */
  isBegun?: boolean;
}) {
  const t = useMessages(verificationMessages);
  const form = useRef<HTMLFormElement>(null);
  useStyles(form, styles);
  const { step } = model;
  const begin = useRef(model.send);
  const isReady =
    isBegun && model.address.trim() !== "" && !model.captcha && !model.owner && !model.refusal;
  const hasBegun = useRef(!isReady);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin.current();
  }, []);
  // Something else is to be entered, or the same once more.
  const turn = [step, model.attempt, model.sends].join();

  useEffect(() => {
    if (turn === "") return;
    const input =
      form.current?.querySelector<HTMLInputElement>("input[aria-invalid=true]") ??
      form.current?.querySelector("input");
    // The dialog, which opens after this, gives the focus to what says so; later steps take it themselves.
    input?.setAttribute("autofocus", "");
    input?.focus();
  }, [turn]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === "address") model.send();
    else model.check();
  }

  return (
    <form
      ref={form}
      className="martillo-verification"
      part="verification"
      data-step={step}
      noValidate
      onSubmit={handleSubmit}
    >
      <FormAlert errors={{ fields: {}, form: refusalText(model), attempt: model.attempt }} />
      {step === "code" && model.sent ? (
        <CodeStep model={model} sent={model.sent} change={change} />
      ) : (
        <>
          <p className="martillo-verification__why">{why}</p>
          {addressField}
          {model.owner && <OwnerField check={model.owner} />}
          <Captcha model={model} />
          <Button type="submit" variant="primary" full busy={model.isSending}>
            {t("send")}
          </Button>
        </>
      )}
    </form>
  );
}

function refusalText({ refusal }: CodesModel) {
  return refusal && { text: refusal.message, next: refusal.next };
}
