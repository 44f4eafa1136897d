import { describe, expect, it } from "vitest";
import { cleanHtml, cleanPageHtml, isRichText } from "./clean-html";
import { HOSTILE_HTML } from "./testing/hostile-html";

describe("a rich text of somebody's", () => {
  it.each(HOSTILE_HTML)("loses what is dangerous in %s", async (html) => {
    const clean = await cleanHtml(html);
    expect(clean).not.toMatch(/<(?!\/?(p|br|strong|em|u|ul|ol|li|h[234]|a|blockquote)[\s>/])/i);
    expect(clean).not.toMatch(/<[^>]+\s(on\w+|style|class|id|name|target|srcdoc|title)\s*=/i);
    expect(clean).not.toMatch(/<[^>]+(script|data|vbscript):/i);
  });

  it.each(HOSTILE_HTML)("on a page of the house loses what is dangerous in %s", async (html) => {
    const clean = await cleanPageHtml(html);
    expect(clean).not.toMatch(
      /<\/?(script|img|svg|math|style|iframe|object|embed|form|input|base|meta)/i,
    );
    expect(clean).not.toMatch(/<[^>]+\s(on\w+|style|class|id|name|target|srcdoc|title)\s*=/i);
    expect(clean).not.toMatch(/<[^>]+(script|data|vbscript):/i);
  });

  it("keeps what people write", async () => {
    const text =
      '<h2>Estado</h2><p>Muy <strong>bueno</strong>, <em>sin</em> <u>golpes</u>.<br />Ver <a href="https://x.example/a?b=1&amp;c=2" rel="nofollow noopener noreferrer">informe</a></p><ul><li>ITV</li></ul><ol><li>Uno</li></ol><blockquote>Cita</blockquote>';
    expect(await cleanHtml(text)).toBe(text);
    expect(await cleanHtml("Coche de 5 < 6 puertas & más")).toBe(
      "Coche de 5 &lt; 6 puertas &amp; más",
    );
  });

  it("says the same in its own words", async () => {
    expect(await cleanHtml("<div><b>a</b> <i>b</i></div><h1>c</h1><h6>d</h6>")).toBe(
      "<p><strong>a</strong> <em>b</em></p><h2>c</h2><h4>d</h4>",
    );
  });

  it("gives the same when it is cleaned again", async () => {
    for (const html of HOSTILE_HTML) {
      const once = await cleanHtml(html);
      expect(await cleanHtml(once)).toBe(once);
    }
  });

  it("marks links as strangers' and keeps their words where the address is not taken", async () => {
    expect(await cleanHtml('<a href="javascript:x" rel="opener">leer</a>')).toBe(
      '<a rel="nofollow noopener noreferrer">leer</a>',
    );
    expect(await cleanHtml('<a href="mailto:a@b.example">a</a>')).toContain(
      'href="mailto:a@b.example"',
    );
  });

  it("tells a plain text from a rich one", () => {
    expect(isRichText("Precio < 5.000 € y > 1.000 €")).toBe(false);
    expect(isRichText("Con <strong>golpe</strong>")).toBe(true);
  });
});
