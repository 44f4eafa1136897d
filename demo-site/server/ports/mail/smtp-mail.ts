import { createTransport } from "nodemailer";
import { DeliveryRefused, type MailPort } from ".";

const CONNECT_LIMIT_MS = 10_000;
const SOCKET_LIMIT_MS = 20_000;
const PERMANENT = 500;

export interface SmtpOptions {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  url: string;
  /** `Martillo <no-reply@subastas.example>`. */
  from: string;
}

/** Letters by SMTP, over a few connections that are kept open. */
export function smtpMail({ url, from }: SmtpOptions): MailPort & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SOCKET_LIMIT_MS,
    // What a letter holds is its text, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ to, subject, text, html, key, unsubscribe, attachments = [] }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, with any characters in it.
          to: { name: "", address: to },
          subject,
          text,
          html,
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
          messageId: `<${key}@${domain}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(unsubscribe && oneClick(unsubscribe)),
          },
        });
      } catch (error) {
        throw isRefusal(error) ? new DeliveryRefused(String(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 8058. */
function oneClick(address: string) {
  return {
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The recipient or the letter is not wanted. A wrong password or a full queue may be mended. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode ?? 0) >= PERMANENT;
}
