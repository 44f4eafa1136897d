// The accounts that a person may act for, which one is in use, and the way to another one and back.
export { AccountSwitch, type AccountSwitchEvents, type AccountSwitchProps } from "./AccountSwitch";
export { accountSwitchElement } from "./account-switch.element";
