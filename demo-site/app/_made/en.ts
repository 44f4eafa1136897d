// Written by `npm run generate` from the files with texts.
import { attentionEnglish } from "../attention/attention.messages.en";
import { lotsEnglish } from "../lots/lots.messages.en";
import { accessEnglish } from "../pages/access/access.messages.en";
import { authorizeEnglish } from "../pages/authorize/authorize.messages.en";
import { bankDetailsEnglish } from "../pages/bank-details/bank-details.messages.en";
import { calendarEnglish } from "../pages/calendar/calendar.messages.en";
import { cartPageEnglish } from "../pages/cart/cart-page.messages.en";
import { contactEnglish } from "../pages/contact/contact.messages.en";
import { depositsEnglish } from "../pages/deposits/deposits.messages.en";
import { followedSellersEnglish } from "../pages/followed-sellers/followed-sellers.messages.en";
import { galleryEnglish } from "../pages/gallery/gallery.messages.en";
import { homeEnglish } from "../pages/home/home.messages.en";
import { invoicesEnglish } from "../pages/invoices/invoices.messages.en";
import { lotEnglish } from "../pages/lot/lot.messages.en";
import { maintenanceEnglish } from "../pages/maintenance/maintenance.messages.en";
import { myBidsEnglish } from "../pages/my-bids/my-bids.messages.en";
import { newsletterLinkEnglish } from "../pages/newsletter/newsletter-link.messages.en";
import { noticeEndEnglish } from "../pages/notice-end/notice-end.messages.en";
import { noticeEnglish } from "../pages/notices/notices.messages.en";
import { offersPageEnglish } from "../pages/offers/offers.messages.en";
import { organizationPageEnglish } from "../pages/organization/organization.messages.en";
import { ownWebEnglish } from "../pages/own-web/own-web.messages.en";
import { plansEnglish } from "../pages/plans/plans.messages.en";
import { practiceEnglish } from "../pages/practice/practice.messages.en";
import { profileEnglish } from "../pages/profile/profile.messages.en";
import { purchasesEnglish } from "../pages/purchases/purchases.messages.en";
import { reportsPageEnglish } from "../pages/reports/reports.messages.en";
import { saleSettingsEnglish } from "../pages/sale-settings/sale-settings.messages.en";
import { savedCardsEnglish } from "../pages/saved-cards/saved-cards.messages.en";
import { alertEnglish } from "../pages/saved-searches/saved-searches.messages.en";
import { searchEnglish } from "../pages/search/search.messages.en";
import { sellerEnglish } from "../pages/seller/seller.messages.en";
import { sellingEnglish } from "../pages/selling/selling.messages.en";
import { shopWindowEnglish } from "../pages/shop-window/shop-window.messages.en";
import { staffHomeEnglish } from "../pages/staff-home/staff-home.messages.en";
import { staffUserEnglish } from "../pages/staff-users/user.messages.en";
import { staffUsersEnglish } from "../pages/staff-users/users.messages.en";
import { taxRecordsEnglish } from "../pages/tax-records/tax-records.messages.en";
import { textEnglish } from "../pages/text/text.messages.en";
import { watchlistEnglish } from "../pages/watchlist/watchlist.messages.en";
import { routeEnglish } from "../routing/route.messages.en";
import { linkEnglish } from "../shell/navigation.messages.en";
import { shellEnglish } from "../shell/shell.messages.en";
import { staffEnglish } from "../staff/staff.messages.en";
import { practiceAuctionEnglish } from "../../../docs/practice/practice.messages.en";

/** Texts by their keys, from the files `*.en.ts` beside the Spanish ones. */
export const texts = {
  ...attentionEnglish,
  ...lotsEnglish,
  ...accessEnglish,
  ...authorizeEnglish,
  ...bankDetailsEnglish,
  ...calendarEnglish,
  ...cartPageEnglish,
  ...contactEnglish,
  ...depositsEnglish,
  ...followedSellersEnglish,
  ...galleryEnglish,
  ...homeEnglish,
  ...invoicesEnglish,
  ...lotEnglish,
  ...maintenanceEnglish,
  ...myBidsEnglish,
  ...newsletterLinkEnglish,
  ...noticeEndEnglish,
  ...noticeEnglish,
  ...offersPageEnglish,
  ...organizationPageEnglish,
  ...ownWebEnglish,
  ...plansEnglish,
  ...practiceEnglish,
  ...profileEnglish,
  ...purchasesEnglish,
  ...reportsPageEnglish,
  ...saleSettingsEnglish,
  ...savedCardsEnglish,
  ...alertEnglish,
  ...searchEnglish,
  ...sellerEnglish,
  ...sellingEnglish,
  ...shopWindowEnglish,
  ...staffHomeEnglish,
  ...staffUserEnglish,
  ...staffUsersEnglish,
  ...taxRecordsEnglish,
  ...textEnglish,
  ...watchlistEnglish,
  ...routeEnglish,
  ...linkEnglish,
  ...shellEnglish,
  ...staffEnglish,
  ...practiceAuctionEnglish,
};
