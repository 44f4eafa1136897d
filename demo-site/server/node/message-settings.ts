import { callingCode, PHONE_COUNTRIES } from "martillo/domain";
import { DEFAULT_CONFIG, type CodeRules, type ServerConfig, type SmsRules } from "../http/config";
import { CAPTCHA_PROVIDERS } from "../ports/captcha";
import type { EnvironmentReader } from "./environment-reader";
import type { CaptchaOptions } from "./http-captcha";
import type { SmsGateway } from "./http-sms";
import type { SmtpOptions } from "./smtp-mail";

/** What messages and captchas go through. */
export interface MessageSettings {
  smtp?: SmtpOptions | undefined;
  sms?: SmsGateway | undefined;
  captcha?: CaptchaOptions | undefined;
}

const HTTP = ["https:", "http:"];
const ADDRESS = /^[^<>@\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/;

/** Reads how messages are sent. An adapter that is configured by halves is a fault. */
export function readMessageSettings(
  read: EnvironmentReader,
  mode: ServerConfig["mode"],
): MessageSettings {
  const settings = { smtp: readSmtp(read), sms: readSms(read), captcha: readCaptcha(read) };
  if (settings.smtp && mode === "production" && read.text("MARTILLO_PUBLIC_URL") === undefined) {
    read.fault("MARTILLO_SMTP_URL needs MARTILLO_PUBLIC_URL: links in letters begin with it.");
  }
  return settings;
}

function readSmtp(read: EnvironmentReader): SmtpOptions | undefined {
  const url = read.url("MARTILLO_SMTP_URL", ["smtps:", "smtp:"], "user:password@host:465");
  const from = read.text("MARTILLO_MAIL_FROM");
  if (read.text("MARTILLO_SMTP_URL") === undefined) return undefined;
  if (from === undefined || !ADDRESS.test(from)) {
    read.fault(
      "MARTILLO_MAIL_FROM is not an address. Write Martillo <no-reply@subastas.example>, say.",
    );
  }
  return url !== undefined && from !== undefined ? { url, from } : undefined;
}

function readSms(read: EnvironmentReader): SmsGateway | undefined {
  const url = read.url("MARTILLO_SMS_URL", HTTP, "gateway.example/messages");
  if (read.text("MARTILLO_SMS_URL") === undefined) return undefined;
  const token = needed(read, "MARTILLO_SMS_TOKEN", "MARTILLO_SMS_URL");
  const sender = read.text("MARTILLO_SMS_SENDER") ?? "Martillo";
  return url !== undefined && token !== undefined ? { url, token, sender } : undefined;
}

function readCaptcha(read: EnvironmentReader): CaptchaOptions | undefined {
  const name = "MARTILLO_CAPTCHA_PROVIDER";
  if (read.text(name) === undefined) return undefined;
  const provider = read.choice(name, CAPTCHA_PROVIDERS, "turnstile");
  const siteKey = needed(read, "MARTILLO_CAPTCHA_SITE_KEY", name);
  const secret = needed(read, "MARTILLO_CAPTCHA_SECRET", name);
  const url = read.url("MARTILLO_CAPTCHA_URL", HTTP, "captcha.example/siteverify");
  return siteKey !== undefined && secret !== undefined
    ? { provider, siteKey, secret, url }
    : undefined;
}

function needed(read: EnvironmentReader, name: string, by: string): string | undefined {
  const text = read.text(name);
  if (text === undefined) read.fault(`${name} is not set. ${by} needs it.`);
  return text;
}

/** Rules of one-time codes. A code that always fits is a way in for everybody who knows it: in production it takes two words. */
export function readCodes(read: EnvironmentReader, mode: ServerConfig["mode"]): CodeRules {
  const { codes } = DEFAULT_CONFIG;
  const staticCode = read.text("MARTILLO_STATIC_CODE") ?? null;
  const isAllowed = read.choice("MARTILLO_STATIC_CODE_IN_PRODUCTION", ["0", "1"] as const, "0");
  if (staticCode !== null && !/^\d{4,8}$/.test(staticCode)) {
    read.fault("MARTILLO_STATIC_CODE is no code. Write four to eight digits.");
  }
  if (staticCode !== null && mode === "production" && isAllowed === "0") {
    read.fault(
      "MARTILLO_STATIC_CODE verifies any e-mail and phone. In production it also needs MARTILLO_STATIC_CODE_IN_PRODUCTION=1.",
    );
  }
  return {
    ...codes,
    digits: read.number("MARTILLO_CODE_DIGITS", {
      minimum: 4,
      maximum: 8,
      otherwise: codes.digits,
    }),
    staticCode,
    // A demo is tried out with the same few addresses, and sends nothing.
    ...(mode === "demo" && { perDestination: { perSecond: 1, burst: 100 } }),
  };
}

/** A demo sends nothing, speaks all three Spanishes of its market, and is tried out with the same few numbers. */
const DEMO_SMS: SmsRules = {
  prefixes: (["ES", "AR", "UY"] as const).map((country) => `+${callingCode(country)}`),
  perDay: 100_000,
  perNumber: 1_000,
  perBlock: 10_000,
};

/** Where text messages go, and how many a day. */
export function readSmsRules(read: EnvironmentReader, mode: ServerConfig["mode"]): SmsRules {
  const usual = mode === "demo" ? DEMO_SMS : DEFAULT_CONFIG.sms;
  const atMost = (name: string, otherwise: number) =>
    read.number(name, { minimum: 1, maximum: 10_000_000, otherwise });
  return {
    prefixes: readPrefixes(read) ?? usual.prefixes,
    perDay: atMost("MARTILLO_SMS_PER_DAY", usual.perDay),
    perNumber: atMost("MARTILLO_SMS_PER_NUMBER", usual.perNumber),
    perBlock: atMost("MARTILLO_SMS_PER_BLOCK", usual.perBlock),
  };
}

function readPrefixes(read: EnvironmentReader): string[] | undefined {
  const words = read.text("MARTILLO_SMS_COUNTRIES")?.split(",");
  return words?.map((text) => {
    const word = text.trim();
    const country = PHONE_COUNTRIES.find((known) => known === word.toUpperCase());
    if (country) return `+${callingCode(country)}`;
    if (!/^\+[1-9]\d{0,6}$/.test(word)) {
      read.fault(
        `MARTILLO_SMS_COUNTRIES names ${JSON.stringify(word)}. Write ${PHONE_COUNTRIES.join(", ")} or what numbers begin with, +351 say.`,
      );
    }
    return word;
  });
}
