// Written by `npm run generate`; not by hand.
import type { AnyCall } from "./call";
import type { CallSchema } from "./call-schemas";
import { accountsCalls } from "./accounts/calls";
import { accountsSchemas } from "./accounts/schemas";
import { attentionCalls } from "./attention/calls";
import { attentionSchemas } from "./attention/schemas";
import { biddingCalls } from "./bidding/calls";
import { biddingSchemas } from "./bidding/schemas";
import { cartsCalls } from "./carts/calls";
import { cartsSchemas } from "./carts/schemas";
import { commentsCalls } from "./comments/calls";
import { commentsSchemas } from "./comments/schemas";
import { companiesCalls } from "./companies/calls";
import { companiesSchemas } from "./companies/schemas";
import { contactCalls } from "./contact/calls";
import { contactSchemas } from "./contact/schemas";
import { documentsCalls } from "./documents/calls";
import { documentsSchemas } from "./documents/schemas";
import { filesCalls } from "./files/calls";
import { filesSchemas } from "./files/schemas";
import { houseCalls } from "./house/calls";
import { houseSchemas } from "./house/schemas";
import { lotsCalls } from "./lots/calls";
import { lotsSchemas } from "./lots/schemas";
import { lotTemplateCalls } from "./lots/template-calls";
import { lotTemplateSchemas } from "./lots/template-schemas";
import { messagesCalls } from "./messages/calls";
import { messagesSchemas } from "./messages/schemas";
import { moneyCalls } from "./money/calls";
import { moneySchemas } from "./money/schemas";
import { noticesCalls } from "./notices/calls";
import { noticesSchemas } from "./notices/schemas";
import { offersCalls } from "./offers/calls";
import { offersSchemas } from "./offers/schemas";
import { papersCalls } from "./papers/calls";
import { papersSchemas } from "./papers/schemas";
import { partnersCalls } from "./partners/calls";
import { partnersSchemas } from "./partners/schemas";
import { pickupCalls } from "./pickup/calls";
import { pickupSchemas } from "./pickup/schemas";
import { placesCalls } from "./places/calls";
import { placesSchemas } from "./places/schemas";
import { plansCalls } from "./plans/calls";
import { plansSchemas } from "./plans/schemas";
import { profileCalls } from "./profile/calls";
import { profileSchemas } from "./profile/schemas";
import { reportsCalls } from "./reports/calls";
import { reportsSchemas } from "./reports/schemas";
import { reportTemplateCalls } from "./reports/template-calls";
import { reportTemplateSchemas } from "./reports/template-schemas";
import { returnsCalls } from "./returns/calls";
import { returnsSchemas } from "./returns/schemas";
import { returnTemplateCalls } from "./returns/template-calls";
import { returnTemplateSchemas } from "./returns/template-schemas";
import { accountCalls } from "./sale/account-calls";
import { accountSchemas } from "./sale/account-schemas";
import { saleCalls } from "./sale/calls";
import { saleSchemas } from "./sale/schemas";
import { savedSearchesCalls } from "./saved-searches/calls";
import { savedSearchesSchemas } from "./saved-searches/schemas";
import { searchCalls } from "./search/calls";
import { searchSchemas } from "./search/schemas";
import { followCalls } from "./sellers/follow-calls";
import { followSchemas } from "./sellers/follow-schemas";
import { sellersCalls } from "./sellers/calls";
import { sellersSchemas } from "./sellers/schemas";
import { accessCalls } from "./selling/access-calls";
import { accessSchemas } from "./selling/access-schemas";
import { auctionCalls } from "./selling/auction-calls";
import { auctionSchemas } from "./selling/auction-schemas";
import { sellingCalls } from "./selling/calls";
import { sellingSchemas } from "./selling/schemas";
import { templateCalls } from "./selling/template-calls";
import { templateSchemas } from "./selling/template-schemas";
import { signInCalls } from "./sign-in/calls";
import { signInSchemas } from "./sign-in/schemas";
import { signingCalls } from "./signing/calls";
import { signingSchemas } from "./signing/schemas";
import { staffCalls } from "./staff/calls";
import { staffSchemas } from "./staff/schemas";
import { strikesCalls } from "./strikes/calls";
import { strikesSchemas } from "./strikes/schemas";
import { uploadsCalls } from "./uploads/calls";
import { uploadsSchemas } from "./uploads/schemas";

// By the names of the rooms: written out, the types of all calls are longer than the compiler puts into a declaration.
type Facts = typeof accountsCalls &
  typeof attentionCalls &
  typeof biddingCalls &
  typeof cartsCalls &
  typeof commentsCalls &
  typeof companiesCalls &
  typeof contactCalls &
  typeof documentsCalls &
  typeof filesCalls &
  typeof houseCalls &
  typeof lotsCalls &
  typeof lotTemplateCalls &
  typeof messagesCalls &
  typeof moneyCalls &
  typeof noticesCalls &
  typeof offersCalls &
  typeof papersCalls &
  typeof partnersCalls &
  typeof pickupCalls &
  typeof placesCalls &
  typeof plansCalls &
  typeof profileCalls &
  typeof reportsCalls &
  typeof reportTemplateCalls &
  typeof returnsCalls &
  typeof returnTemplateCalls &
  typeof accountCalls &
  typeof saleCalls &
  typeof savedSearchesCalls &
  typeof searchCalls &
  typeof followCalls &
  typeof sellersCalls &
  typeof accessCalls &
  typeof auctionCalls &
  typeof sellingCalls &
  typeof templateCalls &
  typeof signInCalls &
  typeof signingCalls &
  typeof staffCalls &
  typeof strikesCalls &
  typeof uploadsCalls;

