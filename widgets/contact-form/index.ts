// A message to the house.
export { ContactForm, type ContactFormEvents, type ContactFormProps } from "./ContactForm";
export { contactFormElement } from "./contact-form.element";
