import { type KeyboardEvent, type Ref, useId, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Icon, LiveRegion, Popover, Spinner } from "../../src/ui";
import type { SearchBoxModel } from "./search-box-model";
import { searchBoxMessages } from "./search-box.messages";
import { SearchOptionLine } from "./SearchOptionLine";

export interface SearchBoxViewProps {
  model: SearchBoxModel;
  label: string | undefined;
  placeholder: string | undefined;
  /** Where the form goes without script or when nobody listens. */
  action: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

const KEYS = { ArrowDown: "next", ArrowUp: "previous", Home: "first", End: "last" } as const;

/** A combobox by the book: the focus stays in the text, `aria-activedescendant` says which option is meant. */
export function SearchBoxView({ model, label, placeholder, action, inputRef }: SearchBoxViewProps) {
  const t = useMessages(searchBoxMessages);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, options, activeIndex } = model;
  const active = activeIndex === null ? undefined : options[activeIndex];

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Tab") return model.onClose();
    if (event.key === "Escape") {
      // Closed by the list itself while it is open; a second Escape empties the box.
      if (!isOpen && model.text) {
        event.preventDefault();
        model.onClear();
      }
      return;
    }
    if (event.key === "Enter") {
      if (!isOpen || !active) return;
      event.preventDefault();
      box.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.click();
      return;
    }
    const move = KEYS[event.key as keyof typeof KEYS];
    const isCaretKey = event.key === "Home" || event.key === "End";
    // Without a chosen option Home and End belong to the text.
    if (!move || (isCaretKey && !active)) return;
    event.preventDefault();
    if (isOpen) model.onMove(move);
    else model.onOpen();
  }

  return (
    <div className="martillo-root martillo-search-box" part="base">
      <form
        className="martillo-search-box__form"
        role="search"
        aria-label={label ?? t("label")}
        action={action}
        method="get"
        onSubmit={(event) => {
          if (!model.onSubmit()) event.preventDefault();
        }}
      >
        <div ref={box} className="martillo-search-box__box" part="box">
          <Icon name="search" />
          <input
            ref={inputRef}
            className="martillo-search-box__input"
            part="input"
            type="search"
            name="search"
            role="combobox"
            aria-label={label ?? t("label")}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && isOpen ? `${id}-${activeIndex}` : undefined}
            placeholder={placeholder ?? t("placeholder")}
            value={model.text}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => model.onText(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            onClick={model.onOpen}
          />
          {model.isLoading && <Spinner />}
          {model.text && (
            <button
              type="button"
              className="martillo-search-box__clear"
              part="clear"
              aria-label={t("clear")}
              onClick={model.onClear}
            >
              <Icon name="close" size={16} />
            </button>
          )}
          <button type="submit" className="martillo-search-box__submit" part="submit">
            {t("submit")}
          </button>
          <Popover
            open={isOpen}
            anchor={box}
            matchWidth
            className="martillo-search-box__popover"
            onDismiss={model.onClose}
          >
            <div
              id={`${id}-list`}
              className="martillo-search-box__list"
              part="list"
              role="listbox"
              aria-label={t("suggestions")}
            >
              {options.map((option, index) => (
                <SearchOptionLine
                  key={option.key}
                  id={`${id}-${index}`}
                  option={option}
                  search={model.asked}
                  href={model.hrefOf(option)}
                  isActive={index === activeIndex}
                  onPoint={() => model.onPoint(index)}
                  onChoose={() => model.onChoose(option)}
                />
              ))}
            </div>
          </Popover>
        </div>
      </form>
      <LiveRegion
        message={
          isOpen && !model.isLoading
            ? t("available", { count: options.filter(({ kind }) => kind === "lot").length })
            : ""
        }
      />
    </div>
  );
}
