import { type Words, shortTitle } from "../../platform/mail/template";
import type * as spanish from "./bids.sms";

export const maximumToConfirm: Words<typeof spanish.maximumToConfirm> = {
  text: ({ title, amount, link }) =>
    `A bid on ${shortTitle(title)} was withdrawn and your maximum of ${amount} could be read. Confirm it or change it: ${link}`,
};
