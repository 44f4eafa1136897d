import { expect, it } from "vitest";
import { mailTemplate, renderMail } from "./template";

const letter = mailTemplate<{ seller: string }>({
  name: "test",
  subject: ({ seller }) => `Le escribe ${seller}.`,
  body: ({ seller }) => [
    `Lo entrega ${seller}. Llame antes.`,
    { quote: "Bueno.. ya veremos" },
    { small: `De ${seller}.` },
  ],
});

it.each([
  ["Flotas Pinoalto, S.L.", "Flotas Pinoalto, S.L."],
  ["Ana", "Ana."],
])("ends a sentence once: %s", (seller, ended) => {
  const { subject, text, html } = renderMail(letter, { seller }, { siteUrl: "" });
  expect(subject).toBe(`Le escribe ${ended}`);
  for (const said of [`Lo entrega ${ended} Llame antes.`, `De ${ended}`, "Bueno.. ya veremos"]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
});
