// The bank accounts of the signed-in person.
export { BankManager, type BankManagerEvents, type BankManagerProps } from "./BankManager";
export { bankManagerElement } from "./bank-manager.element";
