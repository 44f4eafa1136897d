/** Stands for PandaDoc: the part of its API that the adapter uses, as it is described for developers. */
interface FakeDocument {
  status: string;
  data: { name: string; recipients: { role: string; email: string }[]; metadata: object };
  file: string;
  signed: Set<string>;
}

export interface FakePandaDoc {
  fetch: typeof globalThis.fetch;
  documents: Map<string, FakeDocument>;
  /** The requests, as `POST /…`. */
  asked: string[];
  /** While it is true the service does not answer. */
  isDown: boolean;
  /** A party signs on its page; the last one completes the document. */
  sign(id: string, email: string): void;
}

export const FAKE_KEY = "a key";
const SIGNED_AT = "2026-11-20T10:00:00.000000Z";

export function fakePandaDoc(): FakePandaDoc {
  const documents = new Map<string, FakeDocument>();
  const asked: string[] = [];
  const said = (status: number, body: object | null = null) =>
    body === null ? new Response(null, { status }) : Response.json(body, { status });

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    asked.push(`${request.method} ${path}`);
    if (fake.isDown) throw new TypeError("fetch failed");
    if (request.headers.get("authorization") !== `API-Key ${FAKE_KEY}`) {
      return said(401, { type: "authentication_error" });
    }
    const [, id = "", what = ""] =
      /^\/public\/v1\/documents(?:\/([^/]+)\/?([a-z]*))?$/.exec(path) ?? [];
    if (id === "") {
      const form = await request.formData();
      const [file, data] = [form.get("file"), form.get("data")];
      const key = crypto.randomUUID();
      documents.set(key, {
        status: "document.uploaded",
        data: JSON.parse(typeof data === "string" ? data : "{}") as FakeDocument["data"],
        file: file instanceof Blob ? `${file.type} ${file.size}` : "",
        signed: new Set(),
      });
      return said(201, { id: key, status: "document.uploaded" });
    }
    const document = documents.get(id);
    if (!document) return said(404, { type: "request_error" });
    const { status } = document;
    if (what === "details") {
      // It has been taken in by the time that the caller looks again.
      if (status === "document.uploaded") document.status = "document.draft";
      return said(200, {
        id,
        status,
        date_modified: SIGNED_AT,
        recipients: document.data.recipients.map(({ email }) => ({
          email,
          has_completed: document.signed.has(email),
          signature_date: document.signed.has(email) ? SIGNED_AT : null,
        })),
      });
    }
    if (what === "send") {
      if (status !== "document.draft") return said(409, { type: "request_error" });
      document.status = "document.sent";
      return said(200, { id, status: document.status });
    }
    if (what === "session") {
      const { recipient } = (await request.json()) as { recipient: string };
      const isKnown = document.data.recipients.some(({ email }) => email === recipient);
      if (!isKnown || !["document.sent", "document.viewed"].includes(status)) return said(400);
      return said(201, { id: `${id}-${recipient}`, expires_at: "2026-11-20T11:00:00.000000Z" });
    }
    if (what === "status") {
      document.status = "document.voided";
      return said(204);
    }
    if (what === "download" && status === "document.completed") {
      return new Response(`%PDF-1.7 signed ${id}`);
    }
    return said(409, { type: "request_error" });
  }

  const fake: FakePandaDoc = {
    documents,
    asked,
    isDown: false,
    fetch: (input, init) => answer(new Request(input, init)),
    sign(id, email) {
      const document = documents.get(id);
      if (document?.status !== "document.sent") throw new Error(`${id} cannot be signed`);
      document.signed.add(email);
      if (document.signed.size === document.data.recipients.length) {
        document.status = "document.completed";
      }
    },
  };
  return fake;
}
