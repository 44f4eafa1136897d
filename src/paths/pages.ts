// Pages of the house's site, each as its name and its address: `invoice:/invoice/{id}`. A page is a text of its own, not an entry of a
// table: the bundler writes a text where it is used, so that a widget brings only the pages that it leads to.

// Ways into an account.
export const LOGIN_PAGE = "login:/login";
export const FORGOT_PASSWORD_PAGE = "forgotPassword:/forgot_password";
export const RESET_PASSWORD_PAGE = "resetPassword:/reset_password/{token}";
export const VERIFY_EMAIL_PAGE = "verifyEmail:/verify_email/{token}";
export const SWITCH_ACCOUNT_PAGE = "switchAccount:/switch";
export const INVITE_PAGE = "invite:/invite";
export const AUTHORIZE_PAGE = "authorize:/autorizar";

// What the house owes to law, and its terms.
export const TERMS_PAGE = "terms:/terms-and-conditions";
export const LEGAL_NOTICE_PAGE = "legalNotice:/aviso-legal";
export const LEGAL_MENTIONS_PAGE = "legalMentions:/menciones-legales";
export const CONTRACT_TERMS_PAGE = "contractTerms:/condiciones-generales-especiales-contratacion";
export const PRIVACY_PAGE = "privacy:/politica-privacidad";
export const DATA_PROTECTION_PAGE = "dataProtection:/politica-proteccion-datos";
export const COOKIES_PAGE = "cookies:/politica-cookies";

// A lot: as the specification names its page, as an auction, as a direct sale.
export const LOT_PAGE = "lot:/productView/{id}";
export const AUCTION_LOT_PAGE = "auctionLot:/subasta/{id}";
export const SALE_LOT_PAGE = "saleLot:/venta/{id}";

// The lots on sale, and alerts about them.
export const SEARCH_AUCTIONS_PAGE = "searchAuctions:/search/auctions";
export const SEARCH_SALES_PAGE = "searchSales:/buscar/ventas";
/** An auction and its lots. */
export const EVENT_PAGE = "event:/search/auctions?auctionid={id}";
export const CALENDAR_PAGE = "calendar:/auction";
/** An account that sells, as any visitor may see it, and its lots. */
export const SELLER_PAGE = "seller:/vendedor/{id}";
export const SAVED_SEARCHES_PAGE = "savedSearches:/saved_search";
export const ACTIVATE_ALERT_PAGE = "activateAlert:/activar-alerta";

// A person's own pages.
export const PROFILE_PAGE = "profile:/cuenta/perfil";
/** The same page. */
export const ACCOUNT_PROFILE_PAGE = "accountProfile:/account/profile";
export const CHANGE_PASSWORD_PAGE = "changePassword:/account/change";
export const NOTIFICATIONS_PAGE = "notifications:/account/notifications";
export const BIDS_PAGE = "bids:/auctions/{list}";
export const ALL_BIDS_PAGE = "allBids:/auctions/all";
export const OUTBID_PAGE = "outbid:/auctions/outbid";
export const WINNING_PAGE = "winning:/auctions/winning";
export const WON_PAGE = "won:/auctions/won";
export const LOST_PAGE = "lost:/auctions/lost";
export const FOLLOWS_PAGE = "follows:/watchlist/{list}";
export const WATCHLIST_PAGE = "watchlist:/watchlist/watchlist";
export const WALLET_PAGE = "wallet:/wallet";
export const TRANSACTIONS_PAGE = "transactions:/transactions";
export const SAVED_CARDS_PAGE = "savedCards:/payments/saved_cards";
export const BANK_DETAILS_PAGE = "bankDetails:/payments/bank_details";
export const DEPOSITS_PAGE = "deposits:/deposits/{list}";
export const ALL_DEPOSITS_PAGE = "allDeposits:/deposits/all";
export const DEPOSIT_INVOICE_PAGE = "depositInvoice:/depositinvoice/{id}";
export const VIEW_PLANS_PAGE = "viewPlans:/payments/viewplans";
export const SUBSCRIPTION_PAGE = "subscription:/payments/subscription";
export const OWN_WEB_PAGE = "ownWeb:/cuenta/mi-web";

// What a person buys, and what follows from it.
/** Received of an account that sells, else made. */
export const OFFERS_PAGE = "offers:/alloffers";
export const OWN_OFFERS_PAGE = "ownOffers:/myoffers";
export const DOCUMENTS_PAGE = "documents:/documents/all";
export const INVOICES_PAGE = "invoices:/invoices/{list}";
export const ALL_INVOICES_PAGE = "allInvoices:/invoices/all";
export const INVOICE_PAGE = "invoice:/invoice/{id}";
/** The same as its seller sees it. */
export const SOLD_INVOICE_PAGE = "soldInvoice:/invoice/{id}?side=seller";
export const APPOINTMENT_PAGE = "appointment:/appointment/schedule/{id}";
export const RETURN_REQUEST_PAGE = "returnRequest:/return/{id}";
export const PURCHASES_PAGE = "purchases:/purchases/{list}";
export const ALL_PURCHASES_PAGE = "allPurchases:/purchases/all";
export const BUY_NOW_CART_PAGE = "buyNowCart:/buynowcart";
export const CART_PAGE = "cart:/cart";
export const CHECKOUT_PAGE = "checkout:/checkout/{type}/{id}";

