import type { MessageKeyOf } from "../../src/i18n";
import type { returnDeskMessages } from "./return-desk.messages";

export const returnDeskEnglish = {
  "returnDesk.filesHint": "JPEG, PNG or PDF, up to {count}, 10 MB each at most.",
  "returnDesk.withdraw": "Take the return back",
  "returnDesk.whyMissing": "Say why: the other side reads it.",
  "returnDesk.accept": "Accept the return",
  "returnDesk.reject": "Reject the return",
  "returnDesk.received": "The vehicle is back",
  "returnDesk.receivedText": "Write down how it comes back: what may be deducted rests on it.",
  "returnDesk.receivedNow": "Write down that it is back",
  "returnDesk.km": "Kilometres",
  "returnDesk.kmMissing": "Write down the kilometres that it shows.",
  "returnDesk.photos": "Photos of the vehicle",
  "returnDesk.photosMissing": "Add one photo at least.",
  "returnDesk.keys": "With its keys",
  "returnDesk.documents": "With its papers",
  "returnDesk.notes": "Remarks",
  "returnDesk.refund": "Give the money back",
  "returnDesk.refundText":
    "It goes back the way it came. The sale is corrected, and the vehicle is free.",
  "returnDesk.refundNow": "Give {amount} back",
  "returnDesk.refundAmount": "Amount that goes back",
  "returnDesk.refundHint": "Between {minimum} and {maximum}.",
  "returnDesk.refundWrong": "Say an amount between {minimum} and {maximum}.",
  "returnDesk.lossText":
    "The buyer reads it and may dispute it for 14 days: then the house decides. Until that is settled the return stays open; the vehicle is free at once.",
  "returnDesk.lossPhotos": "Photos that prove it",
  "returnDesk.lossWhy": "Why {amount} are deducted",
  "returnDesk.service_admin_fee": "Handling was done: {amount} are deducted",
  "returnDesk.service_ownership_certificate":
    "The certificate was asked for: {amount} are deducted",
  "returnDesk.service_storage": "Storage was given: {amount} are deducted",
  "returnDesk.bySeller": "{amount} were collected by you: give them back in the same way.",
  "returnDesk.acceptUndo": "Accept and undo the sale",
  "returnDesk.rejectUndo": "Reject the proposal",
  "returnDesk.withdrawUndo": "Withdraw the proposal",
  "returnDesk.done_received": "Noted. The money is to follow.",
  "returnDesk.done_refund_deducted":
    "The rest is on its way back. The buyer may dispute the deduction.",
  "returnDesk.done_refund": "Money given back. The return is closed.",
  "returnDesk.done_refund_sent": "The money is on its way. The return closes when the bank has it.",
} as const satisfies Record<MessageKeyOf<typeof returnDeskMessages>, string>;
