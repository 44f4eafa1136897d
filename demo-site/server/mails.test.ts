import { LANGUAGE_SETS } from "martillo/contract";
import { LanguageSet } from "martillo/contract/schemas";
import { describe, expect, it } from "vitest";
import {
  greeting,
  renderMail,
  type SmsTemplate,
  spanText,
  type MailTemplate,
} from "./platform/mail/template";
import { translations } from "./_made/letters";
import type { LetterFrame } from "./platform/mail/template";
import { readingOf, rulesFor } from "./platform/languages";
import { wordsFor } from "./platform/mail/translations";
import * as accountLetters from "./features/accounts/accounts.mail";
import * as accountTexts from "./features/accounts/accounts.sms";
import * as bidLetters from "./features/bidding/bids.mail";
import * as bidTexts from "./features/bidding/bids.sms";
import * as accessLetters from "./features/selling/auctions/access-letters.mail";
import * as houseLetters from "./features/selling/house.mail";
import * as contactLetters from "./features/contact/contact.mail";
import * as moneyLetters from "./features/money/money.mail";
import * as payoutLetters from "./features/money/wallet/payouts.mail";
import * as noticeLetters from "./features/notices/notices.mail";
import * as noticeTexts from "./features/notices/notices.sms";
import * as planLetters from "./features/plans/plans.mail";
import * as invoiceLetters from "./features/sale/invoices.mail";
import * as paperLetters from "./features/papers/papers.mail";
import * as pickupLetters from "./features/pickup/pickup.mail";
import * as offerLetters from "./features/offers/offer.mail";
import * as freeAlertLetters from "./features/carts/free-alerts.mail";
import * as saleLetters from "./features/sale/sale.mail";
import * as lossLetters from "./features/returns/return-loss.mail";
import * as returnLetters from "./features/returns/returns.mail";
import * as sellingLetters from "./features/selling/selling.mail";
import * as signingLetters from "./features/signing/signing.mail";
import * as strikeLetters from "./features/strikes/strikes.mail";
import * as transferLetters from "./features/sale/transfers.mail";
import * as commentLetters from "./features/comments/comments.mail";
import * as messageLetters from "./features/messages/messages.mail";
import * as followLetters from "./features/sellers/follows.mail";
import * as savedSearchLetters from "./features/saved-searches/saved-searches.mail";

const MAILS = {
  ...accessLetters,
  ...houseLetters,
  ...accountLetters,
  ...bidLetters,
  ...contactLetters,
  ...invoiceLetters,
  ...moneyLetters,
  ...noticeLetters,
  ...payoutLetters,
  ...paperLetters,
  ...pickupLetters,
  ...offerLetters,
  ...returnLetters,
  ...lossLetters,
  ...strikeLetters,
  ...planLetters,
  ...freeAlertLetters,
  ...saleLetters,
  ...commentLetters,
  ...messageLetters,
  ...followLetters,
  ...savedSearchLetters,
  ...signingLetters,
  ...transferLetters,
  ...sellingLetters,
};
const TEXT_MESSAGES = { ...accountTexts, ...bidTexts, ...noticeTexts };

/** As it is sent: in the words of its reader. */
function render<Values>(
  template: MailTemplate<Values>,
  values: Values,
  siteUrl = "",
  sender?: LetterFrame["sender"],
) {
  const { words, language } = wordsFor(translations, template, values as object);
  return renderMail(words, values, { siteUrl, sender, language });
}

/** The same for a text message. */
function said<Values extends object>(template: SmsTemplate<Values>, values: Values): string {
  return wordsFor(translations, template, values).words.text(values);
}

const HOSTILE = '<img src=x onerror="alert(1)">&\'\r\nBcc: otro@example.test';
const HOUR = 3_600;

const notice = {
  language: "for_spanish",
  name: HOSTILE,
  title: HOSTILE,
  picture: '/uploads/a.webp"><script>',
  link: "/subasta/7",
  stopLink: "/avisos/baja/7-outbid-secreto",
} as const;
const running = { price: HOSTILE, minimum: HOSTILE, ends: HOSTILE, left: HOSTILE };

