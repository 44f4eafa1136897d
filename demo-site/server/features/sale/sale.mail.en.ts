import { type Words, type Block, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./sale.mail";
import type { AboutSale } from "./sale.mail";
import { PATHS } from "martillo/contract";
import { partBackText, stepLine, transferBlocks, withdrawalText } from "./words.en";

const toInvoice = (invoice: number, label: string): Block => ({
  link: PATHS.invoice.replace("{id}", String(invoice)),
  label,
});

function toSale({ invoice }: AboutSale): Block {
  return {
    link: PATHS.soldInvoice.replace("{id}", String(invoice)),
    label: "See the sale",
  };
}

export const buyNowDone: Words<typeof spanish.buyNowDone> = {
  subject: ({ title }) => `Your purchase: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, due, seller, invoice, mayWithdraw } = values;
    return [
      greeting(values.name, "en"),
      `You have bought “${oneLine(title)}” from ${oneLine(seller)}. The total is ${total}, to be paid by the end of ${due}.`,
      "Keep this message: it confirms your purchase. The details name the seller and what was bought.",
      ...transferBlocks(values),
      ...(mayWithdraw
        ? withdrawalText({
            title,
            invoice,
            seller,
            until: null,
          })
        : []),
      stepLine("pay"),
      toInvoice(invoice, "See and pay the purchase"),
    ];
  },
};

export const saleMade: Words<typeof spanish.saleMade> = {
  subject: ({ title, price }) => `Sold: ${oneLine(title)} for ${price}`,
  body: (values) => {
    const { title, price, buyer, email, phone, due, kept, payoutDays } = values;
    const reach = `${oneLine(email)}${phone ? `, ${oneLine(phone)}` : ""}`;
    return [
      greeting(values.name, "en"),
      `You have sold “${oneLine(title)}” for ${price}.`,
      `The buyer is ${oneLine(buyer)} (${reach}), who is to pay by the end of ${due}.`,
      kept
        ? `You will receive ${kept.receives}: the price less ${kept.commission} of the house's commission, VAT included.`
        : `You will receive ${price}: the house takes no commission of you.`,
      payoutDays === 0
        ? "If the buyer pays the house, it transfers it to you on the same day."
        : `If the buyer pays the house, it transfers it to you within ${payoutDays === 1 ? "1 business day" : `${payoutDays} business days`} once all is paid.`,
      toSale(values),
    ];
  },
};

export const paymentDue: Words<typeof spanish.paymentDue> = {
  subject: (values) => dueSubject(values),
  body: (values) => {
    const { title, total, due, when, invoice } = values;
    const late = `The time to pay “${oneLine(title)}” ended on ${due} and ${total} are not paid. Without them the seller may call the sale off, and you may lose your deposit.`;
    const open = `${total} of “${oneLine(title)}” remain to be paid. The time to pay ends on ${due}.`;
    return [
      greeting(values.name, "en"),
      when === "late" ? late : open,
      ...transferBlocks(values),
      stepLine("pay"),
      toInvoice(invoice, "Pay now"),
    ];
  },
};

function dueSubject({ title, when }: AboutSale & { when: "soon" | "now" | "late" }) {
  const lot = oneLine(title);
  switch (when) {
    case "soon":
      return `One day left to pay ${lot}`;
    case "now":
      return `The time to pay ${lot} ends today`;
    case "late":
      return `Payment overdue: ${lot}`;
  }
}

export const salePaid: Words<typeof spanish.salePaid> = {
  subject: ({ title, amount }) => `${amount} paid: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, amount, buyer, isWhole } = values;
    return [
      greeting(values.name, "en"),
      `${oneLine(buyer)} has paid ${amount} of “${oneLine(title)}”.`,
      isWhole ? "It is paid in full: the pick-up can be agreed on." : `${total} remain to be paid.`,
      toSale(values),
    ];
  },
};

export const consentEnding: Words<typeof spanish.consentEnding> = {
  subject: ({ title }) => `It ends soon: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, until, invoice } = values;
    return [
      greeting(values.name, "en"),
      `You can have “${oneLine(title)}” for ${total} in all until ${until}. If you do not want it, you need not do anything.`,
      toInvoice(invoice, "See the purchase"),
    ];
  },
};

export const saleUnpaid: Words<typeof spanish.saleUnpaid> = {
  subject: ({ title }) => `Still unpaid: ${oneLine(title)}`,
  body: (values) => {
    const { title, total, due, buyer } = values;
    return [
      greeting(values.name, "en"),
      `${oneLine(buyer)} has not paid ${total} for “${oneLine(title)}”; the time ended on ${due}. Extend it, note a payment, award the lot to another bidder or call the sale off: it does not end by itself.`,
      toSale(values),
    ];
  },
};

export const saleUndelivered: Words<typeof spanish.saleUndelivered> = {
  subject: ({ title }) => `Paid and not handed over: ${oneLine(title)}`,
  body: (values) => {
    const { title, invoice, isSeller } = values;
    return [
      greeting(values.name, "en"),
      `“${oneLine(title)}” was paid a month ago and has not been handed over. Agree on the pick-up, or undo the sale: the house has been told, too.`,
      isSeller ? toSale(values) : toInvoice(invoice, "See the purchase"),
    ];
  },
};

export const billingNeeded: Words<typeof spanish.billingNeeded> = {
  subject: ({ title }) => `Your details for the invoice of ${oneLine(title)}`,
  body: (values) => {
    const { title, due, invoice } = values;
    return [
      greeting(values.name, "en"),
      `To issue the invoice of “${oneLine(title)}” we need your tax number and your address. It takes a minute, and without them it cannot be paid. The time to pay ends on ${due}.`,
      toInvoice(invoice, "Fill in and pay"),
    ];
  },
};

export const saleCancelled: Words<typeof spanish.saleCancelled> = {
  subject: ({ title }) => `Sale called off: ${oneLine(title)}`,
  body: (values) => {
    const { title, reason, invoice, isSeller, backs, strikes } = values;
    const what = `“${oneLine(title)}”`;
    return [
      greeting(values.name, "en"),
      ...(isSeller
        ? [`The sale of ${what} is called off.`]
        : [`The seller has called off the sale of ${what}. Do not pay it.`]),
      ...(backs.length === 0
        ? []
        : [
            "What was paid is on its way back:",
            { items: backs.map((back) => ({ text: partBackText(back, values) })) },
          ]),
      ...(reason ? [`Reason: ${oneLine(reason)}`] : []),
      ...(strikes === 1
        ? [
            "It is called off because you did not pay it. A second purchase that is not paid within twelve months takes your right to bid away. If this is a mistake, write to us.",
          ]
        : []),
      toInvoice(invoice, "See the details"),
    ];
  },
};

export const secondChance: Words<typeof spanish.secondChance> = {
  subject: ({ title, total }) => `You can have ${oneLine(title)} for ${total}`,
  body: (values) => {
    const { title, total, hours, invoice } = values;
    return [
      greeting(values.name, "en"),
      `The sale of “${oneLine(title)}” to the winner of the auction came to nothing, and you bid for it. You can have it for ${total} in all.`,
      `You are not bound to anything: if you want it, pay within the next ${hours} hours. If you do not, the offer ends and nothing happens.`,
      toInvoice(invoice, "See the purchase"),
    ];
  },
};
