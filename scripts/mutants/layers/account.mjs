// The identity of an account: sessions, passwords, links, cards.

/** @type {readonly import("../mutants.mjs").Edit[]} */
export const account = [
  {
    name: "session-end",
    file: "demo-site/server/platform/security/session-life.ts",
    find: "for (const ended of await revokeSession(db, tokenHash)) bus.sessionEnded(ended);",
    put: "await revokeSession(db, tokenHash);",
    fault: "a socket of a session that ended goes on hearing",
    finders: { server: ["demo-site/server/features/live/signed-out.test.ts"] },
  },
  {
    name: "session-over-processes",
    file: "demo-site/server/platform/realtime/pg-bus.ts",
    find: "else if (message.origin !== origin) for",
    put: "else if (message.origin === origin) for",
    fault: "other processes do not hear that a session ended",
    finders: { server: ["demo-site/server/platform/realtime/pg-bus.test.ts"] },
  },
  {
    name: "password-hash",
    file: "demo-site/server/ports/passwords/inline-passwords.ts",
    find: "memoryKib: 19_456, iterations: 2",
    put: "memoryKib: 1_024, iterations: 2",
    fault: "passwords are kept under a hash that is cheap to guess",
    finders: { server: ["demo-site/server/ports/passwords/native-passwords.test.ts"] },
  },
  {
    name: "login-limit",
    file: "demo-site/server/platform/security/attempts.ts",
    find: "if (found === null) await this.#fail(levels, tallies);",
    put: "",
    fault: "wrong passwords are not counted",
    finders: { server: ["demo-site/server/platform/security/attempts.test.ts"] },
  },
  {
    name: "registration-consent",
    file: "src/contract/accounts/schemas.ts",
    find: "form.registration_terms === true || form.termCheck === true",
    put: "form.registration_terms !== false",
    fault: "accounts are made without consent to the terms",
    finders: { unit: ["src/contract/accounts/consent.test.ts"] },
  },
  {
    name: "default-card",
    file: "demo-site/server/features/money/methods/method-repository.ts",
    find: "       not exists (select 1 from payment_methods\n         where user_id = $1 and kind = $4 and is_default and removed_at is null))",
    put: "       false)",
    fault: "the first card of somebody is not the default one",
    finders: { server: ["demo-site/server/features/money/methods/methods.test.ts"] },
  },
  {
    name: "link-once",
    file: "demo-site/server/features/accounts/mail-link-repository.ts",
    find: "and link.used_at is null\n       and link.expires_at",
    put: "\n       and link.expires_at",
    fault: "a link of a letter is good for more than one use",
    finders: { server: ["demo-site/server/features/sign-in/password.test.ts"] },
  },
  {
    name: "link-host",
    file: "demo-site/server/platform/mail/template.ts",
    find: "const address = escapeHtml(siteUrl + block.link);",
    put: "const address = escapeHtml(block.link);",
    fault: "links of letters lead to no host",
    finders: { server: ["demo-site/server/mails.test.ts"] },
  },
];
