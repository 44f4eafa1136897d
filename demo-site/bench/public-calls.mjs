// What a guest may call, each with an input that makes the server do all of its work. `n` tells callers apart where the house counts by
// mailbox or telephone.
const TOKEN = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFG";
const WORDS = "seat león";

/** The inputs by wire name, of lots, an event and a seller that are there. `public-calls.test.ts` holds that no public call is missing. */
export function publicCalls({ lotIds, auctionId, sellerId }) {
  const [lotId] = lotIds;
  const mail = (n) => `guest-${n}@bench.example`;
  const phone = (n) => `+346${String(n % 100_000_000).padStart(8, "0")}`;
  return {
    // Nothing is asked on the lots of a bench: the second says so.
    "comment/getAllComments": () => ({ project_id: lotId }),
    "comment/getAllReplyComments": () => ({ comment_id: 1 }),
    "auction/getSingleAuction": () => ({ id: auctionId }),
    "auction/lots": () => ({ auction_id: auctionId }),
    "auction/search": () => ({ status: "all" }),
    "common/getDefault": () => ({}),
    "common/getFooterLinks": () => ({}),
    "common/getStaticPage": () => ({ id: "privacy" }),
    "common/show_static_content": () => ({ id: "privacy" }),
    "commonFunction/getAllCities": () => ({ countryCode: "US" }),
    "commonFunction/getAllCountries": () => ({}),
    "commonFunction/getAllDynamicArray": () => ({}),
    "commonFunction/getAllDynamicTables": () => ({}),
    "commonFunction/getAllStates": () => ({ countryCode: "US" }),
    "custom/confirmNewsletter": () => ({ token: TOKEN }),
    "custom/confirmSavedSearch": () => ({ token: TOKEN }),
    "custom/demoLogin": () => ({ as: "buyer" }),
    "custom/geocode": () => ({ address: "Calle Mayor 1, Madrid" }),
    "custom/placeDetails": () => ({ place_id: "ES-M-Madrid" }),
    "custom/placePredictions": () => ({ text: "san" }),
    "custom/seller": () => ({ seller: sellerId }),
    "custom/stopNotices": () => ({ token: TOKEN }),
    "custom/stopSavedSearch": () => ({ token: TOKEN }),
    "custom/subscribeNewsletter": (n) => ({
      contact: { name: "Ana Prueba", email: mail(n) },
      consent_text: "Quiero recibir novedades.",
    }),
    "custom/unsubscribeNewsletter": () => ({ token: TOKEN }),
    "partner/site": () => ({ origin: "https://dealer.example", scopes: ["read", "bid"] }),
    "partner/token": () => ({ code: "x".repeat(43), verifier: TOKEN }),
    "product/activeSorts": () => ({}),
    "product/bidhistory": () => ({ id: lotId }),
    "product/lots": () => ({ ids: lotIds.slice(0, 100) }),
    "product/nextLot": () => ({}),
    "product/product_view_count": () => ({ id: lotId }),
    "product/search": (n) => ({ search: `${WORDS} ${n % 10}`, orderby: "relevance" }),
    "product/searchManifest": () => ({ auction_id: auctionId }),
    "product/singleProduct": () => ({ id: lotId }),
    "product/suggestions": () => ({ q: WORDS }),
    "product/upcomingProduct": () => ({}),
    "user/addSavedSearch": (n) => ({ search_text: WORDS, email: mail(n), termCheck: true }),
    "user/checkValidation": (n) => ({ text: mail(n) }),
    "user/forgotPassword": (n) => ({ email: mail(n) }),
    "user/getInviteDetails": () => ({ key: TOKEN }),
    "user/invoice/public_invoice": () => ({ invoice_id: 1, key: TOKEN }),
    "user/login": (n) => ({ email: mail(n), password: "Subasta-2026!" }),
    "user/register": (n) => ({
      email: mail(n),
      password: "Subasta-2026!",
      first_name: "Ana",
      last_name: "Prueba",
      registration_terms: true,
    }),
    "user/resetPassword": () => ({
      token: TOKEN,
      password: "Subasta-2026!",
      confirm_password: "Subasta-2026!",
    }),
    "user/sendEmailVerifyCode": (n) => ({ email: mail(n), isRegister: 1 }),
    "user/sendPhoneLoginCode": (n) => ({ phone: phone(n) }),
    "user/sendPhoneVerifyCode": (n) => ({ phone: phone(n), isRegister: 1 }),
    "user/submitContactUs": (n) => ({
      name: "Ana Prueba",
      email: mail(n),
      subject: "Una pregunta",
      message: "¿Cuándo se puede ver el coche? ".repeat(20),
    }),
    "user/verifyEmail": () => ({ token: TOKEN }),
    "user/verifyEmailVerifyCode": (n) => ({ email: mail(n), verify_code: "123456" }),
    "user/verifyPhoneVerifyCode": (n) => ({ phone: phone(n), verify_code: "123456" }),
  };
}

/** It takes files: `BENCH_ONLY=guests` has guests who send them. */
export const OF_FILES = ["image_uploader/muliple_img_uploader"];