const facts: Facts = {
  ...accountsCalls,
  ...attentionCalls,
  ...biddingCalls,
  ...cartsCalls,
  ...commentsCalls,
  ...companiesCalls,
  ...contactCalls,
  ...documentsCalls,
  ...filesCalls,
  ...houseCalls,
  ...lotsCalls,
  ...lotTemplateCalls,
  ...messagesCalls,
  ...moneyCalls,
  ...noticesCalls,
  ...offersCalls,
  ...papersCalls,
  ...partnersCalls,
  ...pickupCalls,
  ...placesCalls,
  ...plansCalls,
  ...profileCalls,
  ...reportsCalls,
  ...reportTemplateCalls,
  ...returnsCalls,
  ...returnTemplateCalls,
  ...accountCalls,
  ...saleCalls,
  ...savedSearchesCalls,
  ...searchCalls,
  ...followCalls,
  ...sellersCalls,
  ...accessCalls,
  ...auctionCalls,
  ...sellingCalls,
  ...templateCalls,
  ...signInCalls,
  ...signingCalls,
  ...staffCalls,
  ...strikesCalls,
  ...uploadsCalls,
};

type Schemas = typeof accountsSchemas &
  typeof attentionSchemas &
  typeof biddingSchemas &
  typeof cartsSchemas &
  typeof commentsSchemas &
  typeof companiesSchemas &
  typeof contactSchemas &
  typeof documentsSchemas &
  typeof filesSchemas &
  typeof houseSchemas &
  typeof lotsSchemas &
  typeof lotTemplateSchemas &
  typeof messagesSchemas &
  typeof moneySchemas &
  typeof noticesSchemas &
  typeof offersSchemas &
  typeof papersSchemas &
  typeof partnersSchemas &
  typeof pickupSchemas &
  typeof placesSchemas &
  typeof plansSchemas &
  typeof profileSchemas &
  typeof reportsSchemas &
  typeof reportTemplateSchemas &
  typeof returnsSchemas &
  typeof returnTemplateSchemas &
  typeof accountSchemas &
  typeof saleSchemas &
  typeof savedSearchesSchemas &
  typeof searchSchemas &
  typeof followSchemas &
  typeof sellersSchemas &
  typeof accessSchemas &
  typeof auctionSchemas &
  typeof sellingSchemas &
  typeof templateSchemas &
  typeof signInSchemas &
  typeof signingSchemas &
  typeof staffSchemas &
  typeof strikesSchemas &
  typeof uploadsSchemas;

const schemas: Schemas = {
  ...accountsSchemas,
  ...attentionSchemas,
  ...biddingSchemas,
  ...cartsSchemas,
  ...commentsSchemas,
  ...companiesSchemas,
  ...contactSchemas,
  ...documentsSchemas,
  ...filesSchemas,
  ...houseSchemas,
  ...lotsSchemas,
  ...lotTemplateSchemas,
  ...messagesSchemas,
  ...moneySchemas,
  ...noticesSchemas,
  ...offersSchemas,
  ...papersSchemas,
  ...partnersSchemas,
  ...pickupSchemas,
  ...placesSchemas,
  ...plansSchemas,
  ...profileSchemas,
  ...reportsSchemas,
  ...reportTemplateSchemas,
  ...returnsSchemas,
  ...returnTemplateSchemas,
  ...accountSchemas,
  ...saleSchemas,
  ...savedSearchesSchemas,
  ...searchSchemas,
  ...followSchemas,
  ...sellersSchemas,
  ...accessSchemas,
  ...auctionSchemas,
  ...sellingSchemas,
  ...templateSchemas,
  ...signInSchemas,
  ...signingSchemas,
  ...staffSchemas,
  ...strikesSchemas,
  ...uploadsSchemas,
};

/** Wire name of a call. */
export type CallName = keyof Schemas;

/** A call with all that is known of it. */
export type DescribedCall = AnyCall & CallSchema;

// Conditional, so that it is made name by name: of "one of all calls" the compiler would else build each fact with each schema, which it
// refuses from 317 calls on.
type DescribedAs<Name> = Name extends CallName ? Facts[Name] & Schemas[Name] : never;
type Described = { [Name in CallName]: DescribedAs<Name> };

// The compiler sees one call and one schema here: a spread of all calls with all schemas took it 25 seconds.
const schemaOf: Record<string, CallSchema> = schemas;

/**
 * Every call there is with its schemas, by wire name. The server mounts this table; tests and reference pages loop over it. Not for
 * pages of visitors.
 */
export const calls = Object.fromEntries(
  Object.entries<AnyCall>(facts).map(([name, call]) => [name, { ...call, ...schemaOf[name] }]),
) as unknown as Described;
