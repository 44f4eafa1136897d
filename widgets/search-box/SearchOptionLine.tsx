import { formatMoney, useMessages } from "../../src/i18n";
import { Icon, Image, type OptionProps } from "../../src/ui";
import { highlight } from "./highlight";
import type { SearchOption } from "./search-box-model";
import { suggestionsMessages } from "./suggestions.messages";

export interface SearchOptionLineProps {
  line: OptionProps;
  option: SearchOption;
  /** Marked in the text. */
  search: string;
  href: string;
  onChoose: () => boolean;
}

/** One option; a link too, so that a middle click opens a new tab. */
export function SearchOptionLine({ line, option, search, href, onChoose }: SearchOptionLineProps) {
  return (
    <a
      {...line}
      className="martillo-search-box__option"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (!onChoose()) event.preventDefault();
      }}
    >
      {option.kind === "lot" ? (
        <LotOption option={option} search={search} />
      ) : (
        <SearchOptionText option={option} search={search} />
      )}
    </a>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return highlight(text, search).map((piece, at) =>
    piece.isMatch ? (
      <mark key={at} className="martillo-search-box__mark">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

function LotOption({
  option,
  search,
}: {
  option: Extract<SearchOption, { kind: "lot" }>;
  search: string;
}) {
  const t = useMessages(suggestionsMessages);
  return (
    <>
      <span className="martillo-search-box__thumb">
        <Image src={option.thumb} alt="" sizes="64px" eager />
      </span>
      <span className="martillo-search-box__text">
        <span className="martillo-search-box__title">
          <Marked text={option.title} search={search} />
        </span>
        <span className="martillo-search-box__kind">{t(option.sale)}</span>
      </span>
      <span className="martillo-search-box__price">{formatMoney(option.price)}</span>
    </>
  );
}

function SearchOptionText({
  option,
  search,
}: {
  option: Extract<SearchOption, { kind: "search" }>;
  search: string;
}) {
  const t = useMessages(suggestionsMessages);
  return (
    <>
      <span className="martillo-search-box__icon">
        <Icon name={option.icon} size={18} />
      </span>
      <span className="martillo-search-box__title">
        {option.key === "typed" ? (
          t("searchFor", { text: option.text })
        ) : (
          <Marked text={option.text} search={search} />
        )}
      </span>
    </>
  );
}