const access = { name: HOSTILE, title: HOSTILE, link: "/subasta/evento/7" };
const byHouse = { ...access, reason: HOSTILE, hasBids: true };
const payment = { name: HOSTILE, amount: HOSTILE, what: HOSTILE, number: HOSTILE };
const deposit = { name: HOSTILE, amount: HOSTILE, title: HOSTILE, link: "/subasta/7" };
const offer = {
  name: HOSTILE,
  title: HOSTILE,
  amount: HOSTILE,
  until: HOSTILE,
  to: "buyer",
} as const;
const plan = { name: HOSTILE, plan: HOSTILE, amount: HOSTILE, date: HOSTILE };
const payout = {
  name: HOSTILE,
  amount: HOSTILE,
  last4: "1332",
  reference: HOSTILE,
  reason: HOSTILE,
};
const payoutForStaff = { amount: HOSTILE, number: HOSTILE, days: 4 };
const forStaff = { amount: HOSTILE, what: HOSTILE, number: HOSTILE, provider: HOSTILE };

const pickup = { name: HOSTILE, title: HOSTILE, invoice: 7, isSeller: false };
const appointment = {
  ...pickup,
  when: HOSTILE,
  place: HOSTILE,
  person: HOSTILE,
  reason: HOSTILE,
};
const sale = { name: HOSTILE, title: HOSTILE, total: HOSTILE, due: HOSTILE, invoice: 7 };
const transfer = { name: HOSTILE, title: HOSTILE, amount: HOSTILE, invoice: 7 };
const returned = { ...pickup, isWithdrawal: true, isAgreement: false, isAsker: true };
const papers = { name: HOSTILE, title: HOSTILE, papers: [HOSTILE] };

