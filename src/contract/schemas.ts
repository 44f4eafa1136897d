/** All schemas: for servers, tests, reference pages, and the check of answers in development. Not for pages of visitors. */
// Written by `npm run generate`; not by hand.
export { calls, type CallName, type DescribedCall } from "./all-calls";
export type { CallOf, CallSchema, CallSchemas, NeededPermissions } from "./call-schemas";
export { DEAR } from "./costs";
export { REFUSED_WHEN_EMPTY, shapesOf, withoutBlanks } from "./blanks";
export { Envelope, Refusal } from "./envelope";
export {
  BooleanInput,
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  MomentEndInput,
  MomentInput,
  OptionalId,
  Page,
  PostalCode,
  PostalCodeOrBlank,
  codeOf,
  countOf,
  filesOf,
  filterOf,
  filtersOf,
  limitOf,
  lineOf,
  plainString,
  textOf,
  wholeOf,
  type ListFilter,
} from "./primitives";
export { ClientMessage, LotFrame, MeFrame, ServerMessage } from "./realtime";
export {
  ActableAccount,
  CodeInput,
  CodeSent,
  Email,
  NameOfPerson,
  PhoneInput,
  Proof,
  Registration,
  RegistrationPassword,
  ResetPassword,
  SignedIn,
  User,
  UserStatus,
  ValidatedUser,
  accountsSchemas,
} from "./accounts/schemas";
export { attentionSchemas } from "./attention/schemas";
export {
  BidReceipt,
  BidRow,
  ChainHead,
  HouseKeys,
  IdempotencyKey,
  SignedChainHead,
  WithdrawalReason,
  WithdrawalSide,
  biddingSchemas,
} from "./bidding/schemas";
export { Cart, CartBilling, CartItem, CartPickup, cartsSchemas } from "./carts/schemas";
export { Comment, commentsSchemas } from "./comments/schemas";
export {
  CompanyOwner,
  CompanyRole,
  InviteDetails,
  Kyc,
  KycStatus,
  SellerPerson,
  UserAddress,
  companiesSchemas,
} from "./companies/schemas";
export { LinkToken, contactSchemas } from "./contact/schemas";
export { TaxRecordRow, documentsSchemas } from "./documents/schemas";
export { filesSchemas } from "./files/schemas";
export {
  Configuration,
  ConfigurationKey,
  CustomFieldValues,
  Defaults,
  DynamicField,
  DynamicFieldInput,
  DynamicTable,
  DynamicTableInput,
  EditableTable,
  FieldName,
  FieldOption,
  FieldStatus,
  IncrementRecord,
  LanguageSet,
  Operator,
  PhraseRecord,
  RowField,
  RowValues,
  StaticPage,
  SubSelect,
  TableEntry,
  TextLanguage,
  ViewPage,
  houseSchemas,
} from "./house/schemas";
export {
  Addendum,
  AuctionEvent,
  BuyNowPolicy,
  Damage,
  DashboardList,
  EventBids,
  ExtensionRule,
  IncrementRow,
  InspectionPoint,
  Lot,
  LotDetail,
  LotDocument,
  LotFilters,
  LotImage,
  LotInspection,
  LotOrder,
  MarketStatus,
  MyState,
  PremiumRow,
  Proceeds,
  Quote,
  ReserveMode,
  Sort,
  UserInfo,
  lotsSchemas,
} from "./lots/schemas";
export { lotTemplateSchemas } from "./lots/template-schemas";
export { Message, TalkCount, Thread, messagesSchemas } from "./messages/schemas";
export {
  Balance,
  BalancePayout,
  Bank,
  Card,
  CreditRow,
  Deposit,
  GiftCard,
  IssuedDocument,
  Payment,
  PaymentPurpose,
  PaymentSubject,
  Refund,
  SellerPayable,
  StaffBalancePayout,
  StaffPayment,
  Transaction,
  VaultCard,
  moneySchemas,
} from "./money/schemas";
export { noticesSchemas } from "./notices/schemas";
export { Offer, OfferStep, offersSchemas } from "./offers/schemas";
export { SalePaper, papersSchemas } from "./papers/schemas";
export { Origin, PartnerToken, partnersSchemas } from "./partners/schemas";
export {
  AppointmentDetail,
  CalendarInput,
  Collector,
  CollectorInput,
  HandoverRecord,
  Pickup,
  PickupCalendar,
  PickupDates,
  PurchaseRow,
  pickupSchemas,
} from "./pickup/schemas";
export { City, Country, Place, PlacePrediction, State, placesSchemas } from "./places/schemas";
export { PlanPeriodRow, Subscription, plansSchemas } from "./plans/schemas";
export { Preferences, ProfileChange, profileSchemas } from "./profile/schemas";
export {
  DashboardRow,
  DashboardTile,
  HomeRow,
  ReportColumn,
  ReportKind,
  ReportRow,
  reportsSchemas,
} from "./reports/schemas";
export { reportTemplateSchemas } from "./reports/template-schemas";
export { ReturnDesk, SaleReturn, returnsSchemas } from "./returns/schemas";
export { returnTemplateSchemas } from "./returns/template-schemas";
export { SellerMovement, SellerTotals, accountSchemas } from "./sale/account-schemas";
export {
  CartValues,
  InvoiceDetail,
  InvoiceItem,
  InvoiceRow,
  InvoiceTransaction,
  SaleParty,
  saleSchemas,
} from "./sale/schemas";
export { SaleSettings, SellerCommission } from "./sale/settings-schema";
export { SavedSearchRecord, SearchCriteria, savedSearchesSchemas } from "./saved-searches/schemas";
export { Facet, Suggestion, searchSchemas } from "./search/schemas";
export { Follow, followSchemas } from "./sellers/follow-schemas";
export { Seller, SellerIdentity, SellerPromises, sellersSchemas } from "./sellers/schemas";
export { AccessRequest, AccessState, Admission, accessSchemas } from "./selling/access-schemas";
export {
  AuctionAccess,
  AuctionDetail,
  AuctionFields,
  AuctionLot,
  AuctionPart,
  AuctionState,
  AutoApprove,
  ManifestLot,
  OwnAuction,
  SellerAuction,
  auctionSchemas,
} from "./selling/auction-schemas";
export {
  AnswersInput,
  AutoRelist,
  BulkAction,
  CellFault,
  FieldChange,
  ImportRow,
  ListingsFilters,
  ListingsList,
  LotDraft,
  LotEdit,
  LotFields,
  LotImport,
  LotPart,
  LotSchedule,
  LotTransport,
  Missing,
  OwnLot,
  PhotoNote,
  SellerLot,
  SheetFile,
  sellingSchemas,
} from "./selling/schemas";
export { templateSchemas } from "./selling/template-schemas";
export { signInSchemas } from "./sign-in/schemas";
export { Signing, signingSchemas } from "./signing/schemas";
export { AuditEntry, BidLimitRequest, StaffUser, staffSchemas } from "./staff/schemas";
export { Strike, strikesSchemas } from "./strikes/schemas";
export { UploadedFile, uploadsSchemas } from "./uploads/schemas";
