/** A text message that is ready to go. */
export interface Sms {
  /** E.164: `+34600111222`. */
  to: string;
  text: string;
  /** The same for every try, so that a gateway can tell a repetition. */
  key: string;
}

/** Hands text messages to a gateway. */
export interface SmsPort {
  /** Resolves when it has been taken over. Throws DeliveryRefused where another try is of no use. */
  send(sms: Sms): Promise<void>;
}
