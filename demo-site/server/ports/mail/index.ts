/** A file that goes with a letter. */
export interface MailFile {
  name: string;
  /** With its parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  type: string;
  bytes: Uint8Array;
}

/** A letter that is ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a mailbox which gets two keeps one. */
  key: string;
  /** Where a mail program ends letters of this kind with one click: it posts there. Null for letters that everybody gets. */
  unsubscribe: string | null;
  /** Few and small: a letter should weigh less than a photo. */
  attachments?: readonly MailFile[];
}

/** Hands letters to a mail server. */
export interface MailPort {
  /** Resolves when it has been taken over. Throws DeliveryRefused where another try is of no use. */
  send(mail: Mail): Promise<void>;
}

/** The other side does not want this message and will not want it later. */
export class DeliveryRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "DeliveryRefused";
  }
}
