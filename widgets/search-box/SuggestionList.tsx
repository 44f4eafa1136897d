import { type RefObject, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Popover, useStyles } from "../../src/ui";
import type { SearchBoxModel } from "./search-box-model";
import { SearchOptionLine } from "./SearchOptionLine";
import styles from "./suggestions.css?inline";
import { suggestionsMessages } from "./suggestions.messages";

export interface SuggestionListProps {
  model: SearchBoxModel;
  /** Of the list; its options count on from it. */
  id: string;
  /** The box that it stands under. */
  anchor: RefObject<HTMLElement | null>;
}

/** The options under the box. */
export function SuggestionList({ model, id, anchor }: SuggestionListProps) {
  const t = useMessages(suggestionsMessages);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  return (
    <div ref={place}>
      <Popover
        open={model.isOpen}
        anchor={anchor}
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
          {model.options.map((option, index) => (
            <SearchOptionLine
              key={option.key}
              id={`${id}-${index}`}
              option={option}
              search={model.asked}
              href={model.hrefOf(option)}
              isActive={index === model.activeIndex}
              onPoint={() => model.onPoint(index)}
              onChoose={() => model.onChoose(option)}
            />
          ))}
        </div>
      </Popover>
    </div>
  );
}
