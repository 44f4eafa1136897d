// The templates of a seller: of lots, and of auctions.
export { Templates, type TemplatesEvents, type TemplatesProps } from "./Templates";
export { templatesElement } from "./templates.element";
