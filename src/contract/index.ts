/** What browsers import: every call as data, what both sides name alike, and all types. It holds no schema; those are in `schemas.ts`. */
// Written by `npm run generate`; not by hand.
export {
  userRegister,
  userCheckValidation,
  userSendEmailVerifyLink,
  userVerifyEmail,
  userSendEmailVerifyCode,
  userVerifyEmailVerifyCode,
  userSendPhoneVerifyCode,
  userVerifyPhoneVerifyCode,
  accountsCalls,
} from "./accounts/calls";
export { customAttention, attentionCalls } from "./attention/calls";
export {
  bidConfirm,
  bidPreBidConfirm,
  ttwbidFutureProxy,
  ttwbidTempBidConfirmTemp,
  ttwbidTempCancelttwbidTemp,
  reverseBidConfirm,
  bidCancel,
  bidLowerMaximum,
  sellerBidManualAward,
  customBidStatus,
  productBidhistory,
  biddingCalls,
} from "./bidding/calls";
export {
  cartSearch,
  buynowSearch,
  buynowAddToCart,
  buynowRefreshCart,
  cartCancelItem,
  cartSaveAddress,
  cartUpdateCheckout,
  cartPickup,
  buynowUpdateAdminFee,
  buynowUpdateOwnershipCertificate,
  cartCheckout,
  customSaleStatus,
  customTellWhenFree,
  sellerCartCheckout,
  sellerCartProducts,
  buynowAddToBuynow,
  cartsCalls,
} from "./carts/calls";
export {
  commentGetAllComments,
  commentGetAllReplyComments,
  commentSaveComment,
  commentsCalls,
} from "./comments/calls";
export {
  userGetCompanyOwners,
  userAddCompanyOwner,
  userUpdateCompanyOwner,
  userRemoveCompanyOwner,
  customSellerPeople,
  customSellerPermissions,
  userGetInviteDetails,
  customAcceptInvite,
  userAddinviteuser,
  companiesCalls,
} from "./companies/calls";
export {
  userSubmitContactUs,
  customSubscribeNewsletter,
  customConfirmNewsletter,
  customUnsubscribeNewsletter,
  contactCalls,
} from "./contact/calls";
export { customTaxRecords, customTaxRecordsAgain, documentsCalls } from "./documents/calls";
export { fileLink, filesCalls } from "./files/calls";
export {
  commonGetDefault,
  commonFunctionGetAllDynamicArray,
  commonFunctionGetAllDynamicTables,
  dynamicGetAllDynamicArray,
  dynamicGetSingleProperty,
  dynamicPropertyColumnAction,
  dynamicPropertyColumnStatusAction,
  dynamicPropertyColumnReOrder,
  dynamicDynamicTableAction,
  dynamicDynamicTable,
  commonGetStaticPage,
  showStaticContent,
  commonGetFooterLinks,
  commonInsertEntry,
  commonUpdateEntry,
  settingConfigurationVariables,
  settingGetSingleConfiguration,
  settingConfigurationHistory,
  settingConfigurationAction,
  settingGetAllBidIncrements,
  settingGetSingleBidIncrement,
  settingBidIncrementAction,
  settingDeleteBidIncrement,
  settingSearchTable,
  settingSearchTableAction,
  settingMultiTableAction,
  settingDatatableInsert,
  settingDatatableUpdate,
  houseCalls,
} from "./house/calls";
export {
  auctionSearch,
  auctionAddWatchList,
  auctionRemoveWatchList,
  auctionWatchList,
  auctionMyBids,
  productSingleProduct,
  productNextLot,
  productUpcomingProduct,
  productActiveSorts,
  productTotalAuctionsWon,
  productTotalAuctionsPlaced,
  productTotalPrivateSaleProducts,
  productLots,
  productDashboard,
  userAddWatchlist,
  userRemoveWatchlist,
  userAddToFavorites,
  userRemoveFromFavorites,
  lotsCalls,
} from "./lots/calls";
export {
  templateProductUpcomingProduct,
  templateProductActiveSorts,
  templateProductTotalAuctionswon,
  templateProductTotalAuctionsPlaced,
  templateProductTotalPrivateSaleProducts,
  templateAuctionAddAuctionWatchList,
  templateAuctionRemoveAuctionWatchList,
  templateAuctionAuctionWatchList,
  templateAuctionMyBids,
  lotTemplateCalls,
} from "./lots/template-calls";
export {
  messagesList,
  messagesSave,
  messagesSaveFromView,
  archiveMessages,
  deleteMessage,
  searchprojectmessages,
  searchactualmessages,
  activemsgcount,
  archivemsgcount,
  readMessages,
  blockPerson,
  messagesCalls,
} from "./messages/calls";
export {
  customerCreate,
  customerRetrieve,
  customerUpdate,
  cardCreate,
  sourceCreate,
  cardList,
  sourceList,
  cardRetrieve,
  sourceRetrieve,
  cardUpdate,
  sourceUpdate,
  cardDelete,
  sourceDelete,
  cardDefault,
  sourceVerify,
  vaultToken,
  vaultCreate,
  vaultUpdate,
  vaultDelete,
  vaultList,
  vaultDefault,
  paymentAuthorize,
  paymentElement,
  paymentWithSaved,
  paymentResponse,
  rosoomPayment,
  paytmPayment,
  versapayPayment,
  cybersourcePayment,
  northcapitalPayment,
  paypalResponse,
  pendingPayments,
  previousData,
  customPaymentGateway,
  customPaymentStatus,
  customPaymentQuote,
  creditAddBalance,
  creditAddBidDeposit,
  creditHistory,
  giftCardRedeem,
  depositAll,
  depositOne,
  allTransactions,
  customReturnDeposit,
  customReturnBalance,
  customRefundPayment,
  customForfeitDeposit,
  customResolvePayment,
  customPayments,
  customPayouts,
  customRecordPayout,
  customBalancePayouts,
  customGiftCards,
  customLedgerReport,
  customReconciliation,
  moneyCalls,
} from "./money/calls";
export { customStopNotices, noticesCalls } from "./notices/calls";
export {
  makeofferAdd,
  makeofferSearch,
  makeofferAll,
  sellerOffers,
  makeofferChangeStatus,
  sellerChangeOfferStatus,
  offersCalls,
} from "./offers/calls";
export { salePapers, salePaper, papersCalls } from "./papers/calls";
export {
  partnerSite,
  partnerAuthorize,
  partnerToken,
  partnerRefresh,
  partnerGrants,
  partnerRevokeGrant,
  partnersCalls,
} from "./partners/calls";
export {
  checkAppointments,
  checkAppointmentsForAuction,
  getAppointments,
  appointmentUpdate,
  customHandover,
  customDelivery,
  pickupCalendar,
  purchases,
  pickupCalls,
} from "./pickup/calls";
export {
  commonFunctionGetAllCountries,
  commonFunctionGetAllStates,
  commonFunctionGetAllCities,
  customPlacePredictions,
  customPlaceDetails,
  customGeocode,
  placesCalls,
} from "./places/calls";
export {
  membershipPayment,
  paytmMembershipPayment,
  cashfreeMembershipPayment,
  freeTrialActivation,
  customSubscription,
  customSubscriptionAction,
  customSubscriptionHistory,
  customGrantPlan,
  plansCalls,
} from "./plans/calls";
export {
  userUserAddress,
  userUpdateProfileKYC,
  userRunKycCheck,
  userUpdateProfile,
  userDecryptProfile,
  userUpdatePreference,
  customCompleteAccount,
  profileCalls,
} from "./profile/calls";
export {
  productGetSellerDashboardData,
  customSellingHome,
  customRelistAdvice,
  productProductViewCount,
  reportDisplay,
  reportDownload,
  reportsCalls,
} from "./reports/calls";
export {
  templateProductGetSellerDashboardData,
  templateProductProductViewCount,
  reportTemplateCalls,
} from "./reports/template-calls";
export {
  customSaleReturn,
  raiseReturnRequest,
  returnInvoice,
  allReturns,
  returnsCalls,
} from "./returns/calls";
export { templateProductRaiseReturnRequest, returnTemplateCalls } from "./returns/template-calls";
export { customSellerAccount, accountCalls } from "./sale/account-calls";
export {
  cartPendingCount,
  allInvoices,
  sellerInvoices,
  userInvoice,
  userPublicInvoice,
  userMultipleInvoice,
  sellerInvoice,
  invoiceChangeStatus,
  sellerPayOffline,
  sellerPayWallet,
  cartPayOffline,
  cartPayWallet,
  customPaymentConfirm,
  customTransferReceipt,
  sellerUpdateInvoice,
  customInvoiceDue,
  customTransferAccount,
  reportExport,
  reportExportXlsx,
  saleCalls,
} from "./sale/calls";
export {
  userAddSavedSearch,
  userGetSavedSearch,
  userRemoveSavedSearch,
  customConfirmSavedSearch,
  customStopSavedSearch,
  savedSearchesCalls,
} from "./saved-searches/calls";
export { productSearch, productSuggestions, searchCalls } from "./search/calls";
export {
  userGetFollowers,
  userAddFollower,
  userUpdateFollower,
  userRemoveFollower,
  followCalls,
} from "./sellers/follow-calls";
export { customSeller, sellersCalls } from "./sellers/calls";
export {
  auctionAccessRequest,
  auctionUpdateTerms,
  accessRequests,
  accessDecision,
  accessCalls,
} from "./selling/access-calls";
export {
  auctionAction,
  auctionChangeStatus,
  auctionGetSingle,
  auctionProjects,
  auctionAddLots,
  auctionLots,
  productSearchManifest,
  customOwnAuctions,
  auctionCalls,
} from "./selling/auction-calls";
export {
  productProjectAction,
  productChangeStatus,
  productListings,
  productBulkProjectAction,
  productGetSingleProject,
  productUploadXlsxFile,
  reportSample,
  customExportLots,
  customSavedViews,
  customLotDocument,
  customLotHistory,
  customProceeds,
  sellingCalls,
} from "./selling/calls";
export {
  templateProductProjectAction,
  templateProductChangeStatus,
  templateProductListings,
  templateProductBulkProjectAction,
  templateProductGetSingleProject,
  templateProductUploadXLSXFile,
  templateProductSearch,
  templateProductDashboard,
  templateProductSingleProduct,
  templateProductSearchManifest,
  templateProductGetProjectAccessRequest,
  templateProductProjectAccessReqStatus,
  templateAuctionAuctionAction,
  templateAuctionChangeStatus,
  templateAuctionGetSingleAuction,
  templateAuctionSearch,
  templateAuctionLots,
  templateAuctionGetAllProjectsAssociated,
  templateAuctionAddtoAuction,
  templateAuctionAuctionAccessRequest,
  templateAuctionUpdateAuctionTerms,
  templateCalls,
} from "./selling/template-calls";
export {
  userLogin,
  customDemoLogin,
  userLogout,
  customEndSessions,
  userValidateUser,
  userForgotPassword,
  userResetPassword,
  userResetUserProfile,
  userSwitchuser,
  userSendPhoneLoginCode,
  signInCalls,
} from "./sign-in/calls";
export {
  signingCreate,
  signingView,
  signingSession,
  signDocument,
  signingCalls,
} from "./signing/calls";
export {
  userAllbuyers,
  userAllbiddingbuyers,
  userGetSingleUser,
  userProductDashboard,
  userUserAction,
  userChangeStatus,
  userTriggerEmail,
  userApproveBidLimitRequest,
  userUpdateUserAccountVerified,
  customRequestBidLimit,
  staffCalls,
} from "./staff/calls";
export { customLiftStrike, strikesCalls } from "./strikes/calls";
export {
  imageUploaderMulipleImgUploader,
  commonFunctionGetImageBase,
  uploadsCalls,
} from "./uploads/calls";