/** Values in which every text is an attacker's attempt to be more than a text. */
const hostile: { [Name in keyof typeof MAILS]: Parameters<(typeof MAILS)[Name]["body"]>[0] } = {
  accessAsked: access,
  accessDecided: { ...access, decision: "denied" },
  termsChanged: access,
  lotHidden: byHouse,
  lotShown: byHouse,
  lotCalledOff: byHouse,
  houseAsked: {
    title: HOSTILE,
    link: "/mis-lotes/7",
    seller: HOSTILE,
    action: "request_review",
    reason: HOSTILE,
  },
  verifyCode: { name: HOSTILE, code: "123456", seconds: 300 },
  loginCode: { name: HOSTILE, code: "123456", seconds: 300 },
  verifyLink: { name: HOSTILE, link: `/verify_email/a"><b>`, seconds: HOUR },
  passwordReset: { name: HOSTILE, link: "/reset_password/secreto", seconds: HOUR },
  passwordChanged: { name: HOSTILE },
  emailChanged: { name: HOSTILE, email: `<b>@example.test` },
  phoneChanged: { name: HOSTILE, phone: "+34600<b>" },
  welcome: { name: HOSTILE, isVerified: false },
  invitation: { name: HOSTILE, from: HOSTILE, company: HOSTILE, link: "/invite", seconds: HOUR },
  contactReceived: { name: HOSTILE },
  offerReceived: { ...offer, buyer: 2 },
  offerAnswered: { ...offer, answer: "countered" },
  offerExpiring: offer,
  offerEnded: { ...offer, why: "sold" },
  offerSecondChance: { ...offer, total: HOSTILE },
  offerAccepted: {
    ...offer,
    total: HOSTILE,
    due: HOSTILE,
    seller: HOSTILE,
    invoice: 7,
    mayWithdraw: true,
  },
  buyNowDone: { ...sale, seller: HOSTILE, mayWithdraw: true },
  saleMade: {
    ...sale,
    price: HOSTILE,
    buyer: HOSTILE,
    email: HOSTILE,
    phone: HOSTILE,
    kept: { commission: HOSTILE, receives: HOSTILE },
    payoutDays: 5,
  },
  lotFree: { name: HOSTILE, title: HOSTILE, link: "/venta/7" },
  paymentDue: { ...sale, when: "late" },
  billingNeeded: sale,
  saleUndelivered: { ...sale, isSeller: false },
  salePaid: { ...sale, amount: HOSTILE, buyer: HOSTILE, isWhole: false },
  consentEnding: { ...sale, until: HOSTILE },
  saleUnpaid: { ...sale, buyer: HOSTILE },
  saleCancelled: {
    ...sale,
    reason: HOSTILE,
    isSeller: false,
    backs: [{ to: "card", amount: HOSTILE }],
    strikes: 1,
  },
  transferAccountChanged: { name: HOSTILE, ending: "1234" },
  transferTold: { ...transfer, buyer: HOSTILE, reference: HOSTILE },
  transferRefused: { ...transfer, notes: HOSTILE },
  transferConfirmed: transfer,
  secondChance: { ...sale, hours: 48 },
  paymentReceived: payment,
  paymentFailed: payment,
  paymentWaiting: payment,
  paymentUnclear: payment,
  paymentStuck: forStaff,
  refundStuck: forStaff,
  paymentToBalance: payment,
  duplicateReturned: payment,
  refundMade: payment,
  refundFailed: payment,
  balancePayoutAsked: payout,
  balancePayoutMade: payout,
  balancePayoutCancelled: payout,
  balancePayoutReturned: payout,
  balancePayoutDue: payoutForStaff,
  balancePayoutLate: payoutForStaff,
  depositHeld: deposit,
  depositReturned: { ...deposit, to: "card" },
  depositForfeited: { ...deposit, reason: HOSTILE },
  giftCard: { name: HOSTILE, amount: HOSTILE, code: HOSTILE, until: HOSTILE },
  giftCardRedeemed: { name: HOSTILE, amount: HOSTILE },
  bankDeposits: { name: HOSTILE, last4: HOSTILE, bank: HOSTILE, amounts: [HOSTILE, HOSTILE] },
  cardExpiring: { name: HOSTILE, card: HOSTILE, month: HOSTILE },
  invoiceIssued: {
    name: HOSTILE,
    title: HOSTILE,
    number: "A2026/000001",
    total: HOSTILE,
    due: { amount: HOSTILE, until: HOSTILE },
    invoice: 7,
    key: "secreto",
    transfer: { holder: HOSTILE, iban: HOSTILE, reference: "COMPRA 7" },
    seconds: HOUR,
  },
  pickupBooked: appointment,
  pickupMoved: appointment,
  pickupCancelled: appointment,
  pickupTomorrow: { ...appointment, due: HOSTILE },
  pickupReady: { ...pickup, freeDays: 10 },
  storageStarts: { ...pickup, day: HOSTILE, perDay: HOSTILE },
  handedOver: {
    ...pickup,
    when: HOSTILE,
    seller: HOSTILE,
    km: 84_120,
    keys: 2,
    notes: HOSTILE,
    photos: 3,
    withdrawUntil: HOSTILE,
  },
  returnReceived: {
    ...returned,
    when: HOSTILE,
    text: HOSTILE,
    outcome: "accepted",
    refundDue: HOSTILE,
  },
  returnDecided: {
    ...returned,
    decision: "rejected",
    notes: HOSTILE,
    refundDue: HOSTILE,
    mayAppeal: true,
  },
  returnClosed: {
    ...returned,
    amount: HOSTILE,
    parts: [{ to: "card", amount: HOSTILE }],
    notes: HOSTILE,
  },
  returnDue: { ...returned, day: HOSTILE, isLate: true },
  paymentGoneBack: {
    name: HOSTILE,
    title: HOSTILE,
    invoice: 7,
    isSeller: true,
    amount: HOSTILE,
    due: HOSTILE,
    day: HOSTILE,
  },
  saleDisputed: {
    name: HOSTILE,
    title: HOSTILE,
    invoice: 7,
    isSeller: true,
    amount: HOSTILE,
    outcome: "open",
  },
  returnLoss: {
    ...returned,
    outcome: "proposed",
    asked: HOSTILE,
    kept: HOSTILE,
    released: HOSTILE,
    isReleased: true,
    notes: { proposed: HOSTILE, disputed: HOSTILE, decided: HOSTILE },
    day: HOSTILE,
    isStaff: false,
  },
  papersDue: { ...papers, day: HOSTILE },
  paperRejected: { ...papers, reason: HOSTILE },
  signingCode: { name: HOSTILE, title: HOSTILE, code: "123456", seconds: HOUR },
  documentSigned: { name: HOSTILE, title: HOSTILE, hash: HOSTILE },
  transferReminder: { ...papers, day: HOSTILE },
  trialStarted: plan,
  trialEnding: plan,
  planRenewed: { ...plan, document: HOSTILE },
  planUnpaid: plan,
  planExpired: plan,
  planChanged: { ...plan, document: HOSTILE },
  planUnnamed: { number: HOSTILE, amount: HOSTILE, payment: HOSTILE },
  planAgreed: plan,
  planAgreementEnded: plan,
  disputeOpened: forStaff,
  disputeTold: forStaff,
  moneyUnallocated: forStaff,
  moneyUnexpected: { ...forStaff, reference: HOSTILE },
  mayBid: { name: HOSTILE },
  biddingTaken: { name: HOSTILE, withdrawn: 2 },
  bidderStruck: { user: 7, email: HOSTILE, titles: [HOSTILE] },
  outbid: { ...notice, ...running },
  endingSoon: { ...notice, ...running, standing: "trails" },
  endingSoonMany: { ...notice, lots: [{ ...running, title: HOSTILE, link: "/subasta/7" }] },
  won: { ...notice, price: HOSTILE, total: HOSTILE, premium: HOSTILE },
  awaitingSeller: { ...notice, price: HOSTILE },
  lost: { ...notice, price: HOSTILE, because: "sold" },
  lotAddendum: { name: HOSTILE, title: HOSTILE, link: "/subasta/7", hasBid: true },
  decisionDue: {
    name: HOSTILE,
    title: HOSTILE,
    link: "/subasta/7",
    price: HOSTILE,
    until: HOSTILE,
  },
  resultLetGo: { name: HOSTILE, title: HOSTILE, link: "/subasta/7" },
  autoRelisted: {
    name: HOSTILE,
    title: HOSTILE,
    link: "/subasta/7",
    price: HOSTILE,
    ends: HOSTILE,
    left: 2,
  },
  autoRelistStopped: { name: HOSTILE, title: HOSTILE, link: "/subasta/7", reason: HOSTILE },
  vinTwice: { title: HOSTILE, link: "/subasta/7", other: "/subasta/8" },
  draftsExpire: { name: HOSTILE, titles: [HOSTILE], day: HOSTILE },
  importDone: {
    name: HOSTILE,
    fileName: HOSTILE,
    imported: 4_812,
    refused: 188,
    isCancelled: false,
    link: "/post_project/create_lot/import",
  },
  bidAccepted: { ...notice, ...running, amount: HOSTILE, standing: "leads" },
  bidWithdrawn: {
    name: HOSTILE,
    title: HOSTILE,
    side: "seller",
    reason: "other",
    isOwn: true,
    leads: false,
    price: HOSTILE,
    held: HOSTILE,
    graceHours: 2,
    link: "/subasta/7",
  },
  withdrawalAsked: {
    title: HOSTILE,
    seller: HOSTILE,
    reason: "other",
    note: HOSTILE,
    link: "/subasta/7",
  },
  bidderReadmitted: { name: HOSTILE, title: HOSTILE, link: "/subasta/7" },
  withdrawalDecided: { name: HOSTILE, title: HOSTILE, isWithdrawn: true, link: "/subasta/7" },
  contactForm: { name: HOSTILE, email: HOSTILE, phone: HOSTILE, topic: HOSTILE, message: HOSTILE },
  newsletterConfirmation: {
    name: HOSTILE,
    link: "/boletin/confirmar/secreto",
    stopLink: "/boletin/baja/secreto",
    seconds: HOUR,
  },
  questionAsked: {
    name: HOSTILE,
    title: HOSTILE,
    question: HOSTILE,
    link: "/subasta/7",
    stopLink: "/saved_search/secreto",
  },
  questionAnswered: {
    name: HOSTILE,
    from: HOSTILE,
    title: HOSTILE,
    question: HOSTILE,
    answer: HOSTILE,
    link: "/subasta/7",
    stopLink: "/saved_search/secreto",
  },
  messageUnread: {
    name: HOSTILE,
    from: HOSTILE,
    title: HOSTILE,
    count: 2,
    text: HOSTILE,
    link: "/messages?conversacion=7",
    stopLink: "/saved_search/secreto",
  },
  newLots: {
    name: HOSTILE,
    sellers: [
      {
        name: HOSTILE,
        link: "/vendedor/7",
        lots: [{ text: HOSTILE, detail: HOSTILE, link: "/subasta/7" }],
        more: 2,
      },
    ],
    count: 3,
    stopLink: "/saved_search/secreto",
  },
  savedSearchConfirmation: { link: "/saved_search/secreto", seconds: HOUR },
  savedSearchAlert: {
    name: HOSTILE,
    title: HOSTILE,
    lots: [{ text: HOSTILE, detail: HOSTILE, link: "/subasta/7" }],
    link: "/saved_search",
    stopLink: "/saved_search/secreto",
  },
};

