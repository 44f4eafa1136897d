import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../i18n";
import { Button, useStyles } from "../../ui";
import { Conflicts, type ConflictsProps } from "./Conflicts";
import { SaveLine } from "./SaveLine";
import { stepEditorMessages } from "./step-editor.messages";
import styles from "./step-editor.css?inline";

/** A step in the list of steps. */
export interface StepLine<Step extends string> {
  step: Step;
  label: string;
  /** How many fields of it lack something, as far as that is shown yet. */
  faults: number;
}

export interface StepEditorProps<Step extends string> extends ConflictsProps {
  /** Of the widget, for its own gaps. */
  className: string;
  steps: readonly StepLine<Step>[];
  /** The step that is open. */
  open: Step;
  /** A field of it that was asked for by name: the focus goes there when the step opens, or else to its heading. */
  wanted: string | undefined;
  /** Said while everything is saved. */
  rest: string;
  /** The record has reached its end: the button that was pressed is gone, so the focus goes to the heading. @default false */
  isDone?: boolean;
  /** Above the fields of the step. */
  note?: ReactNode;
  onGo: (step: Step) => void;
  /** The focus leaves a field. */
  onLeave: () => void;
  /** The fields of the open step. */
  children: ReactNode;
}

/** The steps, the one that is open, and how far it is saved. */
export function StepEditor<Step extends string>({
  className,
  steps,
  open,
  wanted,
  rest,
  isDone = false,
  note,
  onGo,
  onLeave,
  children,
  ...conflicts
}: StepEditorProps<Step>) {
  const t = useMessages(stepEditorMessages);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useStyles(place, styles);

  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const field = wanted && body.current?.querySelector<HTMLElement>(`[name="${wanted}"]`);
    (field || heading.current)?.focus();
  }, [open, wanted]);

  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  const names = steps.map(({ step }) => step);
  const { before, after } = around(names, open);
  return (
    <div ref={place} className={className}>
      <Steps steps={steps} open={open} onGo={onGo} />
      <SaveLine draft={conflicts.draft} rest={rest} />
      <Conflicts {...conflicts} />
      <h2 ref={heading} tabIndex={-1} className="martillo-account-title">
        {steps.find(({ step }) => step === open)?.label}
      </h2>
      {note}
      <div ref={body} onBlur={onLeave}>
        {children}
      </div>
      <div className="martillo-step-editor__go">
        {before ? <Button onClick={() => onGo(before)}>{t("back")}</Button> : <span />}
        {after && (
          <Button variant="primary" onClick={() => onGo(after)}>
            {t("next")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The steps before and after one. */
function around<Step>(
  steps: readonly Step[],
  step: Step,
): { before: Step | undefined; after: Step | undefined } {
  const at = steps.indexOf(step);
  return { before: steps[at - 1], after: steps[at + 1] };
}

interface StepsProps<Step extends string> {
  steps: readonly StepLine<Step>[];
  open: Step;
  onGo: (step: Step) => void;
}

function Steps<Step extends string>({ steps, open, onGo }: StepsProps<Step>) {
  const t = useMessages(stepEditorMessages);
  return (
    <nav aria-label={t("steps")} part="steps">
      <ol className="martillo-step-editor__steps">
        {steps.map(({ step, label, faults }) => (
          <li key={step}>
            <button
              type="button"
              part="step"
              className="martillo-step-editor__step"
              aria-current={step === open ? "step" : undefined}
              onClick={() => onGo(step)}
            >
              {label}
              {faults > 0 && (
                <span className="martillo-step-editor__faults">
                  {t("faults", { count: faults })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
