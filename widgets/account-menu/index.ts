// The account's menu: the signed-in person, the pages with the number of open tasks, and the sign-out.
export { AccountMenu, type AccountMenuEvents, type AccountMenuProps } from "./AccountMenu";
export { accountMenuElement } from "./account-menu.element";
