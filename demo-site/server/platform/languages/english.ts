import type { LanguageRules } from "./language-rules";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

export const english: LanguageRules = {
  hello: ["Hello", ","],
  noButton: "If the button does not work, copy this address into your browser:",
  spans: { day: ["day", "days"], hour: ["hour", "hours"], minute: ["minute", "minutes"] },
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  // Figures alone may be read the other way round.
  day: (year, month, day) => `${day} ${MONTHS[month - 1]} ${year}`,
  moment: (day, time) => `${day}, ${time}`,
  hasDecimalPoint: true,
  figures: "en-GB",
  percent: (figure) => `${figure}%`,
  places: { "Europe/Madrid": "Madrid", "Atlantic/Canary": "Canary Islands" },
  missing: {
    name: "company name",
    taxId: "NIF",
    registry: "entry in the register",
    address: "registered address",
    email: "contact email",
    privacyEmail: "privacy email",
    phone: "telephone",
    hours: "opening hours",
    site: "address of the site",
  },
  spanishBinds: "This is a translation. The Spanish text is the binding one.",
};
