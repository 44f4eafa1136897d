import type { MessageKeyOf } from "../../src/i18n";
import type { invitationMessages } from "./invitation.messages";

export const invitationEnglish = {
  "invitation.unknown": "This invitation does not exist or is no longer good.",
  "invitation.unknownNext": "Ask whoever invited you for another one.",
  "invitation.expired": "The invitation has expired",
  "invitation.expiredNext": "Ask {from} for another one.",
  "invitation.accepted": "Invitation accepted",
  "invitation.acceptedNext": "You may now act for {company}: change accounts whenever you like.",
  "invitation.haveAccount": "You have your account: sign in.",
  "invitation.toCompany": "{from} invites you to work with {company}",
  "invitation.toAccount": "{from} invites you to open an account",
  "invitation.owner": "You will act in its account as an owner of the company.",
  "invitation.employee": "You will act in its account as an employee.",
  "invitation.accountText":
    "With your account you can bid, buy and sell. Your e-mail is verified already.",
  "invitation.until": "The invitation is for {email} and is good until {date}.",
  "invitation.register": "Create my account",
  "invitation.signIn": "I have an account",
  "invitation.other": "You are signed in as {email}. Sign out and use the invited e-mail.",
  "invitation.logout": "Sign out",
  "invitation.accept": "Accept the invitation",
} satisfies Record<MessageKeyOf<typeof invitationMessages>, string>;
