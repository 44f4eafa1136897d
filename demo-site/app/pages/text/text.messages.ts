import { defineMessages } from "martillo";

export const textMessages = defineMessages("siteText", {
  related: "Textos relacionados",
} as const);
