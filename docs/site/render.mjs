// Markdown of the repository as HTML of the site: addresses, anchors, colours of code.
import hljs from "highlight.js/lib/common";
import { Marked } from "marked";
import { posix } from "node:path";

const escape = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

function slugOf(text) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function coloured(text, lang) {
  const language = { tsx: "typescript", jsx: "javascript", sh: "bash" }[lang] ?? lang;
  return language && hljs.getLanguage(language)
    ? hljs.highlight(text, { language }).value
    : escape(text);
}

/**
 * @param {import("./pages.mjs").Page} page
 * @param {ReadonlyMap<string, string>} hrefs by path in the repository
 */
export function renderPage(page, hrefs) {
  const sections = [];
  const used = new Map();
  const anchorOf = (text) => {
    const slug = slugOf(text) || "section";
    const count = used.get(slug) ?? 0;
    used.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const id = anchorOf(text);
        const plain = text.replaceAll("`", "");
        if (depth <= 3)
          sections.push({ anchor: depth === 1 ? "" : `#${id}`, title: plain, depth, text: "" });
        const body = this.parser.parseInline(tokens);
        const link =
          depth === 1 ? "" : ` <a class="anchor" href="#${id}" aria-label="${escape(plain)}">#</a>`;
        return `<h${depth} id="${id}">${body}${link}</h${depth}>\n`;
      },
      code({ text, lang }) {
        // Scrolls sideways where it is narrow, so the keyboard must reach it.
        return `<pre tabindex="0"><code class="hljs">${coloured(text, lang)}</code></pre>\n`;
      },
      table(token) {
        const head = token.header.map((cell) => this.tablecell(cell)).join("");
        const rows = token.rows
          .map((row) => `<tr>${row.map((cell) => this.tablecell(cell)).join("")}</tr>`)
          .join("");
        return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        const body = this.parser.parseInline(tokens);
        const target = addressOf(href, page, hrefs);
        return target === null ? `<span>${body}</span>` : `<a href="${escape(target)}">${body}</a>`;
      },
    },
  });
  // Two passes: the renderer finds the sections, and their texts are read token by token.
  const tokens = marked.lexer(page.markdown);
  const html = marked.parser(tokens);
  const texts = textsOf(tokens);
  for (const [index, section] of sections.entries()) section.text = texts[index] ?? "";
  return { html, sections };
}

function textsOf(tokens) {
  const texts = [];
  for (const token of tokens) {
    if (token.type === "heading" && token.depth <= 3) texts.push("");
    else if (texts.length > 0)
      texts[texts.length - 1] += ` ${token.raw.replace(/[#`*|<>[\]()-]+/g, " ")}`;
  }
  return texts;
}

/** What a link of a file means on the site; null for what the site does not have, such as sources. */
function addressOf(href, page, hrefs) {
  if (/^[a-z]+:/i.test(href) || href.startsWith("#")) return href;
  const [path, anchor] = href.split("#");
  const source = posix.normalize(posix.join(posix.dirname(page.source), path));
  const target = hrefs.get(source);
  if (target === undefined) {
    if (source.startsWith("docs/") && source.endsWith(".md"))
      throw new Error(`martillo docs: ${page.source} links to ${href}, which does not exist`);
    return null;
  }
  const relative = posix.relative(posix.dirname(page.href), target);
  return anchor === undefined ? relative : `${relative}#${anchor}`;
}
