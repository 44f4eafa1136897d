import type { ParsedInputOf, ReportName, SellerPermission } from "martillo/contract";
import type { calls } from "martillo/contract/schemas";

type Calls = typeof calls;

/** What is needed, all of it; null where anybody who works for the account may. */
type Needs = readonly SellerPermission[] | null;

/** A function where it depends on what is asked for. */
type Rule<Name extends keyof Calls> = Needs | ((input: ParsedInputOf<Calls[Name]>) => Needs);

const POST = ["post"] as const;
const PUBLISH = ["publish"] as const;
const AWARD = ["award"] as const;
const MONEY = ["money"] as const;

/**
 * What people who work for a seller must be allowed for each call of sellers. The account's own person, its owners and staff may do all of
 * them. A test holds that no call with the access `seller` is missing. Calls that buyers make too ask inside, where they find that
 * the viewer stands on the seller's side.
 */
export const CALL_PERMISSIONS: { readonly [Name in keyof Calls]?: Rule<Name> } = {
  "product/projectAction": ({ action }) =>
    action === "publish" || action === "relist" || action === "withdraw" ? PUBLISH : POST,
  "product/changeStatus": PUBLISH,
  // The same as for one lot at a time.
  "product/bulkProjectAction": ({ action }) =>
    action === "duplicate" || action === "price_percent" || action === "set" ? POST : PUBLISH,
  "auction/auctionAction": PUBLISH,
  "auction/changeStatus": PUBLISH,
  "auction/addtoAuction": PUBLISH,
  "auction/getAllProjectsAssociated": POST,
  "custom/ownAuctions": POST,
  "product/getProjectAccessRequest": ["access"],
  "product/projectAccessReqStatus": ["access"],
  "product/listings": POST,
  "product/getSingleProject": POST,
  // A buyer's lists are everybody's own.
  "product/dashboard": ({ action }) => (action.startsWith("selling_") ? POST : null),
  "custom/lotDocument": POST,
  "custom/lotHistory": POST,
  "custom/savedViews": POST,
  "product/uploadXLSXFile": POST,
  "report/sample": null,
  // It says what only those who write lots read, such as reserves.
  "custom/exportLots": ["report", "post"],
  "bid/bidCancel": AWARD,
  "seller/bid/manualAward": AWARD,
  "user/allbiddingbuyers": AWARD,
  "seller/offer/adminoffers": AWARD,
  "seller/offer/changeOfferStatus": AWARD,
  "seller/user/invoice/update_invoice": AWARD,
  "seller/cart/checkout": MONEY,
  "seller/cart/getSingleCartProducts": MONEY,
  "seller/invoice/invoices": MONEY,
  "seller/user/invoice/invoice": MONEY,
  "seller/invoice/changeStatus": MONEY,
  "seller/offline/payCartOffline": MONEY,
  "seller/credit/payCartWallet": MONEY,
  "custom/invoiceDue": MONEY,
  "custom/transferAccount": MONEY,
  // Its lists ask inside for what each of them is about.
  "product/getSellerDashboardData": ["report"],
  "report/display": ({ report }) => permissionsOfReport(report),
  "report/download": ({ report }) => permissionsOfReport(report),
  "report/export": ["report"],
  "report/export_xlsx": ["report"],
  "appointment/checkAppointmentsForAuction": MONEY,
  "custom/handover": MONEY,
  "custom/delivery": MONEY,
  "custom/pickupCalendar": MONEY,
  // Its own person's alone, not for anybody who works for it.
  "custom/subscription": null,
  "custom/subscriptionAction": null,
  "custom/subscriptionHistory": null,
  "user/freeTrialActivation": null,
  "paymentThird/stripe/membership_payment": null,
  "paymentThird/paytm/membership_payment": null,
  "paymentThird/cashfree/membership_payment": null,
  "custom/sellerPeople": null,
  "custom/sellerPermissions": null,
};

/** What buyers owe is for those who look after money. */
function permissionsOfReport(report: ReportName): Needs {
  return report === "invoices" ? ["report", "money"] : ["report"];
}

/** What a call needs whatever it asks for: known before anything of it is read. */
export function permissionsOfCall(name: string): Needs {
  const rule = ruleOf(name);
  return typeof rule === "function" ? null : rule;
}

/** What a call needs because of what it asks for. */
export function permissionsOfInput(name: string, input: unknown): Needs {
  const rule = ruleOf(name);
  return typeof rule === "function" ? rule(input as never) : null;
}

function ruleOf(name: string): Needs | ((input: never) => Needs) {
  const rules: Readonly<Record<string, Needs | ((input: never) => Needs) | undefined>> =
    CALL_PERMISSIONS;
  return rules[name] ?? null;
}
