import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newsletterService } from "../../ports/newsletter/newsletter-service";
import type { NewsletterContact } from "../../ports/newsletter";
import { UNKNOWN_OPERATOR } from "../../platform/call/operator";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";

const CONSENT = "Acepto recibir el boletín.";

describe.each(engines)("$name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  const services: InPageApi[] = [];

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({
      db: open.db,
      config: { operator: { ...UNKNOWN_OPERATOR, email: "casa@casa.example" } },
    });
  });
  afterAll(async () => {
    for (const other of services) await other.close();
    await api.close();
    await open.close();
  });
  beforeEach(() => api.db.query("delete from outbox"));

  function letters() {
    return api.db.query<{ template: string; recipient: string; text: string }>(
      "select template, recipient, text from outbox order by id",
    );
  }

  async function linkOf(path: string): Promise<string> {
    const [letter] = (await letters()).slice(-1);
    return new RegExp(`${path}/(\\S+)`).exec(letter?.text ?? "")?.[1] ?? "";
  }

  async function statusOf(email: string) {
    const [row] = await api.db.query<{ status: string; consent_text: string }>(
      "select status, consent_text from newsletter_contacts where email = $1",
      [email],
    );
    return row?.status;
  }

  const subscribe = (email: string, name = "Ana Ruiz") =>
    api.call("custom/subscribeNewsletter", { contact: { name, email }, consent_text: CONSENT });

  describe("the newsletter", () => {
    it("begins only once the address has confirmed it, and ends by one link", async () => {
      expect((await subscribe(" Ana@Ejemplo.es ")).responseData).toEqual({ requested: true });
      expect(await statusOf("ana@ejemplo.es")).toBe("pending");
      expect(await letters()).toMatchObject([
        { template: "newsletterConfirmation", recipient: "ana@ejemplo.es" },
      ]);
      const token = await linkOf("/boletin/confirmar");
      const stop = await linkOf("/boletin/baja");
      for (let i = 0; i < 2; i++) {
        expect((await api.call("custom/confirmNewsletter", { token })).code).toBeNull();
      }
      expect(await statusOf("ana@ejemplo.es")).toBe("confirmed");
      for (let i = 0; i < 2; i++) {
        expect((await api.call("custom/unsubscribeNewsletter", { token: stop })).code).toBeNull();
      }
      expect(await statusOf("ana@ejemplo.es")).toBe("unsubscribed");
      // The old link does not bring it back.
      expect((await api.call("custom/confirmNewsletter", { token })).code).toBe("LINK_EXPIRED");
      expect(await statusOf("ana@ejemplo.es")).toBe("unsubscribed");
    });

    it("tells nobody who has it, and writes to an address once in ten minutes", async () => {
      const first = await subscribe("bea@ejemplo.es");
      const second = await subscribe("bea@ejemplo.es");
      expect(await letters()).toHaveLength(1);
      await api.call("custom/confirmNewsletter", { token: await linkOf("/boletin/confirmar") });
      await api.db.query(
        "update newsletter_contacts set mailed_at = now() - interval '1 day' where email = 'bea@ejemplo.es'",
      );
      const third = await subscribe("bea@ejemplo.es");
      expect(await letters()).toHaveLength(1);
      expect(await statusOf("bea@ejemplo.es")).toBe("confirmed");
      expect([second.responseData, third.responseData]).toEqual(Array(2).fill(first.responseData));
    });

    it("is asked for again with a new link; the older one and one that is too old say nothing", async () => {
      await subscribe("caro@ejemplo.es");
      const old = await linkOf("/boletin/confirmar");
      await api.db.query(
        "update newsletter_contacts set mailed_at = now() - interval '1 hour' where email = 'caro@ejemplo.es'",
      );
      await subscribe("caro@ejemplo.es", "Carolina");
      expect((await api.call("custom/confirmNewsletter", { token: old })).code).toBe(
        "LINK_EXPIRED",
      );
      const token = await linkOf("/boletin/confirmar");
      await api.db.query(
        "update newsletter_contacts set requested_at = now() - interval '3 days' where email = 'caro@ejemplo.es'",
      );
      expect((await api.call("custom/confirmNewsletter", { token })).code).toBe("LINK_EXPIRED");
      const made = { token: "x".repeat(43) };
      expect((await api.call("custom/unsubscribeNewsletter", made)).code).toBe("LINK_EXPIRED");
    });

    it("takes two requests at once as one", async () => {
      await Promise.all([1, 2, 3].map(() => subscribe("dos@ejemplo.es")));
      expect(await letters()).toHaveLength(1);
    });

    it("refuses what is no address, and a name that is empty", async () => {
      const { code, refusal } = await subscribe("ana@", " ");
      expect(code).toBe("INVALID_INPUT");
      expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(["contact.email", "contact.name"]);
    });

    it("is left to a service where one is configured", async () => {
      const sent: { url: unknown; init: RequestInit | undefined }[] = [];
      let status = 201;
      const other = await createTestApi({
        db: open.db,
        ports: {
          newsletter: newsletterService({
            url: "https://service.example/contacts",
            token: "llave",
            fetch: async (url, init) => {
              sent.push({ url, init });
              return new Response(null, { status });
            },
          }),
        },
      });
      services.push(other);
      const contact: NewsletterContact = { name: "Eva", email: "eva@ejemplo.es" };
      const input = { contact, consent_text: CONSENT };
      expect((await other.call("custom/subscribeNewsletter", input)).code).toBeNull();
      expect(sent[0]?.url).toBe("https://service.example/contacts");
      expect(sent[0]?.init?.body).toBe(JSON.stringify({ contact }));
      expect(new Headers(sent[0]?.init?.headers).get("authorization")).toBe("Bearer llave");
      expect(await statusOf("eva@ejemplo.es")).toBeUndefined();
      expect(await letters()).toEqual([]);
      status = 500;
      expect((await other.call("custom/subscribeNewsletter", input)).code).toBe("UNAVAILABLE");
    });
  });

  describe("user/submitContactUs", () => {
    const message = {
      name: "Ana Ruiz",
      email: "ana@ejemplo.es",
      subject: "Visita",
      message: "¿Puedo ver el vehículo el lunes?",
    };
    const stored = () => api.db.query("select * from contact_messages order by id");

    it("keeps the message, brings it to the house, and tells the visitor without repeating it", async () => {
      const answer = await api.call("user/submitContactUs", { ...message, phone: "600 100 200" });
      expect(answer.responseData).toEqual({ received: true });
      expect(await stored()).toMatchObject([{ ...message, phone: "600100200", user_id: null }]);
      const sent = await letters();
      expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([
        ["contactForm", "casa@casa.example"],
        ["contactReceived", "ana@ejemplo.es"],
      ]);
      expect(sent[0]?.text).toContain("600 100 200");
      expect(sent[0]?.text).toContain(message.message);
      // The writer may have named another person's address.
      expect(sent[1]?.text).not.toContain(message.message);
    });

    it("takes the same message again as a repeated click", async () => {
      const again = { ...message, subject: "Otra", message: "Una sola vez." };
      const before = (await stored()).length;
      await Promise.all([1, 2].map(() => api.call("user/submitContactUs", again)));
      await api.call("user/submitContactUs", again);
      expect(await stored()).toHaveLength(before + 1);
      expect(await letters()).toHaveLength(2);
    });

    it("tells a program that fills in everything what it wants to hear, and keeps nothing", async () => {
      const before = (await stored()).length;
      const answer = await api.call("user/submitContactUs", {
        ...message,
        website: "x",
        subject: "S",
      });
      expect(answer.responseData).toEqual({ received: true });
      expect(await stored()).toHaveLength(before);
      expect(await letters()).toEqual([]);
    });

    it("asks for a captcha where the house does", async () => {
      const strict = await createTestApi({
        db: open.db,
        ports: {
          captcha: {
            provider: "turnstile",
            siteKey: "k",
            verify: async (answer) => answer === "humano",
          },
        },
      });
      services.push(strict);
      const other = { ...message, message: "Con comprobación." };
      expect((await strict.call("user/submitContactUs", other)).code).toBe("CAPTCHA_REQUIRED");
      const right = await strict.call("user/submitContactUs", { ...other, captcha: "humano" });
      expect(right.code).toBeNull();
      // Without an address of the house's own the message is kept all the same.
      expect((await letters()).map(({ template }) => template)).toEqual(["contactReceived"]);
    });

    it("names every field at fault", async () => {
      const bad = { name: "", email: "x", phone: "abc", subject: " ", message: "" };
      const { refusal, code } = await api.call("user/submitContactUs", bad);
      expect(code).toBe("INVALID_INPUT");
      expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(Object.keys(bad).sort());
    });

    it("knows who is signed in", async () => {
      const me = await api.seedUser();
      await api.call("user/submitContactUs", { ...message, message: "Soy yo." }, me);
      expect((await stored()).at(-1)).toMatchObject({ user_id: me.id });
    });
  });
});
