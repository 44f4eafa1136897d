// Asking for the newsletter.
export { Newsletter, type NewsletterEvents, type NewsletterProps } from "./Newsletter";
export { newsletterElement } from "./newsletter.element";
