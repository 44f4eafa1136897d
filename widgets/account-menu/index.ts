// The account's menu: who is signed in, where to go, what waits there, and the way out.
export { AccountMenu, type AccountMenuEvents, type AccountMenuProps } from "./AccountMenu";
export { accountMenuElement } from "./account-menu.element";