const sms = {
  title: "Seat",
  link: "/subasta/7",
  price: "6 €",
  minimum: "7 €",
  ends: "18:40",
  left: "2",
};
/** What text messages are told, but for the language. */
const textMessages = {
  verifyCode: { code: "123456", seconds: 300 },
  loginCode: { code: "123456", seconds: 300 },
  outbid: sms,
  endingSoon: sms,
  endingSoonMany: { count: 3, link: "/subasta/7" },
  won: sms,
  awaitingSeller: sms,
  maximumToConfirm: { title: "Seat", amount: "6 €", link: "/subasta/7" },
};
const ENGLISH_WORDS = /\b(you|your|it|to|the|of|soon|share|ends)\b/i;

const TAGS = new Set(
  "html head meta title body div p a img br blockquote ul li"
    .split(" ")
    .flatMap((t) => [t, `/${t}`]),
);

describe.each(Object.keys(MAILS) as (keyof typeof MAILS)[])("%s", (name) => {
  const template = MAILS[name] as unknown as MailTemplate<unknown>;
  const { subject, text, html } = render(template, hostile[name], "https://casa.example");

  it("holds no markup but its own", () => {
    const tags = [...html.matchAll(/<(\/?[a-z]+)/gi)].map(([, tag]) => tag ?? "");
    expect(tags.filter((tag) => !TAGS.has(tag))).toEqual([]);
    for (const attributes of html.matchAll(/<\w+([^>]*)>/g)) {
      // A text in quotes is a value.
      expect(attributes[1]?.replace(/"[^"]*"/g, "")).not.toMatch(/\son\w+=/i);
    }
  });

  it("has a subject of one line, and says the same in plain text", () => {
    expect(subject).toMatch(/\S/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.length).toBeGreaterThan(40);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? "");
    for (const address of links.filter((link) => !link.includes("&"))) {
      expect(text).toContain(address);
      expect(address).toMatch(/^https:\/\/casa\.example\//);
    }
  });
});

/** Letters to the house itself, which speaks Spanish. */
const TO_THE_HOUSE = [
  "bidderStruck",
  "houseAsked",
  "contactForm",
  "disputeOpened",
  "disputeTold",
  "moneyUnallocated",
  "paymentStuck",
  "planUnnamed",
  "refundStuck",
  "moneyUnexpected",
  "balancePayoutDue",
  "balancePayoutLate",
  "vinTwice",
  "withdrawalAsked",
];
/** Letters about lots have a text for each language set. */
const BY_SET = Object.keys(noticeLetters);
const TRANSLATED = Object.keys(MAILS).filter(
  (name) => !TO_THE_HOUSE.includes(name) && !BY_SET.includes(name),
) as (keyof typeof MAILS)[];

/** Sets whose readers are not written to in Spanish. */
const OTHERS = LANGUAGE_SETS.filter((set) => readingOf(set).language !== "es");

it("is written in English, too", () => {
  expect(OTHERS).toContain("for_english");
});

describe.each(OTHERS.flatMap((set) => TRANSLATED.map((name) => [name, set] as const)))(
  "%s %s",
  (name, language) => {
    const template = MAILS[name] as unknown as MailTemplate<unknown>;
    const values = { ...hostile[name], language };

    it("says everything in that language, in a frame of that language", () => {
      const spanish = render(
        template,
        { ...values, language: "for_spanish" },
        "https://casa.example",
      );
      const translated = render(template, values, "https://casa.example");
      expect(translated.html).toContain(`<html lang="${readingOf(language).language}">`);
      expect(translated.text).toContain(rulesFor(language).hello[0]);
      const said = spanish.text.split("\n").filter((line) => /[a-zñ]{4} [a-zñ]{2}/.test(line));
      // The line with the house's name and the values themselves are the same.
      for (const line of said.filter((one) => !one.includes("Bcc") && !one.includes("Martillo"))) {
        expect(translated.text).not.toContain(line);
      }
    });
  },
);

it("is tried with every letter and message that another language has", () => {
  const tried: ReadonlySet<unknown> = new Set([
    ...Object.values(MAILS),
    ...Object.values(TEXT_MESSAGES),
  ]);
  const named = [...translations.keys()].filter((text) => "subject" in text || "text" in text);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((text) => !tried.has(text))).toEqual([]);
});

