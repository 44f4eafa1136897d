import { createElement, type ReactNode, useMemo, useRef } from "react";
import { useMessages } from "../i18n";
import { useStyles } from "./adopt-styles";
import { type HtmlElementNode, type HtmlNode, parseHtml } from "./html-nodes";
import styles from "./rich-text.css?inline";
import { richTextMessages } from "./rich-text.messages";

export interface RichTextProps {
  /** Markup of any author; parts that are not known to be harmless are left out. */
  html: string;
  /** What links that begin with `/` belong to. */
  base: string;
  /** How far down headings move, so that they fit below the one above the text. @default 0 */
  headingShift?: 0 | 1;
  /** Links open in a tab of their own, so that a form below the text stays. @default false */
  newTab?: boolean;
}

interface Settings {
  base: string;
  newTab: boolean;
  shift: number;
  tableLabel: string;
}

/** A text with headings, lists, tables and links, as the house's own people write them. */
export function RichText({ html, base, headingShift = 0, newTab = false }: RichTextProps) {
  const t = useMessages(richTextMessages);
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  const nodes = useMemo(() => parseHtml(html), [html]);
  const settings = { base, newTab, shift: headingShift, tableLabel: t("table") };
  return (
    <div ref={element} className="martillo-rich-text" part="text">
      {shown(nodes, settings)}
    </div>
  );
}

function shown(nodes: readonly HtmlNode[], settings: Settings): ReactNode[] {
  return nodes.map((node, index) =>
    // Pieces of a text have no names, and a text that changes is another text.
    typeof node === "string" ? node : <Piece key={index} node={node} settings={settings} />,
  );
}

function Piece({ node, settings }: { node: HtmlElementNode; settings: Settings }) {
  const { tag, attributes, children } = node;
  const inner = children.length > 0 ? shown(withoutGaps(node), settings) : undefined;
  const heading = /^h([2-4])$/.exec(tag);
  if (heading) return createElement(`h${Number(heading[1]) + settings.shift}`, null, inner);
  switch (tag) {
    case "a":
      return <a {...linkOf(attributes.href, settings)}>{inner}</a>;
    case "table":
      return (
        <div
          className="martillo-rich-text__table"
          role="region"
          aria-label={settings.tableLabel}
          // What scrolls has to take the focus, so that keys can push it along.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table>{inner}</table>
        </div>
      );
    case "th":
    case "td":
      return createElement(
        tag,
        {
          scope: attributes.scope,
          colSpan: attributes.colspan && Number(attributes.colspan),
          rowSpan: attributes.rowspan && Number(attributes.rowspan),
        },
        inner,
      );
    default:
      return createElement(tag, null, inner);
  }
}

const HOLDS_NO_WORDS = new Set(["table", "thead", "tbody", "tr", "ul", "ol", "dl"]);

/** Line breaks between rows are no content, and React says so. */
function withoutGaps({ tag, children }: HtmlElementNode): readonly HtmlNode[] {
  if (!HOLDS_NO_WORDS.has(tag)) return children;
  return children.filter((child) => typeof child !== "string");
}

function linkOf(href: string | undefined, { base, newTab }: Settings) {
  if (href === undefined) return {};
  const tab = newTab ? { target: "_blank", rel: "noopener" } : {};
  if (href.startsWith("/")) return { ...tab, href: base + href };
  return /^https?:/i.test(href) ? { ...tab, href, rel: "noopener noreferrer" } : { ...tab, href };
}
