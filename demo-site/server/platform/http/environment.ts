import * as z from "zod";
import { DEFAULT_CONFIG, type ServerConfig } from "../call/config";
import { isOrigin, wholeNumber, wrong } from "../environment/kinds";
import { defineEnvironment, type Mode } from "../environment/room";

const MINUTE_SECONDS = 60;
const KIBIBYTE = 1024;
const MANY = 1_000_000;

/** A demo is tried out by scripts, and nothing is at stake in it. */
const DEMO_LIMITS: ServerConfig["rateLimits"] = {
  bid: { perSecond: 100, burst: 200 },
  login: { perSecond: 5, burst: 300 },
  register: { perSecond: 10, burst: 1_000 },
  code: { perSecond: 10, burst: 1_000 },
  check: { perSecond: 20, burst: 1_000 },
  upload: { perSecond: 10, burst: 1_000 },
  pay: { perSecond: 10, burst: 1_000 },
};

function usualLimits(mode: Mode): ServerConfig["rateLimits"] {
  return mode === "demo" ? DEMO_LIMITS : DEFAULT_CONFIG.rateLimits;
}

/** `*`, or origins parted by commas. */
function origins() {
  const takes = "`*` or origins such as `https://partner.example`, parted by commas";
  return z
    .string()
    .transform((text, ctx): ServerConfig["origins"] => {
      if (text === "*") return "*";
      const all = text.split(",").map((origin) => origin.trim());
      for (const origin of all.filter((one) => !isOrigin(one))) {
        ctx.addIssue({ code: "custom", message: wrong(takes, origin) });
      }
      return all;
    })
    .meta({ takes });
}

export const environment = defineEnvironment({
  topic: "limits",
  variables: (mode) => ({
    MARTILLO_ORIGINS: (mode === "demo" ? origins().prefault("*") : origins().optional()).meta({
      topic: "production",
      description: "Other sites whose pages may show widgets of this house.",
    }),
    MARTILLO_BIDS_PER_SECOND: wholeNumber(1, MANY)
      .prefault(String(usualLimits(mode).bid.perSecond))
      .meta({ description: "Bids per account." }),
    MARTILLO_LOGINS_PER_MINUTE: wholeNumber(1, MANY)
      .prefault(String(usualLimits(mode).login.perSecond * MINUTE_SECONDS))
      .meta({
        description: "Sign-ins per address. Wrong passwords are also counted per e-mail.",
      }),
    MARTILLO_PAYMENTS_PER_MINUTE: wholeNumber(1, MANY)
      .prefault(String(usualLimits(mode).pay.perSecond * MINUTE_SECONDS))
      .meta({ description: "Calls per account that open or make a payment." }),
    MARTILLO_CALLS_PER_SECOND: wholeNumber(1, MANY)
      .prefault(String(DEFAULT_CONFIG.callsPerAddress.perSecond))
      .meta({
        description:
          "Calls per address; twice as many at once. Calls of this machine are not counted.",
      }),
    MARTILLO_SOCKETS_PER_ADDRESS: wholeNumber(1, MANY)
      .prefault(String(DEFAULT_CONFIG.socketsPerAddress))
      .meta({
        description: "Sockets of one address at once. Those of this machine are not counted.",
      }),
    MARTILLO_BODY_LIMIT_KB: wholeNumber(16, 102_400)
      .prefault(String(DEFAULT_CONFIG.bodyLimitBytes / KIBIBYTE))
      .meta({
        description: "Largest body of a request. The description of a lot may take 256.",
      }),
  }),
  read(values, { mode }) {
    const usual = usualLimits(mode);
    const bids = values.MARTILLO_BIDS_PER_SECOND;
    const calls = values.MARTILLO_CALLS_PER_SECOND;
    const payments = values.MARTILLO_PAYMENTS_PER_MINUTE;
    const logins = values.MARTILLO_LOGINS_PER_MINUTE;
    return {
      origins: values.MARTILLO_ORIGINS ?? [],
      bodyLimitBytes: KIBIBYTE * values.MARTILLO_BODY_LIMIT_KB,
      callsPerAddress: { perSecond: calls, burst: 2 * calls },
      socketsPerAddress: values.MARTILLO_SOCKETS_PER_ADDRESS,
      rateLimits: {
        ...usual,
        bid: { perSecond: bids, burst: 2 * bids },
        pay: {
          perSecond: payments / MINUTE_SECONDS,
          burst: Math.max(usual.pay.burst, Math.ceil(payments / 2)),
        },
        login: { perSecond: logins / MINUTE_SECONDS, burst: logins },
      },
    } satisfies Partial<ServerConfig>;
  },
});
