/** Phrases that visitors in Argentina and Uruguay share. */
export const RIOPLATENSE: Readonly<Record<string, string>> = {
  "Are you sure you want to delete": "¿Seguro que querés eliminarlo?",
  "Add Card Details": "Agregar tarjeta",
  "Are you sure you want to delete this card from your account?":
    "¿Seguro que querés eliminar esta tarjeta de tu cuenta?",
  capture: "Sacar foto",
  "Logged out successfully": "Cerraste la sesión.",
  "Contact Us": "Contactanos",
  "Need to add card for activating trial": "Agregá una tarjeta para activar la prueba.",
  "You must accept the terms and conditions": "Tenés que aceptar los términos y condiciones.",
  "Please enter code": "Ingresá el código.",
  "Number required": "Ingresá un número.",
  "Enter Filename": "Ingresá el nombre del archivo.",
  "Enter Title": "Ingresá el título.",
  "Enter Description": "Ingresá la descripción.",
  "Something went wrong!": "¡Algo salió mal!",
  "something went wrong": "algo salió mal",
};