it("has every text message in English, too", () => {
  expect(Object.keys(TEXT_MESSAGES).sort()).toEqual(Object.keys(textMessages).sort());
  for (const [name, values] of Object.entries(textMessages)) {
    const template = TEXT_MESSAGES[name as keyof typeof TEXT_MESSAGES] as SmsTemplate<object>;
    const spanish = said(template, { ...values, language: "for_spanish" });
    const english = said(template, { ...values, language: "for_english" });
    expect(spanish, name).not.toMatch(ENGLISH_WORDS);
    expect(english, name).toMatch(ENGLISH_WORDS);
  }
});

it("does not say that money is back before it is", () => {
  const due = [
    MAILS.duplicateReturned.body(payment),
    MAILS.depositReturned.body({ ...payment, title: HOSTILE, link: "/", to: "card" }),
  ];
  for (const body of due) {
    expect(JSON.stringify(body)).toMatch(/[Ss]e lo devolvemos|Le devolvemos/);
    expect(JSON.stringify(body)).not.toContain("hemos devuelto");
  }
  expect(JSON.stringify(MAILS.refundMade.body(payment))).toContain("Le hemos devuelto");
  const { subject, body } = MAILS.balancePayoutAsked;
  const asked = JSON.stringify([subject(payout), body(payout)]);
  expect(asked).toContain("Le transferiremos");
  expect(asked).not.toContain("hemos transferido");
  expect(JSON.stringify(MAILS.balancePayoutMade.body(payout))).toContain("Le hemos transferido");
});

