import { PRIVACY_PAGE } from "../../src/paths/pages";
import { type EventProps, useRuntime, useWidgetEvents } from "../../src/state";
import { NewsletterView } from "./NewsletterView";
import { useNewsletter } from "./use-newsletter";

/** Names of the events that the widget tells. */
export type NewsletterEvents = "martillo-newsletter-requested";

/** Props of `Newsletter`: where privacy is explained, and a callback for each event. */
export interface NewsletterProps extends EventProps<NewsletterEvents> {
  /** Address of the page about privacy. @default "{apiBase}/politica-privacidad" */
  privacyUrl?: string;
}

/** Asks for a name and an e-mail and signs them up for the newsletter. */
export function Newsletter({ privacyUrl, ...events }: NewsletterProps) {
  const emit = useWidgetEvents(events);
  const { urlTo } = useRuntime();
  return (
    <NewsletterView model={useNewsletter(emit)} privacyUrl={privacyUrl ?? urlTo(PRIVACY_PAGE)} />
  );
}
