export { Wallet, type WalletEvents, type WalletProps } from "./Wallet";
export { walletElement } from "./wallet.element";
