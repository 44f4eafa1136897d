import type { MessageKeyOf } from "../../i18n";
import type { admissionMessages } from "./admission.messages";

export const admissionEnglish = {
  "admission.access":
    "In this auction only those whom the seller admits bid. Ask for access; we tell you by mail what they decide.",
  "admission.invited": "In this auction only those whom the seller invites bid.",
  "admission.note": "A few words for the seller (if you like)",
  "admission.ask": "Ask for access",
  "admission.asked": "You have asked for access. The seller decides, and we tell you by mail.",
  "admission.takeBack": "Take the request back",
  "admission.denied": "The seller has not given you access.",
  "admission.revoked": "The seller has taken back your access. Bids that you have placed stand.",
  "admission.answer": "Their answer: {answer}",
  "admission.again": "You can ask again from {moment}.",
  "admission.admitted": "You have access to this auction.",
  "admission.terms": "Terms of this auction",
  "admission.changed": "What has changed: {summary}",
  "admission.standing": "What you have bid stands. To bid again the new ones have to be accepted.",
  "admission.agree": "I have read the terms and accept them",
  "admission.accept": "Accept and go on",
  "admission.accepted": "You accepted these terms on {moment} (version {version}).",
  "admission.unread": "Tick the box to accept them.",
} as const satisfies Record<MessageKeyOf<typeof admissionMessages>, string>;