it("forgets what carries a code or the token of a link", () => {
  const kept = Object.entries(MAILS).filter(([, template]) => !template.secretForSeconds);
  expect(kept.map(([name]) => name).sort()).toEqual([
    "accessAsked",
    "accessDecided",
    "autoRelistStopped",
    "autoRelisted",
    "awaitingSeller",
    "balancePayoutAsked",
    "balancePayoutCancelled",
    "balancePayoutDue",
    "balancePayoutLate",
    "balancePayoutMade",
    "balancePayoutReturned",
    "bankDeposits",
    "bidAccepted",
    "bidWithdrawn",
    "bidderReadmitted",
    "bidderStruck",
    "biddingTaken",
    "billingNeeded",
    "buyNowDone",
    "cardExpiring",
    "consentEnding",
    "contactForm",
    "contactReceived",
    "decisionDue",
    "depositForfeited",
    "depositHeld",
    "depositReturned",
    "disputeOpened",
    "disputeTold",
    "documentSigned",
    "draftsExpire",
    "duplicateReturned",
    "emailChanged",
    "endingSoon",
    "endingSoonMany",
    "giftCardRedeemed",
    "handedOver",
    "houseAsked",
    "importDone",
    "lost",
    "lotAddendum",
    "lotCalledOff",
    "lotFree",
    "lotHidden",
    "lotShown",
    "mayBid",
    "messageUnread",
    "moneyUnallocated",
    "moneyUnexpected",
    "newLots",
    "offerAccepted",
    "offerAnswered",
    "offerEnded",
    "offerExpiring",
    "offerReceived",
    "offerSecondChance",
    "outbid",
    "paperRejected",
    "papersDue",
    "passwordChanged",
    "paymentDue",
    "paymentFailed",
    "paymentGoneBack",
    "paymentReceived",
    "paymentStuck",
    "paymentToBalance",
    "paymentUnclear",
    "paymentWaiting",
    "phoneChanged",
    "pickupBooked",
    "pickupCancelled",
    "pickupMoved",
    "pickupReady",
    "pickupTomorrow",
    "planAgreed",
    "planAgreementEnded",
    "planChanged",
    "planExpired",
    "planRenewed",
    "planUnnamed",
    "planUnpaid",
    "questionAnswered",
    "questionAsked",
    "refundFailed",
    "refundMade",
    "refundStuck",
    "resultLetGo",
    "returnClosed",
    "returnDecided",
    "returnDue",
    "returnLoss",
    "returnReceived",
    "saleCancelled",
    "saleDisputed",
    "saleMade",
    "salePaid",
    "saleUndelivered",
    "saleUnpaid",
    "savedSearchAlert",
    "secondChance",
    "storageStarts",
    "termsChanged",
    "transferAccountChanged",
    "transferConfirmed",
    "transferRefused",
    "transferReminder",
    "transferTold",
    "trialEnding",
    "trialStarted",
    "vinTwice",
    "welcome",
    "withdrawalAsked",
    "withdrawalDecided",
    "won",
  ]);
});

