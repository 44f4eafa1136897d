import { describe, expect, it } from "vitest";
import { greeting, renderMail, spanText, type MailTemplate } from "./template";
import { MAILS, TEXT_MESSAGES } from "./templates";

const HOSTILE = '<img src=x onerror="alert(1)">&\'\r\nBcc: otro@example.test';
const HOUR = 3_600;

/** Values in which every text is somebody's attempt to be more than a text. */
const hostile: { [Name in keyof typeof MAILS]: Parameters<(typeof MAILS)[Name]["body"]>[0] } = {
  verifyCode: { name: HOSTILE, code: "123456", seconds: 300 },
  loginCode: { name: HOSTILE, code: "123456", seconds: 300 },
  verifyLink: { name: HOSTILE, link: `/verify_email/a"><b>`, seconds: HOUR },
  passwordReset: { name: HOSTILE, link: "/reset_password/secreto", seconds: HOUR },
  passwordChanged: { name: HOSTILE },
  emailChanged: { name: HOSTILE, email: `<b>@example.test` },
  phoneChanged: { name: HOSTILE, phone: "+34600<b>" },
  welcome: { name: HOSTILE, isVerified: false },
  invitation: { name: HOSTILE, from: HOSTILE, company: HOSTILE, link: "/invite", seconds: HOUR },
  contactReceived: { name: HOSTILE },
  bidWithdrawn: {
    name: HOSTILE,
    title: HOSTILE,
    side: "seller",
    reason: HOSTILE,
    isOwn: true,
    leads: false,
    price: HOSTILE,
    link: "/subasta/7",
  },
  contactForm: { name: HOSTILE, email: HOSTILE, phone: HOSTILE, topic: HOSTILE, message: HOSTILE },
  newsletterConfirmation: {
    name: HOSTILE,
    link: "/boletin/confirmar/secreto",
    stopLink: "/boletin/baja/secreto",
    seconds: HOUR,
  },
  savedSearchConfirmation: { link: "/saved_search/secreto", seconds: HOUR },
  savedSearchAlert: {
    name: HOSTILE,
    title: HOSTILE,
    lots: [{ text: HOSTILE, detail: HOSTILE, link: "/subasta/7" }],
    link: "/saved_search",
    stopLink: "/saved_search/secreto",
  },
};

const TAGS = new Set(
  "html head meta title body div p a br blockquote ul li".split(" ").flatMap((t) => [t, `/${t}`]),
);

describe.each(Object.keys(MAILS) as (keyof typeof MAILS)[])("%s", (name) => {
  const template = MAILS[name] as unknown as MailTemplate<unknown>;
  const { subject, text, html } = renderMail(template, hostile[name], "https://casa.example");

  it("holds no markup but its own", () => {
    const tags = [...html.matchAll(/<(\/?[a-z]+)/gi)].map(([, tag]) => tag ?? "");
    expect(tags.filter((tag) => !TAGS.has(tag))).toEqual([]);
    for (const attributes of html.matchAll(/<\w+([^>]*)>/g)) {
      expect(attributes[1]).not.toMatch(/\son\w+=/i);
    }
  });

  it("has a subject of one line, and says the same in plain text", () => {
    expect(subject).toMatch(/\S/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.length).toBeGreaterThan(40);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? "");
    for (const address of links.filter((link) => !link.includes("&"))) {
      expect(text).toContain(address);
      expect(address).toMatch(/^https:\/\/casa\.example\//);
    }
  });
});

it("forgets what carries a code or the token of a link", () => {
  const kept = Object.entries(MAILS).filter(([, template]) => !template.secretForSeconds);
  expect(kept.map(([name]) => name).sort()).toEqual([
    "bidWithdrawn",
    "contactForm",
    "contactReceived",
    "emailChanged",
    "passwordChanged",
    "phoneChanged",
    "savedSearchAlert",
    "welcome",
  ]);
});

it("greets by name, but not by what a mail program would turn into a link", () => {
  expect(greeting("Lucía")).toBe("Hola, Lucía:");
  expect(greeting("Mª José O'Neill-Pérez")).toBe("Hola, Mª José O'Neill-Pérez:");
  for (const name of ["", null, undefined, "http://mal.es", "www.mal.es", "mal.es", "a@b.es"]) {
    expect(greeting(name)).toBe("Hola:");
  }
});

it.each([
  "Gane 500 € en http://mal.es",
  "entre en mal.es/premio",
  "www.mal",
  "e.v.i.l.com",
  "mal。es",
  "mal．es",
  "escriba a@b.es",
  "llame al 900 123 456",
  "x".repeat(61),
])("repeats nothing of a stranger that leads elsewhere: %s", (words) => {
  const letters = [
    renderMail(MAILS.invitation, { from: words, company: words, link: "/i", seconds: HOUR }, ""),
    renderMail(MAILS.savedSearchAlert, { title: words, lots: [], link: "/s", stopLink: "/p" }, ""),
    renderMail(MAILS.contactReceived, { name: words }, ""),
  ];
  for (const { subject, text, html } of letters) {
    for (const part of [subject, text, html]) expect(part).not.toContain(words);
    expect(text).not.toContain("null");
  }
});

it("repeats names of people and companies as they are", () => {
  const from = "Mª José O'Neill-Pérez";
  for (const company of ["Autos Ferrer, S.L.", "Compraventa Rey S.A.U.", "J.M. Ruiz (S.L.)"]) {
    const { subject, text } = renderMail(
      MAILS.invitation,
      { from, company, link: "/i", seconds: HOUR },
      "",
    );
    expect(subject).toBe(`${from} le invita a Martillo`);
    expect(text).toContain(`${from} le invita a trabajar con ${company} en Martillo.`);
  }
});

it("says how long in words", () => {
  expect([300, 60, 3_600, 7_200, 86_400, 172_800].map(spanText)).toEqual([
    "5 minutos",
    "1 minuto",
    "1 hora",
    "2 horas",
    "1 día",
    "2 días",
  ]);
});

it("keeps text messages within one message", () => {
  for (const template of Object.values(TEXT_MESSAGES)) {
    // Letters with accents leave room for seventy.
    expect(template.text({ code: "12345678", seconds: 300 }).length).toBeLessThanOrEqual(70);
  }
});
