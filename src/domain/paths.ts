/** Addresses of the house's site that code leads to, by name: the account's menu, letters, refusals, footer and the site's own links. */
export const PATHS = {
  home: "/",
  login: "/login",
  forgotPassword: "/forgot_password",
  resetPassword: "/reset_password/{token}",
  verifyEmail: "/verify_email/{token}",
  switchAccount: "/switch",
  invite: "/invite",
  maintenance: "/maintanence",
  searchAuctions: "/search/auctions",
  searchSales: "/buscar/ventas",
  /** An auction and its lots. */
  event: "/search/auctions?auctionid={id}",
  lot: "/productView/{id}",
  auctionLot: "/subasta/{id}",
  saleLot: "/venta/{id}",
  calendar: "/auction",
  profile: "/cuenta/perfil",
  /** The same page. */
  accountProfile: "/account/profile",
  changePassword: "/account/change",
  notifications: "/account/notifications",
  savedSearches: "/saved_search",
  bids: "/auctions/{list}",
  allBids: "/auctions/all",
  outbid: "/auctions/outbid",
  winning: "/auctions/winning",
  won: "/auctions/won",
  lost: "/auctions/lost",
  /** Received of an account that sells, else made. */
  offers: "/alloffers",
  ownOffers: "/myoffers",
  documents: "/documents/all",
  follows: "/watchlist/{list}",
  watchlist: "/watchlist/watchlist",
  sellerAuctionList: "/seller/auctions/{list}",
  openAuctions: "/seller/auctions/open",
  soldAuctions: "/seller/auctions/sold",
  unsoldAuctions: "/seller/auctions/unsold",
  draftAuctions: "/seller/auctions/draft",
  sellerSaleList: "/seller/buynow/{list}",
  openSales: "/seller/buynow/open",
  soldSales: "/seller/buynow/sold",
  unsoldSales: "/seller/buynow/unsold",
  draftSales: "/seller/buynow/draft",
  ownWeb: "/cuenta/mi-web",
  saleSettings: "/casa/ventas",
  taxRecords: "/casa/registros",
  houseMoney: "/casa/dinero",
  wallet: "/wallet",
  transactions: "/transactions",
  savedCards: "/payments/saved_cards",
  bankDetails: "/payments/bank_details",
  deposits: "/deposits/{list}",
  allDeposits: "/deposits/all",
  viewPlans: "/payments/viewplans",
  subscription: "/payments/subscription",
  sellerCards: "/seller/payments/saved_cards",
  sellerBanks: "/seller/payments/bank_details",
  subscriptionHistory: "/seller/payments/mysubcriptionlist",
  invoices: "/invoices/{list}",
  allInvoices: "/invoices/all",
  invoice: "/invoice/{id}",
  /** The same as its seller sees it. */
  soldInvoice: "/invoice/{id}?side=seller",
  soldInvoices: "/invoiceseller/{list}",
  sellerInvoices: "/invoiceseller/all",
  paidSellerInvoices: "/invoiceseller/paid",
  unpaidSellerInvoices: "/invoiceseller/unpaid",
  appointment: "/appointment/schedule/{id}",
  returnRequest: "/return/{id}",
  purchases: "/purchases/{list}",
  allPurchases: "/purchases/all",
  buyNowCart: "/buynowcart",
  cart: "/cart",
  checkout: "/checkout/{type}/{id}",
  contact: "/contactarnos",
  help: "/help",
  guidelines: "/guidelines",
  faq: "/preguntas-frequentes",
  about: "/quienes-somos",
  services: "/services",
  terms: "/terms-and-conditions",
  legalNotice: "/aviso-legal",
  legalMentions: "/menciones-legales",
  contractTerms: "/condiciones-generales-especiales-contratacion",
  privacy: "/politica-privacidad",
  dataProtection: "/politica-proteccion-datos",
  cookies: "/politica-cookies",
  sellerLotList: "/seller/lots/{list}",
  sellerLots: "/seller/lots/open",
  draftLots: "/seller/lots/draft",
  reports: "/seller/reports",
  /** What was sold, and where the money of it is. */
  sellerAccount: "/cuenta/vendedor",
  organization: "/seller/organization",
  lotTemplates: "/seller/product/templates",
  auctionTemplates: "/seller/templates",
  newEvent: "/post_project/auction_detail/add",
  editEvent: "/post_project/auction_detail/{action}",
  newLot: "/post_project/create_lot/add",
  editLot: "/post_project/create_lot/{action}",
  importLots: "/post_project/create_lot/import",
  sellVehicle: "/vender-vehiculo",
  auctionVehicle: "/subastar-vehiculo",
  activateAlert: "/activar-alerta",
  subscriptions: "/contrataciones",
  practice: "/practica",
  gallery: "/galeria",
  authorize: "/autorizar",
  confirmNewsletter: "/boletin/confirmar/{token}",
  stopNewsletter: "/boletin/baja/{token}",
  stopNotices: "/avisos/baja/{token}",
} as const;

/** Name of an address. */
export type PathName = keyof typeof PATHS;

/** Addresses of a site of your own, by name; what is left out stays. `{id}` and `{token}` stand where they stand in `PATHS`. */
export type OwnPaths = Partial<Record<PathName, string>>;

type PlaceholderOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type ValuesOf<Name extends PathName> =
  PlaceholderOf<(typeof PATHS)[Name]> extends never
    ? []
    : [values: Record<PlaceholderOf<(typeof PATHS)[Name]>, string | number>];

/** The address of a page: `pathTo("auctionLot", { id: 12 })` is `/subasta/12`. Values are encoded. */
export function pathTo<Name extends PathName>(name: Name, ...values: ValuesOf<Name>): string {
  const [known = {}] = values as [Record<string, string | number>?];
  return PATHS[name].replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(known[key])),
  );
}

/** A lot's own address: `/subasta/12` for an auction, `/venta/12` for a direct sale. */
export function lotPath({ id, auction }: { id: number; auction: 0 | 1 }): string {
  return pathTo(auction === 1 ? "auctionLot" : "saleLot", { id });
}

/** The page of an account's plan, which begins with `plan`; `action` as in `PlanAction`. @default paying for it */
export function planPath(wanted: { plan: string; period: string; action?: string }): string {
  return `${PATHS.subscription}?${new URLSearchParams(wanted).toString()}`;
}
