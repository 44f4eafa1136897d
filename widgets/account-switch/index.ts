export { AccountSwitch, type AccountSwitchEvents, type AccountSwitchProps } from "./AccountSwitch";
export { accountSwitchElement } from "./account-switch.element";
