// Written by `npm run generate`; not by hand.
import type { AnyCall } from "./call";
import type { CallSchema } from "./call-schemas";
import { accountsCalls } from "./accounts/calls";
import { accountsSchemas } from "./accounts/schemas";
import { biddingCalls } from "./bidding/calls";
import { biddingSchemas } from "./bidding/schemas";
import { cartCalls } from "./cart/calls";
import { cartSchemas } from "./cart/schemas";
import { companiesCalls } from "./companies/calls";
import { companiesSchemas } from "./companies/schemas";
import { contactCalls } from "./contact/calls";
import { contactSchemas } from "./contact/schemas";
import { houseCalls } from "./house/calls";
import { houseSchemas } from "./house/schemas";
import { lotsCalls } from "./lots/calls";
import { lotsSchemas } from "./lots/schemas";
import { moneyCalls } from "./money/calls";
import { moneySchemas } from "./money/schemas";
import { noticesCalls } from "./notices/calls";
import { noticesSchemas } from "./notices/schemas";
import { partnersCalls } from "./partners/calls";
import { partnersSchemas } from "./partners/schemas";
import { placesCalls } from "./places/calls";
import { placesSchemas } from "./places/schemas";
import { plansCalls } from "./plans/calls";
import { plansSchemas } from "./plans/schemas";
import { profileCalls } from "./profile/calls";
import { profileSchemas } from "./profile/schemas";
import { reportsCalls } from "./reports/calls";
import { reportsSchemas } from "./reports/schemas";
import { accountCalls } from "./sale/account-calls";
import { accountSchemas } from "./sale/account-schemas";
import { pickupCalls } from "./sale/pickup-calls";
import { pickupSchemas } from "./sale/pickup-schemas";
import { returnCalls } from "./sale/return-calls";
import { returnSchemas } from "./sale/return-schemas";
import { saleCalls } from "./sale/calls";
import { saleSchemas } from "./sale/schemas";
import { signingCalls } from "./sale/signing-calls";
import { signingSchemas } from "./sale/signing-schemas";
import { taxCalls } from "./sale/tax-calls";
import { taxSchemas } from "./sale/tax-schemas";
import { savedSearchesCalls } from "./saved-searches/calls";
import { savedSearchesSchemas } from "./saved-searches/schemas";
import { searchCalls } from "./search/calls";
import { searchSchemas } from "./search/schemas";
import { accessCalls } from "./selling/access-calls";
import { accessSchemas } from "./selling/access-schemas";
import { auctionCalls } from "./selling/auction-calls";
import { auctionSchemas } from "./selling/auction-schemas";
import { sellingCalls } from "./selling/calls";
import { sellingSchemas } from "./selling/schemas";
import { signInCalls } from "./sign-in/calls";
import { signInSchemas } from "./sign-in/schemas";
import { staffCalls } from "./staff/calls";
import { staffSchemas } from "./staff/schemas";
import { uploadsCalls } from "./uploads/calls";
import { uploadsSchemas } from "./uploads/schemas";

// By the names of the rooms: written out, the types of all calls are longer than the compiler puts into a declaration.
type Facts = typeof accountsCalls &
  typeof biddingCalls &
  typeof cartCalls &
  typeof companiesCalls &
  typeof contactCalls &
  typeof houseCalls &
  typeof lotsCalls &
  typeof moneyCalls &
  typeof noticesCalls &
  typeof partnersCalls &
  typeof placesCalls &
  typeof plansCalls &
  typeof profileCalls &
  typeof reportsCalls &
  typeof accountCalls &
  typeof pickupCalls &
  typeof returnCalls &
  typeof saleCalls &
  typeof signingCalls &
  typeof taxCalls &
  typeof savedSearchesCalls &
  typeof searchCalls &
  typeof accessCalls &
  typeof auctionCalls &
  typeof sellingCalls &
  typeof signInCalls &
  typeof staffCalls &
  typeof uploadsCalls;

const facts: Facts = {
  ...accountsCalls,
  ...biddingCalls,
  ...cartCalls,
  ...companiesCalls,
  ...contactCalls,
  ...houseCalls,
  ...lotsCalls,
  ...moneyCalls,
  ...noticesCalls,
  ...partnersCalls,
  ...placesCalls,
  ...plansCalls,
  ...profileCalls,
  ...reportsCalls,
  ...accountCalls,
  ...pickupCalls,
  ...returnCalls,
  ...saleCalls,
  ...signingCalls,
  ...taxCalls,
  ...savedSearchesCalls,
  ...searchCalls,
  ...accessCalls,
  ...auctionCalls,
  ...sellingCalls,
  ...signInCalls,
  ...staffCalls,
  ...uploadsCalls,
};

type Schemas = typeof accountsSchemas &
  typeof biddingSchemas &
  typeof cartSchemas &
  typeof companiesSchemas &
  typeof contactSchemas &
  typeof houseSchemas &
  typeof lotsSchemas &
  typeof moneySchemas &
  typeof noticesSchemas &
  typeof partnersSchemas &
  typeof placesSchemas &
  typeof plansSchemas &
  typeof profileSchemas &
  typeof reportsSchemas &
  typeof accountSchemas &
  typeof pickupSchemas &
  typeof returnSchemas &
  typeof saleSchemas &
  typeof signingSchemas &
  typeof taxSchemas &
  typeof savedSearchesSchemas &
  typeof searchSchemas &
  typeof accessSchemas &
  typeof auctionSchemas &
  typeof sellingSchemas &
  typeof signInSchemas &
  typeof staffSchemas &
  typeof uploadsSchemas;

const schemas: Schemas = {
  ...accountsSchemas,
  ...biddingSchemas,
  ...cartSchemas,
  ...companiesSchemas,
  ...contactSchemas,
  ...houseSchemas,
  ...lotsSchemas,
  ...moneySchemas,
  ...noticesSchemas,
  ...partnersSchemas,
  ...placesSchemas,
  ...plansSchemas,
  ...profileSchemas,
  ...reportsSchemas,
  ...accountSchemas,
  ...pickupSchemas,
  ...returnSchemas,
  ...saleSchemas,
  ...signingSchemas,
  ...taxSchemas,
  ...savedSearchesSchemas,
  ...searchSchemas,
  ...accessSchemas,
  ...auctionSchemas,
  ...sellingSchemas,
  ...signInSchemas,
  ...staffSchemas,
  ...uploadsSchemas,
};

/** Wire name of a call. */
export type CallName = keyof Schemas;

/** A call with all that is known of it. */
export type DescribedCall = AnyCall & CallSchema;

type Described = { [Name in CallName]: Facts[Name] & Schemas[Name] };

// The compiler sees one call and one schema here: a spread of all calls with all schemas took it 25 seconds.
const schemaOf: Record<string, CallSchema> = schemas;

/**
 * Every call there is with its schemas, by wire name. The server mounts this table; tests and reference pages loop over it. Not for
 * pages of visitors.
 */
export const calls = Object.fromEntries(
  Object.entries<AnyCall>(facts).map(([name, call]) => [name, { ...call, ...schemaOf[name] }]),
) as unknown as Described;
