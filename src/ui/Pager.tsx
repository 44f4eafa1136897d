import { useRef } from "react";
import { useMessages } from "../i18n";
import { useStyles } from "./adopt-styles";
import { Icon } from "./Icon";
import { pageWindow } from "./page-window";
import styles from "./pager.css?inline";
import { pagerMessages } from "./pager.messages";

export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Makes the pages real links, e.g. for a new tab; a plain click still calls `onPageChange`. */
  hrefOf?: ((page: number) => string) | undefined;
}

/** Pages with three siblings and two boundary pages; nothing for a single page. */
export function Pager({ page, pageCount, onPageChange, hrefOf }: PagerProps) {
  if (pageCount < 2) return null;
  return <PageList page={page} pageCount={pageCount} onPageChange={onPageChange} hrefOf={hrefOf} />;
}

function PageList({ page, pageCount, onPageChange, hrefOf }: PagerProps) {
  const t = useMessages(pagerMessages);
  const element = useRef<HTMLElement>(null);
  useStyles(element, styles);

  function step(target: number, label: string, icon: "chevron-left" | "chevron-right") {
    return (
      <button
        type="button"
        className="martillo-pager__step"
        part="pager-step"
        aria-label={label}
        disabled={target < 1 || target > pageCount}
        onClick={() => onPageChange(target)}
      >
        <Icon name={icon} />
      </button>
    );
  }

  return (
    <nav ref={element} className="martillo-pager" part="pager" aria-label={t("pages")}>
      {step(page - 1, t("previousPage"), "chevron-left")}
      <ol className="martillo-pager__pages">
        {pageWindow(page, pageCount).map((item, at) =>
          item === "gap" ? (
            <li key={`gap-${at}`} className="martillo-pager__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <PageLink
                label={t("page", { page: item })}
                page={item}
                isCurrent={item === page}
                onPageChange={onPageChange}
                href={hrefOf?.(item)}
              />
            </li>
          ),
        )}
      </ol>
      {step(page + 1, t("nextPage"), "chevron-right")}
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  label: string;
  isCurrent: boolean;
  onPageChange: (page: number) => void;
  href: string | undefined;
}

function PageLink({ page, label, isCurrent, onPageChange, href }: PageLinkProps) {
  const common = {
    className: "martillo-pager__page",
    part: isCurrent ? "pager-page pager-current" : "pager-page",
    "aria-label": label,
    "aria-current": isCurrent ? ("page" as const) : undefined,
  };
  if (href === undefined) {
    return (
      <button type="button" {...common} onClick={() => onPageChange(page)}>
        {page}
      </button>
    );
  }
  return (
    <a
      {...common}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onPageChange(page);
      }}
    >
      {page}
    </a>
  );
}
