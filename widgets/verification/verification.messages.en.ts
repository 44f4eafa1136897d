import type { MessageKeyOf } from "../../src/i18n";
import type { verificationMessages } from "./verification.messages";

export const verificationEnglish = {
  "verification.required": "Required!",
  "verification.invalidEmail": "Invalid email format",
  "verification.invalidDomain": "The domain of the e-mail is not valid",
  "verification.onlyNumbers": "Only numbers are allowed",
  "verification.enterCode": "Please enter code",
  "verification.codeSent": "Code sent",
  "verification.verify": "Verify",
  "verification.emailTitle": "Verify your e-mail",
  "verification.emailWhy": "Check the address: we will send you a code for one use.",
  "verification.email": "E-mail",
  "verification.changeEmail": "Change the e-mail",
  "verification.phoneTitle": "Verify your phone",
  "verification.phoneWhy":
    "Check the number: we will send you a text message with a code for one use.",
  "verification.phone": "Mobile phone",
  "verification.phoneDigits": "Write the 10 digits of the number.",
  "verification.phoneLength": "Enter 8 to 15 characters.",
  "verification.changePhone": "Change the phone",
  "verification.currentPassword": "Current password",
  "verification.currentPasswordWhy": "To confirm that it is you.",
  "verification.ownerWhy":
    "To confirm that it is you, also type the code that we will send to your present contact.",
  "verification.ownerSend": "Send a code to {address}",
  "verification.ownerCode": "Code from the present contact",
  "verification.send": "Send code",
  "verification.sentTo": "We have sent it to {address}.",
  "verification.code": "Code of {count} digits",
  "verification.validFor": "Valid for {time}.",
  "verification.expired": "The code has expired. Ask for another one.",
  "verification.resend": "Send again",
  "verification.resendIn": "Send again in {time}",
} satisfies Record<MessageKeyOf<typeof verificationMessages>, string>;
