/** Every path of the wire is known to the server. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { engineOfRun } from "./testing/engines";
import { openSaleHouse, type SaleHouse } from "./testing/sale-house";
import type { SeededUser } from "./seed/seed-rows";

/** The paths as they were agreed with those who call them, by group; actions apart by spaces. */
const ACTIONS: Readonly<Record<string, string>> = {
  "": "show_static_content",
  "admin/product": "listings",
  appointment:
    "checkAppointments checkAppointmentsForAuction getAppointmentForInvoice getAppointments update",
  auction: `
    addAuctionWatchList addtoAuction auctionAccessRequest auctionAction auctionWatchList changeStatus
    getAllProjectsAssociated getSingleAuction lots myBids removeAuctionWatchList search updateAuctionTerms
  `,
  bid: "bidCancel bidCustomData confirm preBidConfirm",
  buynow:
    "addToBuynow addToCart changeStatus checkout refreshCart search updateAdminFee updateOwnershipCertificate",
  buynowTemp:
    "addToBuynow addToCart changeStatus checkout refreshCart search updateAdminFee updateOwnershipCertificate",
  buynowtemp:
    "addToBuynow addToCart changeStatus checkout refreshCart search updateAdminFee updateOwnershipCertificate",
  campaign: "changeCampaignStatus",
  cart: "cancelItem changeStatus checkout pendingCount saveAddress search updateCheckout",
  carttemp: "pendingCountTemp",
  chartmetric: "getTrackChartMetric",
  comment: "getAllComments getAllReplyComments saveComment",
  common: "getDefault getFooterLinks getPreviousData getStaticPage insertEntry updateEntry",
  commonFunction: "getAllCities getAllCountries getAllDynamicArray getAllStates getImageBase",
  credit: "addBidDeposit addCreditBalance getCreditHistory payCartWallet",
  customer: "create retrieve update",
  "customer/payment_method": "create default delete list retrieve update",
  "customer/source": "create delete list retrieve update verify",
  dashboard: "getMainDashboardData getMainDashboardDataMore",
  deposit: "alldeposits deposit",
  dynamic: `
    dynamicTable dynamicTableAction getAllDynamicArray getSingleProperty propertyColumnAction propertyColumnReOrder
    propertyColumnStatusAction
  `,
  giftcard: "addGiftCardWalletBalance",
  image_uploader: "muliple_img_uploader",
  makeoffer: "addToCart addToMakeoffer alloffers changeStatus checkout refreshCart search",
  messages: `
    activemsgcount archiveMessages archivemsgcount deleteMessage messages saveMessage saveMessageFromView
    searchactualmessages searchprojectmessages
  `,
  offline: "payCartOffline",
  payment: `
    authorize cybersource_payment northcapital_payment paypal_response paytm_payment rosoom_payment rosoom_response
    stripe_payment stripe_payment_element stripe_payment_response versapay_validatepayment
  `,
  "paymentThird/rosoom": "getPendingOnCartTransaction getPendingTransaction",
  "paymentThird/stripe/customer": "create retrieve update",
  "paymentThird/stripe/customer/source": "list verify",
  product: `
    activeSorts bidhistory bulkProjectAction changeStatus dashboard emailForProductInfo getProjectAccessRequest
    getSellerDashboardData getSingleProject listings product_view_count projectAccessReqStatus projectAccessRequest
    projectAction raiseReturnRequest search searchManifest singleProduct totalAuctionsPlaced totalAuctionswon
    totalPrivateSaleProducts ttw_dashboard ttwbidhistory ttwbidhistoryUpdate upcomingProduct updateChartmetricArtistImage
    uploadXLSXFile
  `,
  report: "display download export export_xlsx sample",
  "reverse/bid": "confirm",
  "seller/bid": "manualAward",
  "seller/cart": "checkout",
  "seller/credit": "payCartWallet",
  "seller/invoice": "changeStatus invoices",
  "seller/offer": "adminoffers changeOfferStatus",
  "seller/offline": "payCartOffline",
  "seller/user/invoice": "invoice update_invoice",
  setting: `
    bidIncrementAction configurationAction configurationVariables datatable_insert datatable_update deleteBidIncrement
    getAllBidIncrements getSingleBidIncrement getSingleConfiguration multiTableAction searchTable searchTableAction
  `,
  "shipping/arta": "confirmShippingQuote getQuoteRequest",
  "shipping/shipengine":
    "confirmShippingQuote getQuoteRequest getSampleQuoteRequest validateAddress",
  "shipping/shipstation":
    "confirmShippingQuote getQuoteRequest getSampleQuoteRequest validateAddress",
  skyflow: "createPaymentMethod deletePaymentMethod generateToken updatePaymentMethod",
  "tax/avalara": "isValidAddress",
  "template/auction": `
    addAuctionWatchList addtoAuction auctionAccessRequest auctionAction auctionWatchList changeStatus
    getAllProjectsAssociated getSingleAuction lots myBids removeAuctionWatchList search updateAuctionTerms
  `,
  "template/product": `
    activeSorts bulkProjectAction changeStatus dashboard emailForProductInfo getProjectAccessRequest getSellerDashboardData
    getSingleProject listings product_view_count projectAccessReqStatus projectAccessRequest projectAction
    raiseReturnRequest search searchManifest singleProduct totalAuctionsPlaced totalAuctionswon totalPrivateSaleProducts
    ttw_dashboard upcomingProduct updateChartmetricArtistImage uploadXLSXFile
  `,
  ttwbid: "confirm future_proxy",
  ttwbidTemp: "bidConfirmTemp cancelttwbidTemp",
  user: `
    addCompanyOwner addFollower addSavedSearch addSkyflowCredit addToFavorites addWatchlist addinviteuser allbiddingbuyers
    allbuyers approveBidLimitRequest changeStatus checkValidation decryptProfile defaultSkyflowCard deleteSkyflowCredit
    forgotPassword freeTrialActivation getCompanyOwners getFollowers getInviteDetails getSavedSearch getSingleUser
    getSkyflowCredit login register removeCompanyOwner removeFollower removeFromFavorites removeSavedSearch removeWatchlist
    resetPassword resetUserProfile runKycCheck sendEmailVerifyCode sendEmailVerifyLink sendPhoneLoginCode
    sendPhoneVerifyCode submitContactUs switchuser triggerEmail updateCompanyOwner updateFollower updatePreference
    updateProfile updateProfileKYC updateSkyflowCredit updateUserAccountVerified userAction userAddress validateUser
    verifyEmail verifyEmailVerifyCode verifyPhoneVerifyCode
  `,
  "user/invoice":
    "allinvoices allreturns alltransactions getInvoiceDetails invoice multipleInvoice public_invoice returninvoice",
  "user/product": "dashboard",
  "user/third_party/pandadoc": "createPandaDocForSV getSessionId viewPandaDoc",
};

