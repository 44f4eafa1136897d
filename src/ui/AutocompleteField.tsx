import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "../i18n";
import { useChunk } from "../late";
import { useStyles } from "./adopt-styles";
import styles from "./autocomplete.css?inline";
import { Field } from "./Field";
import { LiveRegion } from "./LiveRegion";
import type { OptionKeys, OptionProps } from "./OptionList";
import { optionListChunk } from "./option-list-chunk";
import { Spinner } from "./Spinner";
import { suggestionMessages } from "./suggestion.messages";
import { type Suggestion, type SuggestionState, useSuggestions } from "./use-suggestions";

export interface AutocompleteFieldProps<Option extends Suggestion = Suggestion> {
  label: ReactNode;
  /** Asks for what fits the text; rejecting shows that it failed. */
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** One was chosen; undefined when what is in the text is chosen no more. */
  onChoose?: (option: Option | undefined) => void;
  /** The field was left with a text that was not chosen from the list. */
  onLeave?: (text: string) => void;
  /** Name under which the text is sent. */
  name?: string;
  /** Name under which the key of the chosen one is sent; empty while nothing is chosen. */
  valueName?: string;
  defaultText?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** @default false */
  labelHidden?: boolean;
  /** Pause after the last letter before anything is asked. @default 1500 */
  delayMs?: number;
  /** What stands in the text of what was chosen. @default its label */
  chosenText?: (option: Option) => string;
  /** Nothing is said where nothing fits: a text is as good without. @default false */
  isQuiet?: boolean;
  /** Fewest letters that are asked about. @default 2 */
  shortest?: number;
  /** @default "off" */
  autoComplete?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  maxLength?: number;
}

function labelOf({ label }: Suggestion): string {
  return label;
}

function loadList() {
  void optionListChunk.load();
}

/** A text with suggestions to choose from: the focus stays in the text, `aria-activedescendant` says which one is meant. */
export function AutocompleteField<Option extends Suggestion = Suggestion>({
  label,
  load,
  onChoose,
  onLeave,
  name,
  valueName,
  defaultText = "",
  hint,
  error,
  labelHidden = false,
  delayMs = 1500,
  shortest = 2,
  autoComplete = "off",
  chosenText = labelOf,
  isQuiet = false,
  ...rest
}: AutocompleteFieldProps<Option>) {
  const t = useMessages(suggestionMessages);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const value = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions({ load, delayMs, shortest });
  const { state, close, point } = suggestions;
  const { options, active } = state;
  const { list, status } = useShown(state);
  const isOpen = status === "open" && options.length > 0;
  const { text, chosen, choose, handleText, handleKey, takeKeys, leave } = useChoice({
    suggestions,
    isOpen,
    defaultText,
    chosenText,
    onChoose,
    onLeave,
  });
  useStyles(box, styles);
  // A form hears of a choice as it hears of typing.
  useEffect(() => {
    if (chosen) value.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen]);

  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <span ref={box} className="martillo-control" part="control">
          <input
            part="input"
            {...rest}
            {...control}
            className="martillo-control__input"
            type="text"
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen && active !== null ? `${id}-${active}` : undefined}
            autoComplete={autoComplete}
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={(event) => handleText(event.currentTarget.value)}
            onKeyDown={handleKey}
            onFocus={loadList}
            onBlur={leave}
          />
          {valueName !== undefined && (
            <input ref={value} type="hidden" name={valueName} value={chosen} />
          )}
          {status === "loading" && (
            <span className="martillo-control__suffix">
              <Spinner />
            </span>
          )}
          {list && (
            <list.OptionList
              id={id}
              label={t("suggestions")}
              open={isOpen}
              anchor={box}
              options={options}
              active={active}
              onKeys={takeKeys}
              listClassName="martillo-autocomplete__list"
              onPoint={point}
              onDismiss={close}
            >
              {(option, line) => (
                <OptionLine key={option.key} line={line} option={option} onChoose={choose} />
              )}
            </list.OptionList>
          )}
          <Outcome status={status} count={options.length} isQuiet={isQuiet && !isOpen} />
        </span>
      )}
    </Field>
  );
}

/** An answer with options is shown once the code of the list is here. */
function useShown<Option>({ status, options }: SuggestionState<Option>) {
  const { module: list, hasFailed } = useChunk(optionListChunk, false);
  const isWaiting = status === "open" && options.length > 0 && !list;
  const shown = isWaiting ? (hasFailed ? "failed" : "loading") : status;
  return { list, status: shown } as const;
}

/** The content of the text, and the option that is chosen: by pointer, by keys, or by none of them. */
function useChoice<Option extends Suggestion>({
  suggestions: { state, ask, close },
  isOpen,
  defaultText,
  chosenText,
  onChoose,
  onLeave,
}: {
  suggestions: ReturnType<typeof useSuggestions<Option>>;
  isOpen: boolean;
  defaultText: string;
  chosenText: (option: Option) => string;
  onChoose: AutocompleteFieldProps<Option>["onChoose"] | undefined;
  onLeave: AutocompleteFieldProps<Option>["onLeave"] | undefined;
}) {
  const { status, options, active } = state;
  const keys = useRef<OptionKeys>(undefined);
  const [text, setText] = useState(defaultText);
  const [chosen, setChosen] = useState("");
  const [left, setLeft] = useState(defaultText);

  function choose(option: Option) {
    const next = chosenText(option);
    setText(next);
    setLeft(next);
    setChosen(option.key);
    close();
    onChoose?.(option);
  }

  function handleText(typed: string) {
    loadList();
    setText(typed);
    if (chosen) {
      setChosen("");
      onChoose?.(undefined);
    }
    ask(typed);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const option = active === null ? undefined : options[active];
    if (event.key === "Enter" && isOpen && option) {
      event.preventDefault();
      choose(option);
    } else if (isOpen) keys.current?.(event);
    else if (event.key === "ArrowDown" && status === "closed") ask(text);
  }

  function takeKeys(next: OptionKeys | undefined) {
    keys.current = next;
  }

  function leave() {
    close();
    if (chosen || text === left) return;
    setLeft(text);
    onLeave?.(text.trim());
  }

  return { text, chosen, choose, handleText, handleKey, takeKeys, leave };
}

/** How many there are, none, or that asking failed. */
function Outcome({
  status,
  count,
  isQuiet,
}: {
  status: ReturnType<typeof useSuggestions>["state"]["status"];
  count: number;
  isQuiet: boolean;
}) {
  const t = useMessages(suggestionMessages);
  return (
    <>
      <LiveRegion message={status === "open" && !isQuiet ? t("suggestionCount", { count }) : ""} />
      {!isQuiet && (status === "failed" || (status === "open" && count === 0)) && (
        <span
          className="martillo-autocomplete__note"
          role={status === "failed" ? "alert" : undefined}
        >
          {status === "failed" ? t("suggestionsFailed") : t("suggestionCount", { count: 0 })}
        </span>
      )}
    </>
  );
}

interface OptionLineProps<Option> {
  line: OptionProps;
  option: Option;
  onChoose: (option: Option) => void;
}

function OptionLine<Option extends Suggestion>({
  line,
  option,
  onChoose,
}: OptionLineProps<Option>) {
  return (
    // The keys are those of the text, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <span
      {...line}
      role="option"
      aria-selected={line["aria-selected"]}
      tabIndex={-1}
      className="martillo-autocomplete__option"
      onClick={() => onChoose(option)}
    >
      <span>{option.label}</span>
      {option.note && <span className="martillo-autocomplete__more">{option.note}</span>}
    </span>
  );
}
