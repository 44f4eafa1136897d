/** What `martillo-contact-form` tells. */
export interface ContactFormOwnEvents {
  /** A message to the house has arrived there. */
  "martillo-contact-sent": Record<string, never>;
}
