import type { MessageKeyOf } from "../../src/i18n";
import type { accessRequestsMessages } from "./access-requests.messages";

export const accessRequestsEnglish = {
  "accessRequests.requests": "Requests for access",
  "accessRequests.noRequests": "Nobody has asked for access yet",
  "accessRequests.answer": "Answer (if you like)",
  "accessRequests.hint_answer": "Read by the person whom you answer.",
  "accessRequests.approve": "Admit",
  "accessRequests.approveName": "Admit {name}",
  "accessRequests.deny": "Refuse",
  "accessRequests.denyName": "Refuse {name}",
  "accessRequests.revoke": "Take access back",
  "accessRequests.revokeName": "Take access back from {name}",
  "accessRequests.person": "Person",
  "accessRequests.auction": "Auction",
  "accessRequests.state": "State",
  "accessRequests.asked": "Asked",
  "accessRequests.note": "Their note",
  "accessRequests.bought": "Purchases",
  "accessRequests.verified": "Verification",
  "accessRequests.decider": "Decided by",
  "accessRequests.decided": "Date of the decision",
  "accessRequests.denyMany": "{count, plural, one {Refuse 1 request} other {Refuse # requests}}",
  "accessRequests.denyManyWhy":
    "{count, plural, one {This person} other {These # people}} will not be able to bid in the auction that each has asked for, and may ask again after 24 hours. People who can bid already still can.",
  "accessRequests.done_approved":
    "{count, plural, one {1 person admitted.} other {# people admitted.}}",
  "accessRequests.done_denied":
    "{count, plural, one {1 request refused.} other {# requests refused.}}",
  "accessRequests.done_revoked":
    "{count, plural, one {1 access taken back.} other {# accesses taken back.}}",
  "accessRequests.result_approved": "{name}: admitted",
  "accessRequests.result_denied": "{name}: refused",
  "accessRequests.result_revoked": "{name}: access taken back",
  "accessRequests.more": "{count, plural, one {and 1 more} other {and # more}}",
  "accessRequests.changed":
    "The list has changed meanwhile: there are {count} now. Check what is selected and do it again.",
  "accessRequests.decided_approved": "{name} can bid now.",
  "accessRequests.decided_denied": "Request of {name} refused.",
  "accessRequests.decided_revoked": "{name} cannot bid any more. Their bids stand.",
  "accessRequests.boughtNone": "Has not bought of you yet",
  "accessRequests.boughtBefore":
    "{count, plural, one {Has bought of you once} other {Has bought of you # times}}",
  "accessRequests.isVerified": "Verified by the house",
  "accessRequests.status_pending": "Waits for an answer",
  "accessRequests.status_approved": "Admitted",
  "accessRequests.status_denied": "Refused",
  "accessRequests.status_revoked": "Access taken back",
  "accessRequests.status_invited": "Invited",
  "accessRequests.status_withdrawn": "Request taken back",
  "accessRequests.inviteEmails": "Invite by mail",
  "accessRequests.hint_invite": "Addresses of accounts of the house, apart by commas.",
  "accessRequests.invite": "Invite",
  "accessRequests.invited":
    "{count, plural, one {1 invitation sent, if there is such an account.} other {# invitations sent, to accounts that exist.}}",
  "accessRequests.noRequestsText":
    "People who ask to bid in one of your auctions with access on request stand here, and you decide.",
  "accessRequests.showPending": "Show those that wait",
  "accessRequests.pending":
    "{count, plural, =0 {None waits for an answer} one {1 waits for an answer} other {# wait for an answer}}",
  "accessRequests.untitled": "{id}, without a title",
  "accessRequests.youAnswered": "Your answer: {answer}",
  "accessRequests.denyWhy":
    "{name} will not be able to bid in “{title}”, and may ask again after 24 hours.",
  "accessRequests.revokeWhy":
    "{name} will not be able to bid in “{title}” any more. Bids that were made stand.",
  "accessRequests.goBack": "Cancel",
  "accessRequests.notDecided": "{name}: {reason}",
  "accessRequests.notOpened": "The requests could not be opened.",
  "accessRequests.toAuctions": "See your auctions",
} satisfies Record<MessageKeyOf<typeof accessRequestsMessages>, string>;
