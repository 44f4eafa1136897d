import * as z from "zod/mini";
import type { DocumentNews, DocumentToSign, SigningPort } from ".";

const PATIENCE_MS = 15_000;
/** Seconds for which a page to sign on is good. */
const SESSION_S = 3_600;
/** Of `document.voided`, as PandaDoc's API counts states: no party can sign it any more. */
const EXPIRED = 11;

const STATES: Readonly<Record<string, DocumentNews["state"]>> = {
  "document.uploaded": "preparing",
  "document.draft": "draft",
  "document.sent": "open",
  "document.viewed": "open",
  "document.completed": "signed",
  "document.declined": "declined",
  "document.rejected": "declined",
  "document.voided": "expired",
  "document.error": "failed",
};

const Created = z.object({ id: z.string().check(z.minLength(1)) });
const Session = z.object({ id: z.string().check(z.minLength(1)), expires_at: z.string() });
const Details = z.object({
  status: z.string(),
  recipients: z._default(
    z.array(
      z.object({
        email: z.string(),
        has_completed: z._default(z.boolean(), false),
        signature_date: z.optional(z.nullable(z.string())),
      }),
    ),
    [],
  ),
  date_modified: z.string(),
});

export interface PandaDocOptions {
  key: string;
  api: string;
  app: string;
  fetch?: typeof globalThis.fetch;
}

/** PandaDoc, by its public API (`/public/v1`): https://developers.pandadoc.com */
export function pandadoc({
  key,
  api,
  app,
  fetch = globalThis.fetch,
}: PandaDocOptions): SigningPort {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `API-Key ${key}`);
    const response = await fetch(`${api}/public/v1/documents${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "error",
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`PandaDoc answered ${response.status} to ${init.method ?? "GET"} ${path}`);
  }
  function tell(method: "POST" | "PATCH", path: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return ask(path, { method, headers, body: JSON.stringify(body) });
  }

  return {
    name: "pandadoc",
    // As wide as a signature wants to be.
    signatureTag: (role) => `{signature:${role}:sign_${role}______________________}`,

    async create({ title, pdf, signers, reference }: DocumentToSign) {
      const form = new FormData();
      // Copied: a view of shared memory is no part of a form.
      form.set(
        "file",
        new Blob([Uint8Array.from(pdf)], { type: "application/pdf" }),
        "contrato.pdf",
      );
      form.set(
        "data",
        JSON.stringify({
          name: title,
          recipients: signers.map(({ role, name, email }) => {
            const [first = "", ...rest] = name.split(" ");
            return { role, email, first_name: first, last_name: rest.join(" ") };
          }),
          parse_form_fields: false,
          metadata: { reference },
        }),
      );
      const response = await ask("", { method: "POST", body: form });
      return Created.parse(await response.json()).id;
    },

    async read(id) {
      const { status, recipients, date_modified } = Details.parse(
        await (await ask(`/${encodeURIComponent(id)}/details`)).json(),
      );
      const signed = recipients
        .filter(({ has_completed }) => has_completed)
        .map(
          ({ email, signature_date }) =>
            [email.toLowerCase(), Date.parse(signature_date ?? date_modified)] as const,
        );
      // A state that is new there is open here: the next look by the clock asks again.
      return { state: STATES[status] ?? "open", signed: new Map(signed) };
    },

    async send(id) {
      const response = await tell("POST", `/${encodeURIComponent(id)}/send`, { silent: true });
      await response.body?.cancel();
    },

    async session(id, email) {
      const response = await tell("POST", `/${encodeURIComponent(id)}/session`, {
        recipient: email,
        lifetime: SESSION_S,
      });
      const session = Session.parse(await response.json());
      return {
        id: session.id,
        url: `${app}/s/${encodeURIComponent(session.id)}`,
        expiresAtMs: Date.parse(session.expires_at),
      };
    },

    async expire(id) {
      const response = await tell("PATCH", `/${encodeURIComponent(id)}/status`, {
        status: EXPIRED,
        notify_recipients: false,
      });
      await response.body?.cancel();
    },

    async file(id) {
      const response = await ask(`/${encodeURIComponent(id)}/download`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
