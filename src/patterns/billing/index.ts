// To whom the document of a purchase goes.
export { BillingForm, type SavedBilling } from "./BillingForm";
