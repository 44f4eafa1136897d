import { expect, it } from "vitest";
import { bidderLabel } from "./masking";

const bidder = { bidderNo: 3, firstName: "Lucía", lastName: "Ferrer" };

it.each([
  ["others", { isViewer: false, mayUnmask: false }, { first_name: "Postor 3", last_name: "" }],
  [
    "the seller or staff",
    { isViewer: false, mayUnmask: true },
    { first_name: "Lucía", last_name: "Ferrer" },
  ],
  ["itself", { isViewer: true, mayUnmask: false }, { first_name: "Usted", last_name: "" }],
  [
    "itself, when it may unmask",
    { isViewer: true, mayUnmask: true },
    { first_name: "Usted", last_name: "" },
  ],
])("shows a bidder to %s", (_viewer, flags, label) => {
  expect(bidderLabel({ ...bidder, ...flags })).toEqual(label);
});
