import type { MessageKeyOf } from "../../src/i18n";
import type { contactFormMessages } from "./contact-form.messages";

export const contactFormEnglish = {
  "contactForm.name": "Name",
  "contactForm.email": "E-mail",
  "contactForm.phone": "Phone (optional)",
  "contactForm.subject": "Subject",
  "contactForm.message": "Message",
  "contactForm.submit": "Send",
  "contactForm.use": "We use this only to answer you.",
  "contactForm.privacy": "Privacy policy",
  "contactForm.sent": "Message sent",
  "contactForm.sentText": "We have sent you a copy by e-mail. We will answer as soon as we can.",
  "contactForm.again": "Write another message",
} satisfies Record<MessageKeyOf<typeof contactFormMessages>, string>;
