// The balance of the signed-in person.
export { Wallet, type WalletEvents, type WalletProps } from "./Wallet";
export { walletElement } from "./wallet.element";