export {
  SCOPES,
  type Access,
  type AnyCall,
  type Call,
  type CallFacts,
  type CallTable,
  type InputOf,
  type Method,
  type OutputOf,
  type ParsedInputOf,
  type RateLimitName,
  type Scope,
} from "./call";
export { BID_REFUSALS, ERRORS, type BidRefusalCode, type ErrorCode } from "./errors";
export { CALL_ERRORS } from "./call-errors";
export { OWN_ERRORS } from "./own-errors";
export { PATHS, lotPath, pathTo, planPath, type OwnPaths, type PathName } from "./paths";
export { plainCode, plainInput, plainPassword, plainText } from "./plain-text";
export { isYes, type YesOrNo } from "./yes-or-no";
export {
  EMAIL_TEXTS,
  LONGEST_EMAIL,
  emailFault,
  plainEmail,
  type EmailFault,
} from "./accounts/email-pattern";
export { LONGEST_PASSWORD, PASSWORD_MARKS, SHORTEST_PASSWORD } from "./accounts/password-pattern";
export {
  ACCOUNT_BLOCKED_REASON,
  BID_HISTORY_PAGE_SIZE,
  HOUSE_KEYS_PATH,
  LONGEST_WITHDRAWAL_NOTE,
  WITHDRAWAL_REASONS,
} from "./bidding/values";
export {
  BUYER_KINDS,
  CART_EXTRAS,
  CART_LINE_STATES,
  CART_TYPES,
  type BuyerKind,
  type CartExtra,
  type CartType,
} from "./carts/values";
export {
  ANSWERS_SHOWN,
  COMMENT_MODES,
  COMMENT_SIDES,
  LONGEST_COMMENT,
  SHORTEST_COMMENT,
  type CommentMode,
} from "./comments/values";
export {
  DOCUMENT_TYPES,
  EMPLOYEE_PERMISSIONS,
  SELLER_PERMISSIONS,
  mayDo,
  type SellerPermission,
} from "./companies/values";
export { isPhoneLength, plainPhone } from "./contact/phone-pattern";
export { nestedFormOf } from "./files/nested-form";
export { FILE_KINDS } from "./files/values";
export { MOST_FIELDS } from "./house/field-limits";
export { LANGUAGES, LANGUAGE_SETS } from "./house/languages";
export { TEXT_LANGUAGES, textSetOf } from "./house/text-languages";
export { COLUMN_TYPES, FIELD_TYPES, VIEW_PAGES, type FieldType } from "./house/values";
export {
  SHOWN_FIELDS,
  UNSAID_VEHICLE,
  VEHICLE,
  VEHICLE_FIELDS,
  VEHICLE_SCHEMA_ORG,
  VEHICLE_SHEET,
  fieldsWith,
  vehicleOf,
  type FieldGroup,
  type FieldsWith,
  type SheetWords,
  type ShownField,
  type VehicleField,
  type VehicleFieldName,
  type VehicleFields,
  type VehicleValue,
  type VehicleValues,
} from "./lots/fields";
export {
  INSPECTION,
  INSPECTION_AREAS,
  INSPECTION_POINTS,
  INSPECTION_SUMMARY_LENGTH,
  INSPECTOR_LENGTH,
  MOST_INSPECTION_PHOTOS,
  MOST_POINT_PHOTOS,
  POINT_NOTE_LENGTH,
  POINT_SEVERITIES,
  POINT_STATES,
  isPointOf,
  type InspectionArea,
  type InspectionPointName,
} from "./lots/inspection";
export { FIRST_MARKET_STATUS } from "./lots/market-status";
export { DASHBOARD_PAGE_SIZE, IVA_PERCENT, LOTS_PER_REQUEST } from "./lots/values";
export {
  CLOSED_TALKS,
  HIDDEN_CONTACT,
  LONGEST_MESSAGE,
  MESSAGE_BOXES,
  MESSAGE_FILES,
  TALK_SIDES,
  THREAD_KINDS,
} from "./messages/values";
export {
  BALANCE_PAYOUT_STATES,
  DEPOSIT_STATES,
  METHOD_KINDS,
  PAYMENT_LISTS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  TRANSACTION_KINDS,
  TRANSACTION_STATES,
} from "./money/values";
export { OFFER_ACTIONS, OFFER_KINDS, OFFER_SIDES, OFFER_STATES } from "./offers/values";
export { PAPER_ACTIONS, PAPER_BYTES, PAPER_KINDS, PAPER_STATES } from "./papers/values";
export {
  HANDOVER_CHECKS,
  HANDOVER_KEYS,
  HANDOVER_NOTE_LENGTH,
  HANDOVER_PHOTOS,
  PICKUP_ACTIONS,
  PICKUP_STATES,
  PURCHASE_LISTS,
  PURCHASE_STEPS,
} from "./pickup/values";
export {
  POSTAL_CODE,
  POSTAL_CODE_TEXT,
  isPostalCode,
  isPostalCodeOf,
  isSpain,
  plainPostalCode,
} from "./places/postal-code";
export {
  PLAN_GRANTS,
  PLAN_PERIODS,
  PLAN_PERIOD_KINDS,
  SUBSCRIPTION_ACTIONS,
  SUBSCRIPTION_STATES,
} from "./plans/values";
export {
  NOTIFICATION_KINDS,
  NOTIFICATION_MEDIA,
  SENT_BY,
  TIME_ZONES,
  type MarketTimeZone,
  type NotificationKind,
  type NotificationMedium,
} from "./profile/values";
export {
  DASHBOARD_DAYS,
  DASHBOARD_LISTS,
  DASHBOARD_ROWS,
  DASHBOARD_TILES,
  HOME_LISTS,
  MODEL_SALES,
  MODEL_SELLERS,
  RELIST_REASONS,
  REPORTS,
  REPORT_DAYS,
  REPORT_FORMATS,
  REPORT_GROUPS,
  REPORT_PAGE_SIZE,
  REPORT_PAPER_ROWS,
  REPORT_ROWS,
  VIEW_MINUTES,
  type ReportName,
} from "./reports/values";
export {
  LOSS_STATES,
  RETURN_ACTIONS,
  RETURN_CAUSES,
  RETURN_FILES,
  RETURN_SERVICES,
  RETURN_STATES,
  RETURN_WAYS,
} from "./returns/values";
export {
  EXPORT_FIELDS,
  INVOICE_ACTIONS,
  INVOICE_CANCEL_REASONS,
  INVOICE_LISTS,
  INVOICE_STATES,
  SALE_CHANNELS,
  SALE_LINE_KINDS,
  TAX_SCHEMES,
} from "./sale/values";
export { SAVED_SEARCH_PAGE_SIZE } from "./saved-searches/values";
export { SEARCH_PAGE_SIZE } from "./search/values";
export { FOLLOW_NOTICES, type FollowNotice } from "./sellers/follow-values";
export { CONTACT_FIELDS, LEAST_SALES, PROMISE_MONTHS, SELLER_KINDS } from "./sellers/values";
export {
  ACCESS_DECISIONS,
  ACCESS_STATES,
  AUCTION_PAGE_SIZE,
  MOST_LOTS_MOVED,
  MOST_LOTS_OF_AUCTION,
  MOST_STAGGER_S,
  TERMS_LENGTH,
} from "./selling/auction-values";
export {
  ADDENDUM_LENGTH,
  DOCUMENT_BYTES,
  EXPORT_LISTS,
  HISTORY_PAGE_SIZE,
  IMPORT_OUTCOMES,
  IMPORT_PAGE_SIZE,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  IMPORT_UNDO_MS,
  IMPORT_VIEWS,
  LEAST_PHOTOS,
  LOT_DOCUMENT_KINDS,
  MOST_ADDENDA,
  MOST_ANSWERS,
  MOST_DAMAGE,
  MOST_DOCUMENTS,
  MOST_IN_BULK,
  MOST_PHOTOS,
  SHEET_BYTES,
  SHEET_FORMATS,
  SHEET_ROWS,
  TEMPLATE_NAME_LENGTH,
  TRANSPORT_PACKAGES,
  TRANSPORT_WEIGHTS,
} from "./selling/values";
export {
  IMAGE_BASE_BYTES,
  LOT_PHOTO_WIDTHS,
  PRIVATE_PICTURES,
  REGISTRATION_PICTURE,
  UPLOADED,
  UPLOAD_FOLDERS,
  formOf,
  type UploadFolder,
} from "./uploads/values";

