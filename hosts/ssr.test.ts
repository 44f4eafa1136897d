import { describe, expect, inject, test } from "vitest";
import { publishLot } from "../demo-site/e2e/api";
import { describeHosts } from "./checks";
import { askForConsumers, askForStage } from "./stage/setup";

describeHosts([{ title: "React 19, rendered on a server", path: "/", origin: "ssr" }]);

async function setUp() {
  const { api, seller } = await askForStage(inject("hostsStage"));
  const { ssr } = await askForConsumers(inject("hostsStage"));
  return {
    newLot: (title: string) => publishLot(api, seller, { title, start_price: "4321.00" }),
    ask: (lot: number) => fetch(`${ssr}/?${new URLSearchParams({ api, lot: String(lot) })}`),
  };
}

describe("the HTML of a server", () => {
  test("shows the lot before any script runs, for people and for search engines", async () => {
    const { newLot, ask } = await setUp();
    const html = await (await ask(await newLot("Peugeot 208 </script>"))).text();
    const [, shown = ""] = html.split("<main>");
    expect(shown).toContain("Peugeot 208 &lt;/script&gt;");
    expect(shown).toMatch(/4\.321/);
    expect(shown).not.toContain('data-phase="loading"');
    const [, structured = ""] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(structured)).toMatchObject({
      "@type": "Car",
      name: "Peugeot 208 </script>",
      offers: { price: "4321.00", availability: "https://schema.org/InStock" },
    });
  });

  test("comes in parts: what is known does not wait for what is late", async () => {
    const { newLot, ask } = await setUp();
    const response = await ask(await newLot("Seat Ibiza"));
    const parts: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) parts.push(decoder.decode(chunk, { stream: true }));
    const late = parts.findIndex((part) => part.includes('id="late"'));
    expect(late).toBeGreaterThan(0);
    const [, before = ""] = parts.slice(0, late).join("").split("<main>");
    expect(before).toMatch(/4\.321/);
  });

  test("tells nobody what another request has read", async () => {
    const { newLot, ask } = await setUp();
    const titles = ["Alfa uno", "Beta dos", "Gamma tres"];
    const lots = await Promise.all(titles.map(newLot));
    const pages = await Promise.all(lots.map(async (lot) => (await ask(lot)).text()));
    pages.forEach((html, index) => {
      expect(titles.filter((title) => html.includes(title))).toEqual([titles[index]]);
    });
  });
});
