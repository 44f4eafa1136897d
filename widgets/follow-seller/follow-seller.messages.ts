import { defineMessages } from "../../src/i18n";

export const followSellerMessages = defineMessages("followSeller", {
  label: "Seguir al vendedor",
  follow: "Seguir a este vendedor",
  following: "Sigue a este vendedor.",
  unfollow: "Dejar de seguir",
  notify: "Avisos de sus lotes nuevos",
  notify_none: "Sin avisos",
  notify_now: "Enseguida, por correo",
  notify_daily: "Una vez al día, por correo",
});
