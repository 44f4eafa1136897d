/** Importing this registers every widget as a custom element, and `martillo-provider`. The only file with a side effect. */
import { registerAll, type WidgetAttributes, type WidgetElement } from "../src/element";
import { bidBoxElement, type BidBoxProps } from "./bid-box";
import { loginElement, type LoginProps } from "./login";
import { lotCardElement, type LotCardProps } from "./lot-card";
import { lotDetailElement, type LotDetailProps } from "./lot-detail";
import { lotListElement, type LotListProps } from "./lot-list";
import { searchBoxElement, type SearchBoxProps } from "./search-box";

/** Props of each tag. */
interface ElementProps {
  "martillo-bid-box": BidBoxProps;
  "martillo-login": LoginProps;
  "martillo-lot-card": LotCardProps;
  "martillo-lot-detail": LotDetailProps;
  "martillo-lot-list": LotListProps;
  "martillo-provider": object;
  "martillo-search-box": SearchBoxProps;
}

type Elements = { [Tag in keyof ElementProps]: WidgetElement<ElementProps[Tag]> };
type JsxElements = { [Tag in keyof ElementProps]: WidgetAttributes<ElementProps[Tag]> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends JsxElements {}
  }
}

/** Descriptors of all elements, for tests and for the reference. */
export const elements = [
  bidBoxElement,
  loginElement,
  lotCardElement,
  lotDetailElement,
  lotListElement,
  searchBoxElement,
] as const;

registerAll(elements);
