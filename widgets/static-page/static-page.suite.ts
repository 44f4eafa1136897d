import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../src/state";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { StaticPageProps } from "./StaticPage";

/** What the widget does, in whichever flavour. */
export function staticPageSuite(mount: Mount<StaticPageProps>, context: SuiteContext) {
  const headings = (root: ShadowRoot | HTMLElement) =>
    [...root.querySelectorAll("h1, h2, h3, h4")].map((node) => node.tagName);

  /** A page with a text of the house's own in Spanish. */
  async function writePage(slug: string, title: string, html: string) {
    await context.api.db.query(
      `with page as (insert into static_pages (slug) values ($1) returning id)
       insert into static_page_texts (page_id, language, title, html)
       select id, 'es', $2, $3 from page`,
      [slug, title, html],
    );
  }

  test("shows a text with its title, its links on the house's site", async () => {
    const { root, text } = mount({ page: "quienes-somos" });
    await until(() => expect(text()).toContain("Por qué existimos"));
    await expect.element(page.getByRole("heading", { name: "Quiénes somos" })).toBeVisible();
    const link = root.querySelector<HTMLAnchorElement>('a[href$="/guidelines"]');
    expect(link?.getAttribute("href")).toBe(`${context.apiBase}/guidelines`);
    expect(text()).toMatch(/Última actualización: \d/);
    expect(text()).not.toContain("Texto modelo");
    await expectAccessible(root);
  });

  test("marks a legal text as one to be looked through, and what the operator has not said", async () => {
    const { root, text } = mount({ page: "/aviso-legal" });
    await until(() => expect(text()).toContain("Texto modelo."));
    expect(text()).toContain("un profesional del derecho");
    expect([...root.querySelectorAll("mark")].map((node) => node.textContent)).toContain(
      "[razón social]",
    );
    await expectAccessible(root);
  });

  test("speaks English on a page in English", async () => {
    configure({ locale: "en" });
    onTestFinished(() => configure({ locale: "es", phrases: {} }));
    const { root, text } = mount({ page: "aviso-legal" });
    await until(() => expect(text()).toContain("The Spanish text is the binding one."));
    const title = page.getByRole("heading", { name: "Legal notice" });
    expect(title.element().closest("[lang]")?.getAttribute("lang")).toBe("en");
    expect(root.querySelector('[lang="es"]')).toBeNull();
    expect(text()).not.toContain("Este texto está en español.");
    configure({ locale: "es" });
    await until(() => expect(text()).toContain("El titular de"));
    expect(root.querySelector('[lang="en"]')).toBeNull();
  });

  test("says on a page in English that a text is in Spanish alone, and marks it", async () => {
    const slug = `propia-${context.flavour}`;
    await writePage(slug, "Lo nuestro", "<p>Cada subasta.</p>");
    configure({ locale: "en", phrases: { "staticPage.inSpanish": "This text is in Spanish." } });
    onTestFinished(() => configure({ locale: "es", phrases: {} }));
    const { root, text } = mount({ page: slug });
    await until(() => expect(text()).toContain("This text is in Spanish."));
    expect(
      page.getByRole("heading", { name: "Lo nuestro" }).element().closest("[lang]"),
    ).not.toBeNull();
    const words = [...root.querySelectorAll("p")].find((p) => p.textContent?.includes("subasta"));
    expect(words?.closest("[lang]")?.getAttribute("lang")).toBe("es");
    const note = page.getByText("This text is in Spanish.").element();
    expect(note.parentElement?.querySelector('[lang="es"]')?.contains(note)).toBe(false);
    configure({ locale: "es", phrases: {} });
    await until(() => expect(text()).toContain("Cada subasta."));
    expect(text()).not.toContain("This text is in Spanish.");
  });

  test("fits below the headings around it, or is the page's own", async () => {
    const widget = mount({ page: "help" });
    await until(() => expect(headings(widget.root)[0]).toBe("H2"));
    expect(new Set(headings(widget.root).slice(1))).toEqual(new Set(["H3"]));
    widget.update({ heading: "first" });
    await until(() => expect(headings(widget.root)[0]).toBe("H1"));
    expect(new Set(headings(widget.root).slice(1))).toEqual(new Set(["H2"]));
    widget.update({ heading: "none" });
    await until(() => expect(headings(widget.root)).not.toContain("H1"));
  });

  test("its links open in the same tab, or each in a new one", async () => {
    const widget = mount({ page: "terms_of_use" });
    const targets = () =>
      new Set([...widget.root.querySelectorAll<HTMLAnchorElement>("a")].map((link) => link.target));
    await until(() => expect(targets()).toEqual(new Set([""])));
    widget.update({ newTab: true });
    await until(() => expect(targets()).toEqual(new Set(["_blank"])));
  });

  test("lets wide tables be pushed along, and nothing else", async () => {
    const { root } = mount({ page: "politica-cookies" }, { style: "width: 320px" });
    await until(() => expect(root.querySelector("table")).not.toBeNull());
    const base = root.querySelector<HTMLElement>("[part~=base]");
    expect(base?.scrollWidth).toBeLessThanOrEqual(320);
    const box = page.getByRole("region", { name: "Tabla" });
    await expect.element(box).toHaveAttribute("tabindex", "0");
    await expectAccessible(root);
  });

  test("shows nothing of a text that could do harm", async () => {
    const slug = `mala-${context.flavour}`;
    const harmful = '<p onclick="x()">Texto</p><script>x()</script><a href="javascript:x()">y</a>';
    await writePage(slug, "Mala", harmful);
    const { root, text } = mount({ page: slug });
    await until(() => expect(text()).toContain("Texto"));
    expect(root.querySelector("script, [onclick], a[href]")).toBeNull();
  });

  test("says that there is no such text", async () => {
    const { text, root } = mount({ page: "nada" });
    await until(() => expect(text()).toContain("Este texto no existe."));
    await expectAccessible(root);
  });

  test("offers another try when it cannot be read", async () => {
    const slug = `caida-${context.flavour}`;
    await writePage(slug, "Vuelve", "<p>Aquí está.</p>");
    context.faults.next("common/getStaticPage", "refuse");
    context.faults.next("common/getStaticPage", "refuse");
    context.faults.next("common/getStaticPage", "refuse");
    const { text } = mount({ page: slug });
    await until(() => expect(text()).toContain("Reintentar"));
    await page.getByRole("button", { name: "Reintentar" }).click();
    await until(() => expect(text()).toContain("Aquí está."));
  });
}
