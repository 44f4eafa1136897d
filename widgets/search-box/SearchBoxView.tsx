import { type KeyboardEvent, type Ref, type RefObject, useId, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Icon, LiveRegion, type OptionKeys, Spinner } from "../../src/ui";
import type { SearchBoxModel } from "./search-box-model";
import { searchBoxMessages } from "./search-box.messages";
import { suggestionsChunk } from "./suggestions-chunk";

export interface SearchBoxViewProps {
  model: SearchBoxModel;
  label: string | undefined;
  placeholder: string | undefined;
  /** Where the form goes without script or when no code takes the search over. */
  action: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A combobox by the book: the focus stays in the text, `aria-activedescendant` says which option is meant. */
export function SearchBoxView({ model, label, placeholder, action, inputRef }: SearchBoxViewProps) {
  const t = useMessages(searchBoxMessages);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const keys = useRef<OptionKeys>(undefined);
  const { isOpen, options, activeIndex } = model;
  const suggestions = suggestionsChunk.read().module;
  const active = activeIndex === null ? undefined : options[activeIndex];

  function handleKeyDown(event: KeyboardEvent) {
    if (suggestions) suggestions.handleOptionKey(event, model, box.current, keys);
    else if (event.key === "Tab" || event.key === "Escape") model.onClose();
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
            onFocus={model.prepare}
            onPointerEnter={model.prepare}
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
          {suggestions && (
            <suggestions.SuggestionList
              model={model}
              id={id}
              anchor={box}
              onKeys={(next) => {
                keys.current = next;
              }}
            />
          )}
        </div>
        {model.hasFailed && <Failed box={box} onRetry={model.onRetry} />}
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

/** Says that the suggestions did not come. */
function Failed({ box, onRetry }: { box: RefObject<HTMLDivElement | null>; onRetry: () => void }) {
  const t = useMessages(searchBoxMessages);
  return (
    <p
      ref={(notice) => showBelow(notice, box.current)}
      popover="manual"
      className="martillo-popover martillo-search-box__failed"
      part="error"
      role="alert"
    >
      {t("notLoaded")}{" "}
      <button
        type="button"
        className="martillo-search-box__retry"
        part="retry"
        onClick={() => {
          box.current?.querySelector("input")?.focus();
          onRetry();
        }}
      >
        {t("retry")}
      </button>
    </p>
  );
}

/** Places the notice over the content below, which it must not move. The list has its own code for that, which could not be loaded. */
function showBelow(notice: HTMLElement | null, box: HTMLElement | null) {
  if (!notice || !box || notice.matches(":popover-open")) return;
  const { left, bottom, width } = box.getBoundingClientRect();
  notice.style.left = `${left + scrollX}px`;
  notice.style.top = `${bottom + scrollY + 6}px`;
  notice.style.width = `${width}px`;
  notice.showPopover();
}
