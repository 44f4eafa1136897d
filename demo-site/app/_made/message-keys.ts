// Written by `npm run generate` from the files with texts.
import type { MessageKeyOf } from "../locales/message-key-of";
import type { attentionMessages } from "../attention/attention.messages";
import type { lotsMessages } from "../lots/lots.messages";
import type { accessMessages } from "../pages/access/access.messages";
import type { authorizeMessages } from "../pages/authorize/authorize.messages";
import type { bankDetailsMessages } from "../pages/bank-details/bank-details.messages";
import type { calendarMessages } from "../pages/calendar/calendar.messages";
import type { cartPageMessages } from "../pages/cart/cart-page.messages";
import type { contactMessages } from "../pages/contact/contact.messages";
import type { depositsMessages } from "../pages/deposits/deposits.messages";
import type { followedSellersMessages } from "../pages/followed-sellers/followed-sellers.messages";
import type { galleryMessages } from "../pages/gallery/gallery.messages";
import type { homeMessages } from "../pages/home/home.messages";
import type { invoicesMessages } from "../pages/invoices/invoices.messages";
import type { lotMessages } from "../pages/lot/lot.messages";
import type { maintenanceMessages } from "../pages/maintenance/maintenance.messages";
import type { myBidsMessages } from "../pages/my-bids/my-bids.messages";
import type { newsletterLinkMessages } from "../pages/newsletter/newsletter-link.messages";
import type { noticeEndMessages } from "../pages/notice-end/notice-end.messages";
import type { noticeMessages } from "../pages/notices/notices.messages";
import type { offersPageMessages } from "../pages/offers/offers.messages";
import type { organizationPageMessages } from "../pages/organization/organization.messages";
import type { ownWebMessages } from "../pages/own-web/own-web.messages";
import type { plansMessages } from "../pages/plans/plans.messages";
import type { practiceMessages } from "../pages/practice/practice.messages";
import type { profileMessages } from "../pages/profile/profile.messages";
import type { purchasesMessages } from "../pages/purchases/purchases.messages";
import type { reportsPageMessages } from "../pages/reports/reports.messages";
import type { saleSettingsMessages } from "../pages/sale-settings/sale-settings.messages";
import type { savedCardsMessages } from "../pages/saved-cards/saved-cards.messages";
import type { alertMessages } from "../pages/saved-searches/saved-searches.messages";
import type { searchMessages } from "../pages/search/search.messages";
import type { sellerMessages } from "../pages/seller/seller.messages";
import type { sellingMessages } from "../pages/selling/selling.messages";
import type { shopWindowMessages } from "../pages/shop-window/shop-window.messages";
import type { staffHomeMessages } from "../pages/staff-home/staff-home.messages";
import type { staffUserMessages } from "../pages/staff-users/user.messages";
import type { staffUsersMessages } from "../pages/staff-users/users.messages";
import type { taxRecordsMessages } from "../pages/tax-records/tax-records.messages";
import type { textMessages } from "../pages/text/text.messages";
import type { watchlistMessages } from "../pages/watchlist/watchlist.messages";
import type { routeMessages } from "../routing/route.messages";
import type { linkMessages } from "../shell/navigation.messages";
import type { shellMessages } from "../shell/shell.messages";
import type { staffMessages } from "../staff/staff.messages";
import type { practiceAuctionMessages } from "../../../docs/practice/practice.messages";

/** Key of every text, `bidBox.currentPrice`. */
export type SiteMessageKey = MessageKeyOf<
  | typeof attentionMessages
  | typeof lotsMessages
  | typeof accessMessages
  | typeof authorizeMessages
  | typeof bankDetailsMessages
  | typeof calendarMessages
  | typeof cartPageMessages
  | typeof contactMessages
  | typeof depositsMessages
  | typeof followedSellersMessages
  | typeof galleryMessages
  | typeof homeMessages
  | typeof invoicesMessages
  | typeof lotMessages
  | typeof maintenanceMessages
  | typeof myBidsMessages
  | typeof newsletterLinkMessages
  | typeof noticeEndMessages
  | typeof noticeMessages
  | typeof offersPageMessages
  | typeof organizationPageMessages
  | typeof ownWebMessages
  | typeof plansMessages
  | typeof practiceMessages
  | typeof profileMessages
  | typeof purchasesMessages
  | typeof reportsPageMessages
  | typeof saleSettingsMessages
  | typeof savedCardsMessages
  | typeof alertMessages
  | typeof searchMessages
  | typeof sellerMessages
  | typeof sellingMessages
  | typeof shopWindowMessages
  | typeof staffHomeMessages
  | typeof staffUserMessages
  | typeof staffUsersMessages
  | typeof taxRecordsMessages
  | typeof textMessages
  | typeof watchlistMessages
  | typeof routeMessages
  | typeof linkMessages
  | typeof shellMessages
  | typeof staffMessages
  | typeof practiceAuctionMessages
>;