it("greets by name, but not by what a mail program would turn into a link", () => {
  expect(greeting("Lucía")).toBe("Hola, Lucía:");
  expect(greeting("Mª José O'Neill-Pérez")).toBe("Hola, Mª José O'Neill-Pérez:");
  for (const name of ["", null, undefined, "http://mal.es", "www.mal.es", "mal.es", "a@b.es"]) {
    expect(greeting(name)).toBe("Hola:");
  }
});

it.each([
  "Gane 500 € en http://mal.es",
  "entre en mal.es/premio",
  "www.mal",
  "e.v.i.l.com",
  "mal。es",
  "mal．es",
  "escriba a@b.es",
  "llame al 900 123 456",
  "x".repeat(61),
])("repeats nothing of a stranger that leads elsewhere: %s", (words) => {
  const letters = [
    render(MAILS.invitation, { from: words, company: words, link: "/i", seconds: HOUR }),
    render(MAILS.savedSearchAlert, { title: words, lots: [], link: "/s", stopLink: "/p" }),
    render(MAILS.contactReceived, { name: words }),
  ];
  for (const { subject, text, html } of letters) {
    for (const part of [subject, text, html]) expect(part).not.toContain(words);
    expect(text).not.toContain("null");
  }
});

it("repeats names of people and companies as they are", () => {
  const from = "Mª José O'Neill-Pérez";
  for (const company of ["Autos Ferrer, S.L.", "Compraventa Rey S.A.U.", "J.M. Ruiz (S.L.)"]) {
    const { subject, text } = render(
      MAILS.invitation,
      { from, company, link: "/i", seconds: HOUR },
      "",
    );
    expect(subject).toBe(`${from} le invita a Martillo`);
    expect(text).toContain(`${from} le invita a trabajar con ${company} en Martillo.`);
  }
});

