import { PRIVACY_PAGE } from "../../src/paths/pages";
import { type EventProps, useRuntime, useSession, useWidgetEvents } from "../../src/state";
import { ContactFormView } from "./ContactFormView";
import { useContactForm } from "./use-contact-form";

/** Names of the events that the widget tells. */
export type ContactFormEvents = "martillo-contact-sent";

/** Props of `ContactForm`: what it is about, where privacy is explained, and a callback for each event. */
export interface ContactFormProps extends EventProps<ContactFormEvents> {
  /** What the message is about, to begin with. */
  subject?: string;
  /** Address of the page about privacy. @default "{apiBase}/politica-privacidad" */
  privacyUrl?: string;
}

/** Sends a message to the house; for a signed-in visitor, name, e-mail and phone are filled in. */
export function ContactForm({ subject = "", privacyUrl, ...events }: ContactFormProps) {
  const emit = useWidgetEvents(events);
  const { urlTo } = useRuntime();
  const { user } = useSession();
  const model = useContactForm(emit);
  return (
    <ContactFormView
      // The signed-in user may become known only after the fields are there.
      key={user?.id}
      model={model}
      first={{
        name: user ? `${user.first_name} ${user.last_name}`.trim() : "",
        email: user?.email ?? "",
        phone: user?.phone ?? "",
        subject,
      }}
      privacyUrl={privacyUrl ?? urlTo(PRIVACY_PAGE)}
    />
  );
}
