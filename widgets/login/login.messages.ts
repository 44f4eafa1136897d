import { defineMessages } from "../../src/i18n";

export const loginMessages = defineMessages("login", {
  title: "Iniciar sesión",
  registerTitle: "Crear una cuenta",
  detailsTitle: "Sus datos",
  toBid: "Inicie sesión para pujar. Conservamos el importe que ha escrito.",
  toWatch: "Inicie sesión para seguir lotes y subastas.",
  toGoOn: "Inicie sesión para continuar.",
  toSell:
    "Los planes son de cuentas de vendedor. Inicie sesión con la suya o cree una, y seguirá con el plan elegido.",
  sessionEnded: "Su sesión ha caducado. Inicie sesión de nuevo.",
  checking: "Comprobando su sesión…",
  opening: "Abriendo el formulario…",
  notOpened: "No se ha podido abrir el formulario.",
  notOpenedNext: "Compruebe su conexión e inténtelo de nuevo.",
  retry: "Reintentar",

  email: "Correo electrónico",
  password: "Contraseña",
  rememberMe: "Mantener la sesión iniciada en este dispositivo",
  forgot: "¿Ha olvidado su contraseña?",
  submit: "Iniciar sesión",
  noAccount: "¿Todavía no tiene cuenta?",
  goRegister: "Crear una cuenta",

  required: "Required!",
  invalidEmail: "Invalid email format",

  signedInAs: "Ha iniciado sesión como",
  logout: "Cerrar sesión",
  loggedOut: "Logged out successfully",
} as const);