it("says how long in words", () => {
  expect([300, 60, 3_600, 7_200, 86_400, 172_800].map((span) => spanText(span))).toEqual([
    "5 minutos",
    "1 minuto",
    "1 hora",
    "2 horas",
    "1 día",
    "2 días",
  ]);
  expect([60, 7_200, 86_400].map((span) => spanText(span, "en"))).toEqual([
    "1 minute",
    "2 hours",
    "1 day",
  ]);
});

it("keeps codes within one text message, and what happens to lots within three", () => {
  // Letters with accents leave room for seventy, or for sixty-seven of each part.
  for (const template of [TEXT_MESSAGES.verifyCode, TEXT_MESSAGES.loginCode]) {
    for (const language of LanguageSet.options)
      expect(
        said(template, { code: "12345678", seconds: 300, language }).length,
      ).toBeLessThanOrEqual(70);
  }
  const { outbid, endingSoon, won, awaitingSeller, maximumToConfirm } = TEXT_MESSAGES;
  for (const language of LanguageSet.options) {
    const lot = { language, title: "x".repeat(200), link: "https://casa.example/subasta/1234567" };
    const long = { price: "1.234.567 €", ends: "22-09-2026 18:40 (Canarias)" };
    const times = { ...long, minimum: "1.235.000 €", left: "12 h 59 min" };
    for (const text of [
      said(outbid, { ...lot, ...times }),
      said(endingSoon, { ...lot, ...times }),
      said(won, { ...lot, ...long }),
      said(awaitingSeller, { ...lot, ...long }),
      said(maximumToConfirm, { ...lot, amount: long.price }),
    ]) {
      expect(text.length).toBeLessThanOrEqual(201);
      expect(text).toContain(lot.link);
    }
  }
});

it("writes letters about lots in the reader's words, and their frame with them", () => {
  const letter = (language: LanguageSet) =>
    render(
      MAILS.outbid,
      {
        ...notice,
        language,
        name: "Ana",
        title: "Seat León",
        price: "6.100 €",
        minimum: "6.200 €",
        ends: "22-11-2026 18:40",
        left: "20 min",
      },
      "",
    );
  expect(letter("for_spanish").text).toContain("Hola, Ana:");
  expect(letter("for_spanish").text).toContain("Pujar 6.200 €");
  expect(letter("for_argentina").text).toContain("Ofertar 6.200 €");
  expect(letter("for_uruguay").subject).toBe("Te superaron: Seat León, ahora 6.100 €");
  const english = letter("for_english");
  expect(english.text).toContain("Hello, Ana,");
  expect(english.html).toContain('<html lang="en">');
  expect(english.html).toContain("If the button does not work");
});

it("says below a letter who writes it, as text", () => {
  const sender = { name: "Casa <b>Real</b>, S.L.", address: "Calle Mayor, 1", email: "" };
  const { text, html } = render(MAILS.contactReceived, { name: "Ana" }, undefined, sender);
  expect(text.endsWith("Martillo\nCasa <b>Real</b>, S.L.\nCalle Mayor, 1\n")).toBe(true);
  expect(html).toContain("Casa &lt;b&gt;Real&lt;/b&gt;, S.L. · Calle Mayor, 1</p>");
});
