// Written by `npm run generate` from the folders; not by hand.
import type { Migration } from "../platform/db/migration";
import { initial as initial0001 } from "../platform/db/migrations/0001-initial";
import { bidding as bidding0002 } from "../features/bidding/migrations/0002-bidding";
import { partners as partners0003 } from "../features/partners/migrations/0003-partners";
import { verification as verification0004 } from "../features/accounts/migrations/0004-verification";
import { sessions as sessions0005 } from "../features/accounts/migrations/0005-sessions";
import { dynamicFields as dynamicFields0006 } from "../features/house/migrations/0006-dynamic-fields";
import { profiles as profiles0007 } from "../features/profile/migrations/0007-profiles";
import { phrases as phrases0008 } from "../features/house/migrations/0008-phrases";
import { pages as pages0009 } from "../features/house/migrations/0009-pages";
import { savedSearches as savedSearches0010 } from "../features/saved-searches/migrations/0010-saved-searches";
import { companies as companies0011 } from "../features/companies/migrations/0011-companies";
import { uploads as uploads0012 } from "../features/uploads/migrations/0012-uploads";
import { admitted as admitted0013 } from "../features/accounts/migrations/0013-admitted";
import { smsCounts as smsCounts0014 } from "../features/accounts/migrations/0014-sms-counts";
import { trust as trust0015 } from "../features/bidding/migrations/0015-trust";
import { chain as chain0016 } from "../features/bidding/migrations/0016-chain";
import { counters as counters0017 } from "../platform/security/migrations/0017-counters";
import { frozenPremium as frozenPremium0018 } from "../features/lots/migrations/0018-frozen-premium";
import { renewals as renewals0019 } from "../features/partners/migrations/0019-renewals";
import { searchWords as searchWords0020 } from "../features/search/migrations/0020-search-words";
import { lotAudit as lotAudit0021 } from "../features/lots/migrations/0021-lot-audit";
import { askers as askers0023 } from "../features/accounts/migrations/0023-askers";
import { fieldRows as fieldRows0024 } from "../features/house/migrations/0024-field-rows";
import { signingKeys as signingKeys0025 } from "../features/bidding/migrations/0025-signing-keys";
import { notices as notices0026 } from "../features/notices/migrations/0026-notices";
import { exactBids as exactBids0027 } from "../features/bidding/migrations/0027-exact-bids";
import { searchFacts as searchFacts0029 } from "../features/search/migrations/0029-search-facts";
import { jobs as jobs0030 } from "../platform/jobs/migrations/0030-jobs";
import { ledger as ledger0031 } from "../features/money/migrations/0031-ledger";
import { paymentsAndDeposits as paymentsAndDeposits0032 } from "../features/money/migrations/0032-payments";
import { plans as plans0033 } from "../features/plans/migrations/0033-plans";
import { joinedWords as joinedWords0034 } from "../features/search/migrations/0034-joined-words";
import { sandboxProvider as sandboxProvider0040 } from "../ports/payment-provider/migrations/0040-sandbox-provider";
import { hostedPayments as hostedPayments0041 } from "../ports/payment-provider/migrations/0041-hosted-payments";
import { vault as vault0042 } from "../ports/vault/migrations/0042-vault";
import { vaultMethods as vaultMethods0043 } from "../features/money/migrations/0043-vault-methods";
import { foreignMoney as foreignMoney0044 } from "../features/money/migrations/0044-foreign-money";
import { sale as sale0045 } from "../features/sale/migrations/0045-sale";
import { offers as offers0046 } from "../features/offers/migrations/0046-offers";
import { carts as carts0047 } from "../features/carts/migrations/0047-carts";
import { pickup as pickup0048 } from "../features/pickup/migrations/0048-pickup";
import { papers as papers0049 } from "../features/papers/migrations/0049-papers";
import { winnerChange as winnerChange0050 } from "../features/sale/migrations/0050-winner-change";
import { returns as returns0051 } from "../features/returns/migrations/0051-returns";
import { pickupWish as pickupWish0052 } from "../features/carts/migrations/0052-pickup-wish";
import { invoiceLinks as invoiceLinks0053 } from "../features/sale/migrations/0053-invoice-links";
import { saleTerms as saleTerms0054 } from "../features/sale/migrations/0054-sale-terms";
import { freeAlerts as freeAlerts0056 } from "../features/carts/migrations/0056-free-alerts";
import { offerAnswers as offerAnswers0057 } from "../features/offers/migrations/0057-offer-answers";
import { lotPhotos as lotPhotos0058 } from "../features/uploads/migrations/0058-lot-photos";
import { drafts as drafts0060 } from "../features/selling/migrations/0060-drafts";
import { additions as additions0061 } from "../features/selling/migrations/0061-additions";
import { lifeOfLots as lifeOfLots0062 } from "../features/selling/migrations/0062-life-of-lots";
import { planAndVehicle as planAndVehicle0063 } from "../features/selling/migrations/0063-plan-and-vehicle";
import { sellerPermissions as sellerPermissions0064 } from "../features/companies/migrations/0064-seller-permissions";
import { bulkChanges as bulkChanges0065 } from "../features/selling/migrations/0065-bulk-changes";
import { imports as imports0066 } from "../features/selling/migrations/0066-imports";
import { auctionGroups as auctionGroups0070 } from "../features/selling/migrations/0070-auction-groups";
import { photoNotes as photoNotes0080 } from "../features/selling/migrations/0080-photo-notes";
import { hiddenLots as hiddenLots0081 } from "../features/selling/migrations/0081-hidden-lots";
import { savedViews as savedViews0082 } from "../features/selling/migrations/0082-saved-views";
import { reportIndex as reportIndex0084 } from "../features/reports/migrations/0084-report-index";
import { lotHours as lotHours0085 } from "../features/reports/migrations/0085-lot-hours";
import { lotListing as lotListing0090 } from "../features/search/migrations/0090-lot-listing";
import { listedLots as listedLots0091 } from "../features/search/migrations/0091-listed-lots";
import { incrementTables as incrementTables0092 } from "../features/lots/migrations/0092-increment-tables";
import { savedSearchIndex as savedSearchIndex0093 } from "../features/saved-searches/migrations/0093-saved-search-index";
import { listingIndexes as listingIndexes0094 } from "../features/search/migrations/0094-listing-indexes";
import { wordsLeaveLots as wordsLeaveLots0095 } from "../features/search/migrations/0095-words-leave-lots";
import { listingCounts as listingCounts0096 } from "../features/search/migrations/0096-listing-counts";
import { hiddenLotsLeave as hiddenLotsLeave0097 } from "../features/search/migrations/0097-hidden-lots-leave";
import { unlistedHiddenLots as unlistedHiddenLots0098 } from "../features/search/migrations/0098-unlisted-hidden-lots";
import { fieldsByCategory as fieldsByCategory0104 } from "../features/house/migrations/0104-fields-by-category";
import { detailsOfLots as detailsOfLots0105 } from "../features/selling/migrations/0105-details-of-lots";
import { taxRecords as taxRecords0110 } from "../features/documents/migrations/0110-tax-records";
import { transferAccounts as transferAccounts0111 } from "../features/sale/migrations/0111-transfer-accounts";
import { signings as signings0112 } from "../features/signing/migrations/0112-signings";
import { englishPages as englishPages0120 } from "../features/house/migrations/0120-english-pages";
import { lotDocuments as lotDocuments0130 } from "../features/lots/migrations/0130-lot-documents";
import { auctionTemplates as auctionTemplates0131 } from "../features/selling/migrations/0131-auction-templates";
import { lotsWithDocuments as lotsWithDocuments0132 } from "../features/lots/migrations/0132-lots-with-documents";
import { accountOfRound as accountOfRound0135 } from "../features/reports/migrations/0135-account-of-round";
import { accountsOfLots as accountsOfLots0136 } from "../features/reports/migrations/0136-accounts-of-lots";
import { taxRecordAttempts as taxRecordAttempts0140 } from "../features/documents/migrations/0140-tax-record-attempts";
import { signingServices as signingServices0141 } from "../features/signing/migrations/0141-signing-services";
import { paymentsOfPartners as paymentsOfPartners0142 } from "../features/money/migrations/0142-payments-of-partners";
import { ticketsOfActing as ticketsOfActing0143 } from "../features/money/migrations/0143-tickets-of-acting";
import { formerPageTexts as formerPageTexts0144 } from "../features/house/migrations/0144-former-page-texts";
import { peopleOfAccounts as peopleOfAccounts0145 } from "../features/companies/migrations/0145-people-of-accounts";
import { withdrawals as withdrawals0146 } from "../features/bidding/migrations/0146-withdrawals";
import { paymentObjects as paymentObjects0147 } from "../features/money/migrations/0147-payment-objects";
import { undoneByAgreement as undoneByAgreement0148 } from "../features/returns/migrations/0148-undone-by-agreement";
import { oneRate as oneRate0149 } from "../features/lots/migrations/0149-one-rate";
import { lostValue as lostValue0150 } from "../features/returns/migrations/0150-lost-value";
import { disputes as disputes0151 } from "../features/money/migrations/0151-disputes";
import { salesTold as salesTold0152 } from "../features/sale/migrations/0152-sales-told";
import { waitingResults as waitingResults0153 } from "../features/selling/migrations/0153-waiting-results";
import { stuckMoney as stuckMoney0154 } from "../features/money/migrations/0154-stuck-money";
import { statementLines as statementLines0155 } from "../features/money/migrations/0155-statement-lines";
import { accountsByCurrency as accountsByCurrency0156 } from "../features/money/migrations/0156-accounts-by-currency";
import { balanceBesideCard as balanceBesideCard0157 } from "../features/money/migrations/0157-balance-beside-card";
import { sentGiftCards as sentGiftCards0158 } from "../features/money/migrations/0158-sent-gift-cards";
import { transferReceipts as transferReceipts0159 } from "../features/sale/migrations/0159-transfer-receipts";
import { balancePayouts as balancePayouts0160 } from "../features/money/migrations/0160-balance-payouts";
import { documentsOfPayments as documentsOfPayments0161 } from "../features/documents/migrations/0161-documents-of-payments";
import { strikes as strikes0162 } from "../features/sale/migrations/0162-strikes";
import { cardAddresses as cardAddresses0163 } from "../features/money/migrations/0163-card-addresses";
import { namesOfSearches as namesOfSearches0164 } from "../features/saved-searches/migrations/0164-names-of-searches";
import { leastPhotos as leastPhotos0165 } from "../features/house/migrations/0165-least-photos";
import { pageTexts as pageTexts0166 } from "../features/house/migrations/0166-page-texts";
import { textsLeavePages as textsLeavePages0167 } from "../features/house/migrations/0167-texts-leave-pages";
import { importsOfTemplates as importsOfTemplates0168 } from "../features/selling/migrations/0168-imports-of-templates";
import { contactOfTraders as contactOfTraders0169 } from "../features/house/migrations/0169-contact-of-traders";
import { inspections as inspections0170 } from "../features/selling/migrations/0170-inspections";
import { sellerCommissions as sellerCommissions0171 } from "../features/commission/migrations/0171-seller-commissions";
import { handovers as handovers0180 } from "../features/pickup/migrations/0180-handovers";
import { answersOfAuctions as answersOfAuctions0181 } from "../features/selling/migrations/0181-answers-of-auctions";
import { lotsOfImports as lotsOfImports0183 } from "../features/selling/migrations/0183-lots-of-imports";
import { comments as comments0184 } from "../features/comments/migrations/0184-comments";
import { usersText as usersText0190 } from "../features/accounts/migrations/0190-users-text";
import { follows as follows0195 } from "../features/sellers/migrations/0195-follows";
import { messages as messages0200 } from "../features/messages/migrations/0200-messages";

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [
  initial0001,
  bidding0002,
  partners0003,
  verification0004,
  sessions0005,
  dynamicFields0006,
  profiles0007,
  phrases0008,
  pages0009,
  savedSearches0010,
  companies0011,
  uploads0012,
  admitted0013,
  smsCounts0014,
  trust0015,
  chain0016,
  counters0017,
  frozenPremium0018,
  renewals0019,
  searchWords0020,
  lotAudit0021,
  askers0023,
  fieldRows0024,
  signingKeys0025,
  notices0026,
  exactBids0027,
  searchFacts0029,
  jobs0030,
  ledger0031,
  paymentsAndDeposits0032,
  plans0033,
  joinedWords0034,
  sandboxProvider0040,
  hostedPayments0041,
  vault0042,
  vaultMethods0043,
  foreignMoney0044,
  sale0045,
  offers0046,
  carts0047,
  pickup0048,
  papers0049,
  winnerChange0050,
  returns0051,
  pickupWish0052,
  invoiceLinks0053,
  saleTerms0054,
  freeAlerts0056,
  offerAnswers0057,
  lotPhotos0058,
  drafts0060,
  additions0061,
  lifeOfLots0062,
  planAndVehicle0063,
  sellerPermissions0064,
  bulkChanges0065,
  imports0066,
  auctionGroups0070,
  photoNotes0080,
  hiddenLots0081,
  savedViews0082,
  reportIndex0084,
  lotHours0085,
  lotListing0090,
  listedLots0091,
  incrementTables0092,
  savedSearchIndex0093,
  listingIndexes0094,
  wordsLeaveLots0095,
  listingCounts0096,
  hiddenLotsLeave0097,
  unlistedHiddenLots0098,
  fieldsByCategory0104,
  detailsOfLots0105,
  taxRecords0110,
  transferAccounts0111,
  signings0112,
  englishPages0120,
  lotDocuments0130,
  auctionTemplates0131,
  lotsWithDocuments0132,
  accountOfRound0135,
  accountsOfLots0136,
  taxRecordAttempts0140,
  signingServices0141,
  paymentsOfPartners0142,
  ticketsOfActing0143,
  formerPageTexts0144,
  peopleOfAccounts0145,
  withdrawals0146,
  paymentObjects0147,
  undoneByAgreement0148,
  oneRate0149,
  lostValue0150,
  disputes0151,
  salesTold0152,
  waitingResults0153,
  stuckMoney0154,
  statementLines0155,
  accountsByCurrency0156,
  balanceBesideCard0157,
  sentGiftCards0158,
  transferReceipts0159,
  balancePayouts0160,
  documentsOfPayments0161,
  strikes0162,
  cardAddresses0163,
  namesOfSearches0164,
  leastPhotos0165,
  pageTexts0166,
  textsLeavePages0167,
  importsOfTemplates0168,
  contactOfTraders0169,
  inspections0170,
  sellerCommissions0171,
  handovers0180,
  answersOfAuctions0181,
  lotsOfImports0183,
  comments0184,
  usersText0190,
  follows0195,
  messages0200,
];
