import { type RefObject, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { type OptionKeys, useStyles } from "../../src/ui";
import { OptionList } from "../../src/ui/OptionList";
import type { SearchBoxModel } from "./search-box-model";
import { SearchOptionLine } from "./SearchOptionLine";
import styles from "./suggestions.css?inline";
import { suggestionsMessages } from "./suggestions.messages";

export interface SuggestionListProps {
  model: SearchBoxModel;
  /** Of the box: its list and options have ids that begin with it. */
  id: string;
  /** The box that it stands under. */
  anchor: RefObject<HTMLElement | null>;
  onKeys: (keys: OptionKeys | undefined) => void;
}

/** The options under the box. */
export function SuggestionList({ model, id, anchor, onKeys }: SuggestionListProps) {
  const t = useMessages(suggestionsMessages);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  return (
    <div ref={place}>
      <OptionList
        id={id}
        label={t("suggestions")}
        open={model.isOpen}
        anchor={anchor}
        options={model.options}
        active={model.activeIndex}
        onKeys={onKeys}
        className="martillo-search-box__popover"
        listClassName="martillo-search-box__list"
        onPoint={model.onPoint}
        onDismiss={model.onClose}
      >
        {(option, line) => (
          <SearchOptionLine
            key={option.key}
            line={line}
            option={option}
            search={model.asked}
            href={model.hrefOf(option)}
            onChoose={() => model.onChoose(option)}
          />
        )}
      </OptionList>
    </div>
  );
}
