// Written by `npm run generate` from the folders; not by hand.
import { translationsOf } from "../platform/mail/translations";
import * as accountsMail from "../features/accounts/accounts.mail";
import * as accountsSms from "../features/accounts/accounts.sms";
import * as bidsMail from "../features/bidding/bids.mail";
import * as bidsSms from "../features/bidding/bids.sms";
import * as freeAlertsMail from "../features/carts/free-alerts.mail";
import * as commentsMail from "../features/comments/comments.mail";
import * as contactMail from "../features/contact/contact.mail";
import * as footerWords from "../features/house/footer.words";
import * as messagesMail from "../features/messages/messages.mail";
import * as moneyMail from "../features/money/money.mail";
import * as purposeWords from "../features/money/purpose.words";
import * as payoutsMail from "../features/money/wallet/payouts.mail";
import * as noticesMail from "../features/notices/notices.mail";
import * as noticesSms from "../features/notices/notices.sms";
import * as offerMail from "../features/offers/offer.mail";
import * as paperWords from "../features/papers/paper.words";
import * as papersMail from "../features/papers/papers.mail";
import * as calendarWords from "../features/pickup/calendar.words";
import * as pickupMail from "../features/pickup/pickup.mail";
import * as periodWords from "../features/plans/period.words";
import * as plansMail from "../features/plans/plans.mail";
import * as reportWords from "../features/reports/report.words";
import * as returnLossMail from "../features/returns/return-loss.mail";
import * as returnsMail from "../features/returns/returns.mail";
import * as invoicesMail from "../features/sale/invoices.mail";
import * as saleMail from "../features/sale/sale.mail";
import * as transfersMail from "../features/sale/transfers.mail";
import * as savedSearchesMail from "../features/saved-searches/saved-searches.mail";
import * as followsMail from "../features/sellers/follows.mail";
import * as accessLettersMail from "../features/selling/auctions/access-letters.mail";
import * as houseMail from "../features/selling/house.mail";
import * as sellingMail from "../features/selling/selling.mail";
import * as signingMail from "../features/signing/signing.mail";
import * as strikesMail from "../features/strikes/strikes.mail";
import * as accountsMailEn from "../features/accounts/accounts.mail.en";
import * as accountsSmsEn from "../features/accounts/accounts.sms.en";
import * as bidsMailEn from "../features/bidding/bids.mail.en";
import * as bidsSmsEn from "../features/bidding/bids.sms.en";
import * as freeAlertsMailEn from "../features/carts/free-alerts.mail.en";
import * as commentsMailEn from "../features/comments/comments.mail.en";
import * as contactMailEn from "../features/contact/contact.mail.en";
import * as footerWordsEn from "../features/house/footer.words.en";
import * as messagesMailEn from "../features/messages/messages.mail.en";
import * as moneyMailEn from "../features/money/money.mail.en";
import * as purposeWordsEn from "../features/money/purpose.words.en";
import * as payoutsMailEn from "../features/money/wallet/payouts.mail.en";
import * as noticesMailAr from "../features/notices/notices.mail.ar";
import * as noticesMailEn from "../features/notices/notices.mail.en";
import * as noticesMailUy from "../features/notices/notices.mail.uy";
import * as noticesSmsAr from "../features/notices/notices.sms.ar";
import * as noticesSmsEn from "../features/notices/notices.sms.en";
import * as noticesSmsUy from "../features/notices/notices.sms.uy";
import * as offerMailEn from "../features/offers/offer.mail.en";
import * as paperWordsEn from "../features/papers/paper.words.en";
import * as papersMailEn from "../features/papers/papers.mail.en";
import * as calendarWordsEn from "../features/pickup/calendar.words.en";
import * as pickupMailEn from "../features/pickup/pickup.mail.en";
import * as periodWordsEn from "../features/plans/period.words.en";
import * as plansMailEn from "../features/plans/plans.mail.en";
import * as reportWordsEn from "../features/reports/report.words.en";
import * as returnLossMailEn from "../features/returns/return-loss.mail.en";
import * as returnsMailEn from "../features/returns/returns.mail.en";
import * as invoicesMailEn from "../features/sale/invoices.mail.en";
import * as saleMailEn from "../features/sale/sale.mail.en";
import * as transfersMailEn from "../features/sale/transfers.mail.en";
import * as savedSearchesMailEn from "../features/saved-searches/saved-searches.mail.en";
import * as followsMailEn from "../features/sellers/follows.mail.en";
import * as accessLettersMailEn from "../features/selling/auctions/access-letters.mail.en";
import * as houseMailEn from "../features/selling/house.mail.en";
import * as sellingMailEn from "../features/selling/selling.mail.en";
import * as signingMailEn from "../features/signing/signing.mail.en";
import * as strikesMailEn from "../features/strikes/strikes.mail.en";

/** What letters and text messages say in other languages than Spanish. */
export const translations = translationsOf({
  ar: [
    [noticesMail, noticesMailAr],
    [noticesSms, noticesSmsAr],
  ],
  en: [
    [accountsMail, accountsMailEn],
    [accountsSms, accountsSmsEn],
    [bidsMail, bidsMailEn],
    [bidsSms, bidsSmsEn],
    [freeAlertsMail, freeAlertsMailEn],
    [commentsMail, commentsMailEn],
    [contactMail, contactMailEn],
    [footerWords, footerWordsEn],
    [messagesMail, messagesMailEn],
    [moneyMail, moneyMailEn],
    [purposeWords, purposeWordsEn],
    [payoutsMail, payoutsMailEn],
    [noticesMail, noticesMailEn],
    [noticesSms, noticesSmsEn],
    [offerMail, offerMailEn],
    [paperWords, paperWordsEn],
    [papersMail, papersMailEn],
    [calendarWords, calendarWordsEn],
    [pickupMail, pickupMailEn],
    [periodWords, periodWordsEn],
    [plansMail, plansMailEn],
    [reportWords, reportWordsEn],
    [returnLossMail, returnLossMailEn],
    [returnsMail, returnsMailEn],
    [invoicesMail, invoicesMailEn],
    [saleMail, saleMailEn],
    [transfersMail, transfersMailEn],
    [savedSearchesMail, savedSearchesMailEn],
    [followsMail, followsMailEn],
    [accessLettersMail, accessLettersMailEn],
    [houseMail, houseMailEn],
    [sellingMail, sellingMailEn],
    [signingMail, signingMailEn],
    [strikesMail, strikesMailEn],
  ],
  uy: [
    [noticesMail, noticesMailUy],
    [noticesSms, noticesSmsUy],
  ],
});
