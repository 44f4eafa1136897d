import { describe, expectTypeOf, test } from "vitest";
import type {
  MartilloElementEvents,
  MartilloElementProperties,
  MartilloSharedProperties,
} from "../src/types/dom";
import type { MartilloJsxElements } from "../src/types/jsx";
import type { AlertsProps } from "./alerts";
import type { AccountMenuProps } from "./account-menu";
import type { AccountSwitchProps } from "./account-switch";
import type { BidBoxProps } from "./bid-box";
import type { ContactFormProps } from "./contact-form";
import type { CookieBannerProps } from "./cookie-banner";
import type { NewsletterProps } from "./newsletter";
import type { LanguageSwitchProps } from "./language-switch";
import type { EmailVerificationProps } from "./email-verification";
import type { AddressBookProps } from "./address-book";
import type { CompanyOwnersProps } from "./company-owners";
import type { IdentityCheckProps } from "./identity-check";
import type { InvitationProps } from "./invitation";
import type { LoginProps } from "./login";
import type { LotCardProps } from "./lot-card";
import type { LotDetailProps } from "./lot-detail";
import type { LotListProps } from "./lot-list";
import type { NotificationsProps } from "./notifications";
import type { PasswordChangeProps } from "./password-change";
import type { ProfileProps } from "./profile";
import type { SavedSearchProps } from "./saved-search";
import type { SavedSearchListProps } from "./saved-search-list";
import type { RegistrationProps } from "./registration";
import type { PasswordResetProps } from "./password-reset";
import type { SearchBoxProps } from "./search-box";
import type { StaticPageProps } from "./static-page";

/** The props behind each tag. */
interface ElementProps {
  "martillo-alerts": AlertsProps;
  "martillo-account-menu": AccountMenuProps;
  "martillo-account-switch": AccountSwitchProps;
  "martillo-bid-box": BidBoxProps;
  "martillo-contact-form": ContactFormProps;
  "martillo-cookie-banner": CookieBannerProps;
  "martillo-newsletter": NewsletterProps;
  "martillo-language-switch": LanguageSwitchProps;
  "martillo-email-verification": EmailVerificationProps;
  "martillo-address-book": AddressBookProps;
  "martillo-company-owners": CompanyOwnersProps;
  "martillo-identity-check": IdentityCheckProps;
  "martillo-invitation": InvitationProps;
  "martillo-login": LoginProps;
  "martillo-lot-card": LotCardProps;
  "martillo-lot-detail": LotDetailProps;
  "martillo-lot-list": LotListProps;
  "martillo-notifications": NotificationsProps;
  "martillo-password-change": PasswordChangeProps;
  "martillo-profile": ProfileProps;
  "martillo-saved-search": SavedSearchProps;
  "martillo-saved-search-list": SavedSearchListProps;
  "martillo-registration": RegistrationProps;
  "martillo-password-reset": PasswordResetProps;
  "martillo-search-box": SearchBoxProps;
  "martillo-static-page": StaticPageProps;
}

/** Props of React that elements have as slots. */
type SlotProp = "terms" | "footer";

/** What an element has besides its events and the common settings, each of which may be undefined. */
type OwnProperties<Props> = {
  [
    Name in keyof Props as Name extends `on${string}` | SlotProp | keyof MartilloSharedProperties
      ? never
      : Name
  ]?: Props[Name] | undefined;
};
type Tag = keyof ElementProps;

// The generated types come from the descriptors; these hold them against what the components take. `tsc` is what runs them.
describe("the generated types of the elements", () => {
  test("cover every widget", () => {
    expectTypeOf<
      Exclude<keyof MartilloElementProperties, "martillo-provider">
    >().toEqualTypeOf<Tag>();
  });

  test("have exactly the props of the components, closed lists and types included", () => {
    expectTypeOf<{
      [Name in Tag]: OwnProperties<MartilloElementProperties[Name]>;
    }>().toEqualTypeOf<{ [Name in Tag]: OwnProperties<Required<ElementProps[Name]>> }>();
  });

  test("know the event of a listener", () => {
    type Listener = NonNullable<MartilloJsxElements["martillo-bid-box"]["onmartillo-bid-placed"]>;
    expectTypeOf<Parameters<Listener>[0]["detail"]["price"]>().toEqualTypeOf<string>();
    expectTypeOf<MartilloElementEvents["martillo-lot-list"]>().toHaveProperty(
      "martillo-query-changed",
    );
    type Heard = DocumentEventMap["martillo-lot-closed"];
    expectTypeOf<Heard["detail"]["lot"]>().toEqualTypeOf<number>();
  });

  test("allow what templates write and nothing that means something else", () => {
    type Card = MartilloJsxElements["martillo-lot-card"];
    expectTypeOf<{ lot: "12"; "quick-bid": "false"; density: "compact" }>().toExtend<Card>();
    expectTypeOf<{ density: "tight" }>().not.toExtend<Card>();
    // React removes the attribute, which would turn it on.
    expectTypeOf<{ "quick-bid": false }>().not.toExtend<Card>();
    expectTypeOf<{ quickBid: false }>().toExtend<Card>();
  });
});
