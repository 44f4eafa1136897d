import type { LanguageRules } from "./language-rules";

const two = (figure: number) => String(figure).padStart(2, "0");

export const spanish: LanguageRules = {
  hello: ["Hola", ":"],
  noButton: "Si el botón no funciona, copie esta dirección en su navegador:",
  spans: { day: ["día", "días"], hour: ["hora", "horas"], minute: ["minuto", "minutos"] },
  weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  day: (year, month, day) => `${two(day)}-${two(month)}-${year}`,
  moment: (day, time) => `${day} ${time}`,
  hasDecimalPoint: false,
  figures: "es",
  percent: (figure) => `${figure}\u00a0%`,
  places: { "Europe/Madrid": "Madrid", "Atlantic/Canary": "Canarias" },
  missing: {
    name: "razón social",
    taxId: "NIF",
    registry: "datos registrales",
    address: "domicilio social",
    email: "correo de contacto",
    privacyEmail: "correo de privacidad",
    phone: "teléfono",
    hours: "horario de atención",
    site: "dirección del sitio",
  },
  spanishBinds: null,
};