/** The sellers that an account follows. */
export const FOLLOWED_SELLERS_PAGE = "followedSellers:/cuenta/vendedores";
/** What an account, its seller and the house write to each other. */
export const MESSAGES_PAGE = "messages:/messages";

// What an account sells.
/** What waits for a seller today. */
export const SELLING_HOME_PAGE = "sellingHome:/cuenta/hoy";
export const NEW_EVENT_PAGE = "newEvent:/post_project/auction_detail/add";
export const EDIT_EVENT_PAGE = "editEvent:/post_project/auction_detail/{action}";
export const NEW_LOT_PAGE = "newLot:/post_project/create_lot/add";
export const EDIT_LOT_PAGE = "editLot:/post_project/create_lot/{action}";
export const IMPORT_LOTS_PAGE = "importLots:/post_project/create_lot/import";
export const SELLER_AUCTION_LIST_PAGE = "sellerAuctionList:/seller/auctions/{list}";
export const OPEN_AUCTIONS_PAGE = "openAuctions:/seller/auctions/open";
export const SOLD_AUCTIONS_PAGE = "soldAuctions:/seller/auctions/sold";
export const UNSOLD_AUCTIONS_PAGE = "unsoldAuctions:/seller/auctions/unsold";
export const DRAFT_AUCTIONS_PAGE = "draftAuctions:/seller/auctions/draft";
export const SELLER_SALE_LIST_PAGE = "sellerSaleList:/seller/buynow/{list}";
export const OPEN_SALES_PAGE = "openSales:/seller/buynow/open";
export const SOLD_SALES_PAGE = "soldSales:/seller/buynow/sold";
export const UNSOLD_SALES_PAGE = "unsoldSales:/seller/buynow/unsold";
export const DRAFT_SALES_PAGE = "draftSales:/seller/buynow/draft";
export const SELLER_LOT_LIST_PAGE = "sellerLotList:/seller/lots/{list}";
export const SELLER_LOTS_PAGE = "sellerLots:/seller/lots/open";
export const DRAFT_LOTS_PAGE = "draftLots:/seller/lots/draft";
export const LOT_TEMPLATES_PAGE = "lotTemplates:/seller/product/templates";
export const AUCTION_TEMPLATES_PAGE = "auctionTemplates:/seller/templates";
export const SOLD_INVOICES_PAGE = "soldInvoices:/invoiceseller/{list}";
export const SELLER_INVOICES_PAGE = "sellerInvoices:/invoiceseller/all";
export const PAID_SELLER_INVOICES_PAGE = "paidSellerInvoices:/invoiceseller/paid";
export const UNPAID_SELLER_INVOICES_PAGE = "unpaidSellerInvoices:/invoiceseller/unpaid";
export const SELLER_CARDS_PAGE = "sellerCards:/seller/payments/saved_cards";
export const SELLER_BANKS_PAGE = "sellerBanks:/seller/payments/bank_details";
export const SUBSCRIPTION_HISTORY_PAGE = "subscriptionHistory:/seller/payments/mysubcriptionlist";
export const REPORTS_PAGE = "reports:/seller/reports";
/** The sales of a seller, and where their money is. */
export const SELLER_ACCOUNT_PAGE = "sellerAccount:/cuenta/vendedor";
export const ORGANIZATION_PAGE = "organization:/seller/organization";

/** The vehicles of a seller on a screen in a shop window; without a seller those of the house. */
export const SHOP_WINDOW_PAGE = "shopWindow:/pantalla";

// What staff of the house work with.
/** What waits for staff. */
export const STAFF_HOME_PAGE = "staffHome:/gestion";
/** The accounts of the house, and one of them. */
export const STAFF_USERS_PAGE = "staffUsers:/gestion/usuarios";
export const STAFF_USER_PAGE = "staffUser:/gestion/usuarios/{id}";
export const SALE_SETTINGS_PAGE = "saleSettings:/gestion/ventas";
export const TAX_RECORDS_PAGE = "taxRecords:/gestion/registros";
export const HOUSE_MONEY_PAGE = "houseMoney:/gestion/dinero";

// Everything else of the site.
export const HOME_PAGE = "home:/";
export const MAINTENANCE_PAGE = "maintenance:/maintanence";
export const CONTACT_PAGE = "contact:/contactarnos";
export const HELP_PAGE = "help:/help";
export const GUIDELINES_PAGE = "guidelines:/guidelines";
export const FAQ_PAGE = "faq:/preguntas-frequentes";
export const ABOUT_PAGE = "about:/quienes-somos";
export const SERVICES_PAGE = "services:/services";
export const SELL_VEHICLE_PAGE = "sellVehicle:/vender-vehiculo";
export const AUCTION_VEHICLE_PAGE = "auctionVehicle:/subastar-vehiculo";
export const SUBSCRIPTIONS_PAGE = "subscriptions:/contrataciones";
export const PRACTICE_PAGE = "practice:/practica";
export const GALLERY_PAGE = "gallery:/galeria";
export const CONFIRM_NEWSLETTER_PAGE = "confirmNewsletter:/boletin/confirmar/{token}";
export const STOP_NEWSLETTER_PAGE = "stopNewsletter:/boletin/baja/{token}";
export const STOP_NOTICES_PAGE = "stopNotices:/avisos/baja/{token}";
