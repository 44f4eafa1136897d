import type { ServerConfig } from "../call/config";
import type { MailPort } from "../../ports/mail";
import type { SmsPort } from "../../ports/sms";
import type { Translations } from "./translations";

/** The way of a message: sent by an adapter, kept in the outbox to be read there, or dropped because no adapter could send it. */
export type DeliveryMode = "send" | "keep" | "drop";

/** The way of the messages of each kind. */
export interface Delivery {
  mail: DeliveryMode;
  sms: DeliveryMode;
  /** What they say in other languages than Spanish. */
  translations: Translations;
}

export interface DeliveryPorts {
  mail?: MailPort | null | undefined;
  sms?: SmsPort | null | undefined;
}

const SPANISH_ALONE: Translations = new Map();

/** In production a message that no adapter sends is not kept either: it may hold a code, and people's accounts are at stake. */
export function deliveryOf(
  mode: ServerConfig["mode"],
  ports: DeliveryPorts = {},
  translations: Translations = SPANISH_ALONE,
): Delivery {
  const otherwise = mode === "production" ? "drop" : "keep";
  return {
    mail: ports.mail ? "send" : otherwise,
    sms: ports.sms ? "send" : otherwise,
    translations,
  };
}

declare module "../call/context" {
  interface Services {
    /** The way of messages; write them with `sendMail` and `sendSms`. */
    delivery: Delivery;
  }
}
