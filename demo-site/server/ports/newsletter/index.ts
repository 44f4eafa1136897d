/** A person who wants the newsletter. */
export interface NewsletterContact {
  name: string;
  email: string;
}

/** A marketing-automation service that keeps the list, asks for confirmation and sends the letters itself. */
export interface NewsletterPort {
  /** The same contact twice is one. Throws when the service does not take it. */
  subscribe(contact: NewsletterContact): Promise<void>;
}
