// Written by `npm run generate` from the folders of pages; not by hand.
import type { SiteRoute } from "../routing/site-route";
import { routes as access } from "../pages/access/routes";
import { routes as authorize } from "../pages/authorize/routes";
import { routes as bankDetails } from "../pages/bank-details/routes";
import { routes as calendar } from "../pages/calendar/routes";
import { routes as cart } from "../pages/cart/routes";
import { routes as changePassword } from "../pages/change-password/routes";
import { routes as contact } from "../pages/contact/routes";
import { routes as deposits } from "../pages/deposits/routes";
import { routes as editAuction } from "../pages/edit-auction/routes";
import { routes as editLot } from "../pages/edit-lot/routes";
import { routes as followedSellers } from "../pages/followed-sellers/routes";
import { routes as gallery } from "../pages/gallery/routes";
import { routes as home } from "../pages/home/routes";
import { routes as houseMoney } from "../pages/house-money/routes";
import { routes as inPreparation } from "../pages/in-preparation/routes";
import { routes as invite } from "../pages/invite/routes";
import { routes as invoices } from "../pages/invoices/routes";
import { routes as lot } from "../pages/lot/routes";
import { routes as maintenance } from "../pages/maintenance/routes";
import { routes as messages } from "../pages/messages/routes";
import { routes as myBids } from "../pages/my-bids/routes";
import { routes as newsletter } from "../pages/newsletter/routes";
import { routes as notFound } from "../pages/not-found/routes";
import { routes as noticeEnd } from "../pages/notice-end/routes";
import { routes as notifications } from "../pages/notifications/routes";
import { routes as offers } from "../pages/offers/routes";
import { routes as organization } from "../pages/organization/routes";
import { routes as ownWeb } from "../pages/own-web/routes";
import { routes as paymentSuccess } from "../pages/payment-success/routes";
import { routes as plans } from "../pages/plans/routes";
import { routes as practice } from "../pages/practice/routes";
import { routes as profile } from "../pages/profile/routes";
import { routes as purchases } from "../pages/purchases/routes";
import { routes as reports } from "../pages/reports/routes";
import { routes as saleSettings } from "../pages/sale-settings/routes";
import { routes as savedCards } from "../pages/saved-cards/routes";
import { routes as savedSearches } from "../pages/saved-searches/routes";
import { routes as search } from "../pages/search/routes";
import { routes as seller } from "../pages/seller/routes";
import { routes as sellerAccount } from "../pages/seller-account/routes";
import { routes as selling } from "../pages/selling/routes";
import { routes as sellingHome } from "../pages/selling-home/routes";
import { routes as shopWindow } from "../pages/shop-window/routes";
import { routes as staffHome } from "../pages/staff-home/routes";
import { routes as staffUsers } from "../pages/staff-users/routes";
import { routes as subscription } from "../pages/subscription/routes";
import { routes as taxRecords } from "../pages/tax-records/routes";
import { routes as text } from "../pages/text/routes";
import { routes as transactions } from "../pages/transactions/routes";
import { routes as wallet } from "../pages/wallet/routes";
import { routes as watchlist } from "../pages/watchlist/routes";

/** Every address of the site. Router, guards, titles and the tests of routes all read this table. */
export const routes: readonly SiteRoute[] = [
  ...access,
  ...authorize,
  ...bankDetails,
  ...calendar,
  ...cart,
  ...changePassword,
  ...contact,
  ...deposits,
  ...editAuction,
  ...editLot,
  ...followedSellers,
  ...gallery,
  ...home,
  ...houseMoney,
  ...inPreparation,
  ...invite,
  ...invoices,
  ...lot,
  ...maintenance,
  ...messages,
  ...myBids,
  ...newsletter,
  ...notFound,
  ...noticeEnd,
  ...notifications,
  ...offers,
  ...organization,
  ...ownWeb,
  ...paymentSuccess,
  ...plans,
  ...practice,
  ...profile,
  ...purchases,
  ...reports,
  ...saleSettings,
  ...savedCards,
  ...savedSearches,
  ...search,
  ...seller,
  ...sellerAccount,
  ...selling,
  ...sellingHome,
  ...shopWindow,
  ...staffHome,
  ...staffUsers,
  ...subscription,
  ...taxRecords,
  ...text,
  ...transactions,
  ...wallet,
  ...watchlist,
];
