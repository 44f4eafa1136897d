import type { MessageKeyOf } from "../../src/i18n";
import type { lotExtrasMessages } from "./lot-extras.messages";

export const lotExtrasEnglish = {
  "lotExtras.documents": "Documents",
  "lotExtras.datasheet": "Technical sheet",
  "lotExtras.itv": "Inspection report (ITV)",
  "lotExtras.permit": "Registration certificate",
  "lotExtras.report": "Condition report",
  "lotExtras.service": "Service book",
  "lotExtras.other": "Other document",
  "lotExtras.forMembers": "Those who may bid can open them.",
  "lotExtras.signIn": "Sign in",
  "lotExtras.forBidders": "You can open them once you may bid on this lot.",
  "lotExtras.film": "Video",
  "lotExtras.watchFilm": "Watch the video",
  "lotExtras.filmOf": "Video of {title}",
  "lotExtras.filmHost": "The video is on {host}, which may use cookies when you watch it.",
  "lotExtras.filmPage": "Watch it on {host}",
  "lotExtras.damagePhoto": "Photo: {place}",
} as const satisfies Record<MessageKeyOf<typeof lotExtrasMessages>, string>;
