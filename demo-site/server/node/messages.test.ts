import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, useBuiltServer } from "../testing/built-server";
import { migratedDatabase } from "../testing/engines";
import { startMailServer, type MailServer } from "../testing/mail-server";
import type { TestDatabase } from "../testing/postgres";

const LIMIT_MS = 120_000;

const built = useBuiltServer();

describe("in production", () => {
  let server: RunningServer;
  let mailbox: MailServer;
  let database: TestDatabase;

  beforeAll(async () => {
    mailbox = await startMailServer();
    database = await migratedDatabase();
    server = await built.start({
      MARTILLO_MODE: "production",
      MARTILLO_DATA: join(built.dataFolder, "house"),
      DATABASE_URL: database.connectionString,
      MARTILLO_PUBLIC_URL: "https://subastas.example",
      MARTILLO_SMTP_URL: mailbox.url,
      MARTILLO_MAIL_FROM: "Martillo <no-reply@subastas.example>",
    });
  }, LIMIT_MS);
  afterAll(async () => {
    await mailbox?.close();
    await database?.drop();
  });

  it("the outbox is nobody's to read", async () => {
    for (const path of ["", "/1", ".js", ".css"]) {
      const response = await fetch(`${server.base}/dev/outbox${path}`);
      expect(response.status).toBe(404);
    }
  });

  it(
    "letters go to the mail server",
    async () => {
      const email = "nueva@example.test";
      const answer = await server.call("user/sendEmailVerifyCode", { email, isRegister: 1 });
      expect(answer.status).toBe("success");
      await expect.poll(() => mailbox.letters.length, { timeout: 20_000 }).toBe(1);
      expect(mailbox.letters[0]?.to).toEqual([expect.stringContaining(email)]);
      const verify_code = /\b\d{6}\b/.exec(mailbox.letters[0]?.data ?? "")?.[0];
      const proven = await server.call("user/verifyEmailVerifyCode", { email, verify_code });
      expect(proven.status).toBe("success");
    },
    LIMIT_MS,
  );

  it("what nobody can send is refused", async () => {
    const answer = await server.call("user/sendPhoneVerifyCode", {
      phone: "600111222",
      isRegister: 1,
    });
    expect(answer.responseData).toMatchObject({ code: "NOT_CONFIGURED" });
  });
});
