// This folder: how variables of the environment are declared and read.
import { choice, onOff, siteAddress, wholeNumber } from "./kinds";
import { defineEnvironment, type Values } from "./room";
import { MODES, type Base } from "./mode";

const variables = () => ({
  MARTILLO_MODE: choice(MODES).prefault("demo").meta({
    description:
      "`production` adds no example lots and prints no accounts. A database belongs to the mode that made it; the other mode refuses it.",
  }),
  MARTILLO_PUBLIC_URL: siteAddress().optional().meta({
    unset: "demo: the address of the request, and in letters of jobs the one that it listens on",
    description: "Address of the site as visitors write it. Links in mails begin with it.",
  }),
  MARTILLO_HTTPS: onOff()
    .prefault("0")
    .meta({ description: "`1` where visitors come by https. Adds the header HSTS." }),
  MARTILLO_TRUST_PROXY: wholeNumber(0, 10).prefault("0").meta({
    description:
      "How many proxies in front are believed about the visitor's address (`X-Forwarded-For`).",
  }),
});

/** What the variables say. */
export function baseOf(values: Values<ReturnType<typeof variables>>): Base {
  return {
    mode: values.MARTILLO_MODE,
    siteUrl: values.MARTILLO_PUBLIC_URL ?? "",
    https: values.MARTILLO_HTTPS,
    trustedProxies: values.MARTILLO_TRUST_PROXY,
  };
}

export const environment = defineEnvironment({ topic: "production", variables, read: baseOf });
