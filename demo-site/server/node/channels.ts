import type { DeliveryPorts } from "../mail/delivery";
import type { CaptchaPort } from "../ports/captcha";
import { httpCaptcha } from "./http-captcha";
import { httpSms } from "./http-sms";
import type { MessageSettings } from "./message-settings";
import { smtpMail } from "./smtp-mail";

export interface Channels extends DeliveryPorts {
  captcha: CaptchaPort | null;
  close(): void;
}

/** The adapters that are configured, and no others. */
export function openChannels({ smtp, sms, captcha }: MessageSettings): Channels {
  const mail = smtp && smtpMail(smtp);
  return {
    mail,
    sms: sms && httpSms(sms),
    captcha: captcha ? httpCaptcha(captcha) : null,
    close: () => mail?.close(),
  };
}
