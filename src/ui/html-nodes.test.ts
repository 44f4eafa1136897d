import { describe, expect, test } from "vitest";
import { fc } from "../testing/seed";
import { type HtmlNode, parseHtml } from "./html-nodes";

/** The pieces as markup again, so that they can be read. */
function written(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}=${value}`,
      );
      return `<${node.tag}${attributes.join("")}>${written(node.children)}</${node.tag}>`;
    })
    .join("");
}

describe("parseHtml", () => {
  test.each([
    ["plain", "plain"],
    ["<p>Uno <strong>dos</strong></p>", "<p>Uno <strong>dos</strong></p>"],
    ["<P>Uno</P>", "<p>Uno</p>"],
    [
      "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#x27; &nbsp;€ &noexiste;",
      "a <b> & \"c\" 'd'  € &noexiste;",
    ],
    ["1 < 2", "1 < 2"],
    ["<a download href='/lote/1'>lote</a>", "<a href=/lote/1>lote</a>"],
    ["sin cerrar <b <i>uno</i>", "sin cerrar <b <i>uno</i>"],
    ["uno<br>dos<br/>tres", "uno<br></br>dos<br></br>tres"],
    ["<ul><li>uno<li>dos</ul>", "<ul><li>uno</li><li>dos</li></ul>"],
    ["<p>uno<p>dos", "<p>uno</p><p>dos</p>"],
    ["<p>uno</strong></p>dos", "<p>uno</p>dos"],
    ["<div><p class='x' onclick='y()'>uno</p></div>", "<p>uno</p>"],
    ['<th scope="col" colspan=2>a</th>', "<th scope=col colspan=2>a</th>"],
    ["<!-- <p>no</p> --><p>sí</p>", "<p>sí</p>"],
    ["<script>alert(1)</script>después", "después"],
    ["<style>p{}</style><svg><p>x</p></svg>y", "y"],
    ["<script>alert(1)", ""],
    ['<a href="/help">x</a>', "<a href=/help>x</a>"],
    ['<a href="https://a.example?x=1&amp;y=2">x</a>', "<a href=https://a.example?x=1&y=2>x</a>"],
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="&#106;avascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href=" java\nscript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="//elsewhere.example">x</a>', "<a>x</a>"],
    ['<a href="data:text/html,x">x</a>', "<a>x</a>"],
    ['<img src=x onerror="alert(1)"><b>y</b>', "<b>y</b>"],
  ])("%s", (html, expected) => {
    expect(written(parseHtml(html))).toBe(expected);
  });

  test("whatever it is given, it gives known elements and safe links only", () => {
    const bits = fc.constantFrom(
      "<p>",
      "</p>",
      "<script>",
      "</script>",
      "<a href=",
      "javascript:x",
      '"',
      "'",
      ">",
      "<",
      "<svg/onload=x>",
      "&#x6a;",
      "<li>",
      "<table><td>",
      "</ul>",
      "<!--",
      "-->",
      "texto",
      "//x",
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
        const check = (node: HtmlNode): boolean =>
          typeof node === "string" ||
          (/^(?:h[234]|p|[uod]l|li|d[td]|a|table|t[drh]|[a-z]+)$/.test(node.tag) &&
            node.tag !== ("script" as string) &&
            !/^\s*(?:javascript|data|\/\/)/i.test(node.attributes.href ?? "") &&
            node.children.every(check));
        return parseHtml(parts.join("")).every(check);
      }),
    );
  });
});
