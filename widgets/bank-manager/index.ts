export { BankManager, type BankManagerEvents, type BankManagerProps } from "./BankManager";
export { bankManagerElement } from "./bank-manager.element";
