/** What `martillo-newsletter` tells. */
export interface NewsletterOwnEvents {
  /** The newsletter was asked for. */
  "martillo-newsletter-requested": Record<string, never>;
}