export type { CallOf, CallSchema, CallSchemas, NeededPermissions } from "./call-schemas";
export type { Envelope, Refusal } from "./envelope";
export type {
  BooleanInput,
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  ListFilter,
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
} from "./primitives";
export type { ClientMessage, LotFrame, MeFrame, ServerMessage } from "./realtime";
export type {
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
export type { attentionSchemas } from "./attention/schemas";
export type {
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
export type { Cart, CartBilling, CartItem, CartPickup, cartsSchemas } from "./carts/schemas";
export type { Comment, commentsSchemas } from "./comments/schemas";
export type {
  CompanyOwner,
  CompanyRole,
  InviteDetails,
  Kyc,
  KycStatus,
  SellerPerson,
  UserAddress,
  companiesSchemas,
} from "./companies/schemas";
export type { LinkToken, contactSchemas } from "./contact/schemas";
export type { TaxRecordRow, documentsSchemas } from "./documents/schemas";
export type { filesSchemas } from "./files/schemas";
export type {
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
export type {
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
export type { lotTemplateSchemas } from "./lots/template-schemas";
export type { Message, TalkCount, Thread, messagesSchemas } from "./messages/schemas";
export type {
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
export type { noticesSchemas } from "./notices/schemas";
export type { Offer, OfferStep, offersSchemas } from "./offers/schemas";
export type { SalePaper, papersSchemas } from "./papers/schemas";
export type { Origin, PartnerToken, partnersSchemas } from "./partners/schemas";
export type {
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
export type { City, Country, Place, PlacePrediction, State, placesSchemas } from "./places/schemas";
export type { PlanPeriodRow, Subscription, plansSchemas } from "./plans/schemas";
export type { Preferences, ProfileChange, profileSchemas } from "./profile/schemas";
export type {
  DashboardRow,
  DashboardTile,
  HomeRow,
  ReportColumn,
  ReportKind,
  ReportRow,
  reportsSchemas,
} from "./reports/schemas";
export type { reportTemplateSchemas } from "./reports/template-schemas";
export type { ReturnDesk, SaleReturn, returnsSchemas } from "./returns/schemas";
export type { returnTemplateSchemas } from "./returns/template-schemas";
export type { SellerMovement, SellerTotals, accountSchemas } from "./sale/account-schemas";
export type {
  CartValues,
  InvoiceDetail,
  InvoiceItem,
  InvoiceRow,
  InvoiceTransaction,
  SaleParty,
  saleSchemas,
} from "./sale/schemas";
export type { SaleSettings, SellerCommission } from "./sale/settings-schema";
export type {
  SavedSearchRecord,
  SearchCriteria,
  savedSearchesSchemas,
} from "./saved-searches/schemas";
export type { Facet, Suggestion, searchSchemas } from "./search/schemas";
export type { Follow, followSchemas } from "./sellers/follow-schemas";
export type { Seller, SellerIdentity, SellerPromises, sellersSchemas } from "./sellers/schemas";
export type {
  AccessRequest,
  AccessState,
  Admission,
  accessSchemas,
} from "./selling/access-schemas";
export type {
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
export type {
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
export type { templateSchemas } from "./selling/template-schemas";
export type { signInSchemas } from "./sign-in/schemas";
export type { Signing, signingSchemas } from "./signing/schemas";
export type { AuditEntry, BidLimitRequest, StaffUser, staffSchemas } from "./staff/schemas";
export type { Strike, strikesSchemas } from "./strikes/schemas";
export type { UploadedFile, uploadsSchemas } from "./uploads/schemas";
