import { defineMessages } from "../../src/i18n";

export const cookieBannerMessages = defineMessages("cookieBanner", {
  announcement: "Aviso de cookies: elija si acepta o rechaza lo que no es necesario.",
  title: "Usted decide qué guardamos",
  text: "Guardamos lo necesario para que el sitio funcione. Con su permiso, también lo que sirve para recordar preferencias, contar visitas y medir publicidad. Nada de eso se carga antes de que elija.",
  policy: "Qué guardamos exactamente",
  close: "Cerrar sin cambiar nada",
  accept: "Aceptar",
  reject: "Rechazar",
  configure: "Elegir por finalidades",
  purposes: "Finalidades",
  necessary: "Necesarias",
  necessaryText: "Sesión iniciada, pujas en curso y esta elección. No se pueden desactivar.",
  preferences: "Preferencias",
  preferencesText: "Recordar entre visitas el idioma y otras elecciones.",
  statistics: "Estadística",
  statisticsText: "Contar qué se usa, sin nombres ni importes personales.",
  marketing: "Publicidad",
  marketingText: "Medir campañas y mostrar anuncios en otros sitios.",
  save: "Guardar esta selección",
} as const);