const PATHS = Object.entries(ACTIONS).flatMap(([group, actions]) =>
  actions
    .trim()
    .split(/\s+/)
    .map((action) => (group === "" ? action : `${group}/${action}`)),
);

/** Those that are still to come. A path that the server knows must leave this list. */
const MISSING: readonly string[] = [
  "campaign/changeCampaignStatus",
  "chartmetric/getTrackChartMetric",
  "dashboard/getMainDashboardData",
  "dashboard/getMainDashboardDataMore",
  "product/emailForProductInfo",
  "product/updateChartmetricArtistImage",
  "shipping/arta/confirmShippingQuote",
  "shipping/arta/getQuoteRequest",
  "shipping/shipengine/confirmShippingQuote",
  "shipping/shipengine/getQuoteRequest",
  "shipping/shipengine/getSampleQuoteRequest",
  "shipping/shipengine/validateAddress",
  "shipping/shipstation/confirmShippingQuote",
  "shipping/shipstation/getQuoteRequest",
  "shipping/shipstation/getSampleQuoteRequest",
  "shipping/shipstation/validateAddress",
  "tax/avalara/isValidAddress",
  "template/product/emailForProductInfo",
  "template/product/updateChartmetricArtistImage",
];

let house: SaleHouse;
let staff: SeededUser;

beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
  staff = await house.api.seedUser({ admin: true, staff: true });
});
afterAll(() => house.close());

/** Whether the server knows a path. Without input most calls are refused, which is an answer, too. */
async function isKnown(path: string): Promise<boolean> {
  const answer = await house.api.fetch(`http://house.test/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${staff.token}` },
    body: "[]",
  });
  const { responseData } = (await answer.json()) as { responseData: { code?: string } };
  return responseData.code !== "UNKNOWN_ACTION";
}

it("is known to the server, but for those that are named", async () => {
  const missing: string[] = [];
  for (const path of PATHS) if (!(await isKnown(path))) missing.push(path);
  expect(missing).toEqual(MISSING);
});
