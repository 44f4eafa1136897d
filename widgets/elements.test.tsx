import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { eventPropName } from "../src/state/events";
import { elements } from "./descriptors";
import "./elements";
import {
  AccountMenu,
  AccountSwitch,
  Alerts,
  BidBox,
  EmailVerification,
  ContactForm,
  CookieBanner,
  LanguageSwitch,
  AddressBook,
  CompanyOwners,
  IdentityCheck,
  Invitation,
  Login,
  LotCard,
  LotDetail,
  LotList,
  MartilloProvider,
  Newsletter,
  Notifications,
  PasswordChange,
  PasswordReset,
  Profile,
  Registration,
  SavedSearch,
  SavedSearchList,
  SearchBox,
  StaticPage,
} from "./index";

test("importing elements on a server registers nothing and breaks nothing", () => {
  expect(typeof HTMLElement).toBe("undefined");
  expect(elements.map(({ tag }) => tag)).toEqual([
    "martillo-account-menu",
    "martillo-account-switch",
    "martillo-address-book",
    "martillo-alerts",
    "martillo-bid-box",
    "martillo-company-owners",
    "martillo-contact-form",
    "martillo-cookie-banner",
    "martillo-email-verification",
    "martillo-identity-check",
    "martillo-invitation",
    "martillo-language-switch",
    "martillo-login",
    "martillo-lot-card",
    "martillo-lot-detail",
    "martillo-lot-list",
    "martillo-newsletter",
    "martillo-notifications",
    "martillo-password-change",
    "martillo-password-reset",
    "martillo-profile",
    "martillo-registration",
    "martillo-saved-search",
    "martillo-saved-search-list",
    "martillo-search-box",
    "martillo-static-page",
  ]);
});

test("every component renders on a server", () => {
  const html = renderToString(
    <MartilloProvider apiBase="https://api.test">
      <Alerts />
      <AccountMenu />
      <BidBox lot={1} />
      <ContactForm />
      <CookieBanner />
      <Newsletter />
      <LanguageSwitch />
      <AddressBook />
      <CompanyOwners />
      <IdentityCheck />
      <Invitation />
      <Login />
      <AccountSwitch />
      <EmailVerification linkToken="secret" />
      <PasswordReset />
      <PasswordReset linkToken="secret" />
      <LotCard lot={1} />
      <LotDetail lot={1} />
      <LotList />
      <Notifications />
      <PasswordChange />
      <Profile />
      <SavedSearch />
      <SavedSearchList />
      <Registration />
      <SearchBox />
      <StaticPage page="help" />
    </MartilloProvider>,
  );
  expect(html.match(/class="[^"]*martillo-root/g)?.length).toBeGreaterThanOrEqual(9);
});

test("names follow one rule from the tag to the event", () => {
  for (const { tag, events, attributes, parts, cssProperties } of elements) {
    expect(tag).toMatch(/^martillo-[a-z]+(-[a-z]+)*$/);
    expect(Object.keys(attributes).every((name) => /^[a-z]+(-[a-z]+)*$/.test(name))).toBe(true);
    expect(Object.keys(parts).length).toBeGreaterThan(0);
    for (const name of Object.keys(cssProperties)) expect(name).toMatch(/^--martillo-[a-z-]+$/);
    for (const name of events) expect(eventPropName(name)).toMatch(/^on[A-Z][A-Za-z]+$/);
  }
});
