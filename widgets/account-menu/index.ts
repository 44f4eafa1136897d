export { AccountMenu, type AccountMenuEvents, type AccountMenuProps } from "./AccountMenu";
export { accountMenuElement } from "./account-menu.element";
