import type { MessageKeyOf } from "../../locales/message-key-of";
import type { organizationPageMessages } from "./organization.messages";

export const organizationPageEnglish = {
  "siteOrganization.people": "People",
  "siteOrganization.permissions": "Permissions",
  "siteOrganization.company": "Details of the company",
} satisfies Record<MessageKeyOf<typeof organizationPageMessages>, string>;
