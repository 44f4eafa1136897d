import { callingCode, MARKET, PHONE_COUNTRIES } from "martillo/domain";
import * as z from "zod";
import { DEFAULT_CONFIG, type ServerConfig, type SmsRules } from "../../platform/call/config";
import { choice, onOff, pattern, wholeNumber } from "../../platform/environment/kinds";
import { defineEnvironment, type Mode } from "../../platform/environment/room";

/** A demo sends nothing, speaks all three Spanishes of its market, and is tried out with the same few numbers. */
const DEMO_SMS: Omit<SmsRules, "prefixes"> = {
  perDay: 100_000,
  perNumber: 1_000,
  perBlock: 10_000,
};

function atMost(mode: Mode, what: keyof typeof DEMO_SMS) {
  const usual = mode === "demo" ? DEMO_SMS : DEFAULT_CONFIG.sms;
  return wholeNumber(1, 10_000_000).prefault(String(usual[what]));
}

/** Countries, or what numbers begin with, parted by commas; as what numbers begin with. */
function prefixes() {
  const takes = `${PHONE_COUNTRIES.map((country) => `\`${country}\``).join(", ")} or what numbers begin with, \`+351\` say, parted by commas`;
  return z
    .string()
    .transform((text, ctx) =>
      text.split(",").map((part) => {
        const word = part.trim();
        const country = PHONE_COUNTRIES.find((known) => known === word.toUpperCase());
        if (country) return `+${callingCode(country)}`;
        if (!/^\+[1-9]\d{0,6}$/.test(word)) {
          const message = `names ${JSON.stringify(word)}. Write ${takes.replaceAll("`", "")}.`;
          ctx.addIssue({ code: "custom", message });
        }
        return word;
      }),
    )
    .meta({ takes });
}

export const environment = defineEnvironment({
  topic: "accounts",
  variables: (mode) => ({
    MARTILLO_NEW_ACCOUNTS: choice(["approved", "verified", "pending"])
      .prefault(DEFAULT_CONFIG.newAccounts)
      .meta({
        description:
          "When a new account may bid: at once (`approved`), after a code (`verified`), or when staff allow it (`pending`).",
      }),
    MARTILLO_CODE_DIGITS: wholeNumber(4, 8)
      .prefault(String(DEFAULT_CONFIG.codes.digits))
      .meta({ description: "Length of one-time codes." }),
    MARTILLO_STATIC_CODE: pattern(/^\d{4,8}$/, "is no code", "four to eight digits")
      .optional()
      .meta({ description: "A code that is always right, for tests." }),
    MARTILLO_STATIC_CODE_IN_PRODUCTION: onOff()
      .prefault("0")
      .meta({ description: "`1` allows that code in production, too." }),
    MARTILLO_SMS_COUNTRIES: prefixes()
      .prefault(mode === "demo" ? "ES,AR,UY" : MARKET.country)
      .meta({ topic: "messages", description: "Where text messages go." }),
    MARTILLO_SMS_PER_DAY: atMost(mode, "perDay").meta({
      topic: "messages",
      description:
        "Codes by text message a day, of the whole house. Messages about lots have as many of their own, here and below.",
    }),
    MARTILLO_SMS_PER_NUMBER: atMost(mode, "perNumber").meta({
      topic: "messages",
      description: "The same, to one number.",
    }),
    MARTILLO_SMS_PER_BLOCK: atMost(mode, "perBlock").meta({
      topic: "messages",
      description: "The same, to the thousand numbers around it.",
    }),
  }),
  // A code that always fits is a way in for everybody who knows it: in production it takes two words.
  check({ values, mode, isSet, fault }) {
    const isAllowed = values.MARTILLO_STATIC_CODE_IN_PRODUCTION !== false;
    if (isSet("MARTILLO_STATIC_CODE") && mode === "production" && !isAllowed) {
      fault(
        "MARTILLO_STATIC_CODE verifies any e-mail and phone. In production it also needs MARTILLO_STATIC_CODE_IN_PRODUCTION=1.",
      );
    }
  },
  read: (values, { mode }) =>
    ({
      newAccounts: values.MARTILLO_NEW_ACCOUNTS,
      codes: {
        ...DEFAULT_CONFIG.codes,
        digits: values.MARTILLO_CODE_DIGITS,
        staticCode: values.MARTILLO_STATIC_CODE ?? null,
        // A demo is tried out with the same few addresses, and sends nothing.
        ...(mode === "demo" && { perDestination: { perSecond: 1, burst: 100 } }),
      },
      sms: {
        prefixes: values.MARTILLO_SMS_COUNTRIES,
        perDay: values.MARTILLO_SMS_PER_DAY,
        perNumber: values.MARTILLO_SMS_PER_NUMBER,
        perBlock: values.MARTILLO_SMS_PER_BLOCK,
      },
    }) satisfies Partial<ServerConfig>,
});
