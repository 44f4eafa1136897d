// What the house's own people do with money: payments, differences, the ledger, gift cards, payouts.
export { MoneyDesk, type MoneyDeskEvents, type MoneyDeskProps } from "./MoneyDesk";
export { moneyDeskElement } from "./money-desk.element";
