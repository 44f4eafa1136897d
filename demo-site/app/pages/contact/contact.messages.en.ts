import type { MessageKeyOf } from "../../locales/message-key-of";
import type { contactMessages } from "./contact.messages";

export const contactEnglish = {
  "siteContact.description": "Write or call: e-mail, telephone, address and opening hours.",
  "siteContact.title": "How can we help you?",
  "siteContact.lead":
    "Tell us what you need. If it is about a lot, give its number. The answer may already be among the",
  "siteContact.faq": "frequent questions",
  "siteContact.form": "Contact form",
  "siteContact.ways": "Other ways to reach us",
  "siteContact.phone": "Telephone",
  "siteContact.noPhone": "telephone",
  "siteContact.email": "E-mail",
  "siteContact.noEmail": "contact e-mail",
  "siteContact.hours": "Opening hours",
  "siteContact.noHours": "opening hours",
  "siteContact.address": "Address",
  "siteContact.noAddress": "address",
} satisfies Record<MessageKeyOf<typeof contactMessages>, string>;
