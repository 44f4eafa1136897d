import type { MessageKeyOf } from "../../src/i18n";
import type { signMessages } from "./sign.messages";

export const signEnglish = {
  "signContract.text": "Text of the contract",
  "signContract.buyerWaits": "The buyer has not signed yet.",
  "signContract.sellerWaits": "The seller has not signed yet.",
  "signContract.buyerSigned": "Buyer: {name}, signed on {date}.",
  "signContract.sellerSigned": "Seller: {name}, signed on {date}.",
  "signContract.how":
    "You sign with your name and a code that we send you by e-mail. It is a simple electronic signature: it holds between you, and we keep the text, its hash and the time.",
  "signContract.name": "Full name",
  "signContract.nameMissing": "Write your full name.",
  "signContract.sendCode": "Send me the code",
  "signContract.code": "Code of the e-mail",
  "signContract.codeHint": "Six digits; good for fifteen minutes.",
  "signContract.codeMissing": "Write the code that we have sent you.",
  "signContract.sign": "Sign the contract",
  "signContract.howOutside":
    "It is signed with PandaDoc, in another tab. When you have done it, this contract comes up to date by itself.",
  "signContract.prepare": "Make my signature ready",
  "signContract.open": "Open the page to sign on",
  "signContract.declined":
    "One side did not want to sign it. Close it and open it again to make a new one.",
  "signContract.anotherCode": "Send another code",
} as const satisfies Record<MessageKeyOf<typeof signMessages>, string>;
