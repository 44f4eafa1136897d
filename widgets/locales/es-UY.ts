import type { Phrases } from "../../src/i18n";
import type { MessageKey } from "./message-keys";
import { rioplatense } from "./rioplatense";

const texts = {
  ...rioplatense,
  // accessRequests
  "accessRequests.noRequestsText":
    "Cuando haya solicitudes para ofertar en uno de tus remates, las vas a ver acá y decidís vos.",
  "accessRequests.auction": "Remate",
  "accessRequests.denyManyWhy":
    "{count, plural, one {Esta persona no va a poder ofertar} other {Estas # personas no van a poder ofertar}} en el remate que pidió cada una. Lo van a poder pedir otra vez después de 24 horas. Quien ya puede ofertar sigue igual.",
  "accessRequests.toAuctions": "Ver tus remates",
  // account
  "account.notOpened":
    "No se pudo abrir el inicio de sesión. Fijate en tu conexión e probá otra vez.",
  // accountMenu
  "accountMenu.auctions": "Remates",
  // askSeller
  "askSeller.askInHouse": "Preguntar en la casa de remates",
  // bidBox
  "bidBox.acceptedNotLeading": "Oferta aceptada, pero otro postor va ganando",
  "bidBox.acceptedNotLeadingText":
    "Otro postor había fijado antes un máximo igual o superior y el sistema ofertó por él.",
  "bidBox.amountEmpty": "Ingresá un monto.",
  "bidBox.amountFormat": "Escribí el monto así: 1.550 o 1.550,50.",
  "bidBox.amountTooLarge": "El monto es demasiado alto.",
  "bidBox.cancelled": "El remate se anuló y ninguna oferta es válida.",
  "bidBox.confirmExact": "Oferta por monto exacto",
  "bidBox.failed": "No pudimos cargar el remate.",
  "bidBox.isCancelled": "Cancelado",
  "bidBox.isSold": "Rematado",
  "bidBox.loading": "Cargando el remate…",
  "bidBox.lost": "No ganaste este remate",
  "bidBox.modeExactWhy":
    "El precio pasa a ser este monto, a la vista de todos. Si te superan, no ofertamos más por vos.",
  "bidBox.outbidByLessThanStep":
    "Te superan por menos de un incremento: este se suma al precio, y no al máximo oculto del otro postor. Va primero quien más ofreció.",
  "bidBox.outbidByTie":
    "Otro postor ofreció antes el mismo máximo. En caso de empate gana quien ofertó primero.",
  "bidBox.outdated": "El monto ya no sirve: volvé atrás y elegí otro.",
  "bidBox.partNotLoaded": "No se pudo cargar. Fijate en tu conexión.",
  "bidBox.sayEnded": "El remate terminó. {result}",
  "bidBox.sayOpen": "El remate está abierto.",
  "bidBox.settling": "El remate terminó. Estamos confirmando el resultado.",
  "bidBox.startPrice": "Base",
  "bidBox.unsold": "El remate terminó sin adjudicación.",
  "bidBox.won": "Ganaste este remate",
  // bidHistory
  "bidHistory.checkFailed": "No pudimos leer todo el historial. Probá otra vez.",
  "bidHistory.noteHint": "Lo lee solo la casa; los postores van a leer «Otro motivo».",
  "bidHistory.reason": "Motivo, que van a leer todos los postores",
  "bidHistory.askedText":
    "Esta oferta descubrió el máximo de otro postor, y solo la casa puede retirarla. Ya se lo pedimos: la va a revisar y te vamos a escribir.",
  // lotComments
  "lotComments.house": "La casa de remates",
  "lotComments.waitingOwn":
    "Solo la leen vos, el vendedor y la casa de remates hasta que el vendedor responda.",
  "lotComments.removedWhy": "La casa de remates lo retiró. Motivo: {reason}",
  "lotComments.askInHouse": "Preguntar en la casa de remates",
  // emailVerification
  "emailVerification.guest":
    "Iniciá sesión para comprobar si tu correo está verificado o pedir otro enlace.",
  "emailVerification.ready":
    "Confirmá que este correo es tuyo para terminar de verificar tu cuenta.",
  "emailVerification.sent": "Enviamos un enlace a {email}. Abrilo para verificar tu correo.",
  "emailVerification.sentTitle": "Revisá tu correo",
  "emailVerification.unverified":
    "Tu correo {email} todavía no está verificado. Te vamos a enviar un enlace para hacerlo.",
  // inbox
  "inbox.toHouse": "Escribirle a la casa de remates",
  "inbox.newTalk": "Conversación nueva con la casa de remates",
  "inbox.house": "Casa de remates",
  // languageSwitch
  "languageSwitch.failed": "No se pudo cargar ese idioma. Probá otra vez.",
  // inspection
  "inspection.point_itv_valid": "Inspección técnica vigente",
  "inspection.point_registration_document": "Libreta de propiedad",
  // login
  "login.byWindow":
    "Para entrar se abre una ventana de la casa de remates. Esta página no ve tu contraseña.",
  "login.notOpenedNext": "Fijate en tu conexión e probá otra vez.",
  "login.openWindow": "Entrar en la casa de remates",
  "login.toBid": "Iniciá sesión para ofertar. Conservamos el monto que escribiste.",
  "login.toGoOn": "Iniciá sesión para seguir.",
  "login.toWatch": "Iniciá sesión para seguir lotes y remates.",
  "login.wayNotLoaded": "No se pudo cargar. Fijate en tu conexión e probá otra vez.",
  // lotCard
  "lotCard.acceptedOutbid": "Oferta aceptada, pero otro postor tiene un máximo superior.",
  "lotCard.hammer": "Rematado en",
  "lotCard.notFoundNext": "Mirá otros lotes en remate.",
  "lotCard.sold": "Rematado",
  "lotCard.startPrice": "Base",
  // lotDetail
  "lotDetail.auction": "Remate",
  "lotDetail.cancelled": "Cancelado",
  "lotDetail.closed": "Cerrado",
  "lotDetail.signInNotLoaded": "No se pudo cargar el inicio de sesión. Probá otra vez.",
  "lotDetail.sold": "Rematado",
  "lotDetail.startPrice": "Base",
  "lotDetail.terms": "Condiciones del remate",
  // lotList
  "lotList.auctions": "En remate",
  "lotList.inAuctions": "{count, plural, one {Ver # lote en remate} other {Ver # lotes en remate}}",
  "lotList.signInLost":
    "No se pudo abrir el inicio de sesión. Fijate en tu conexión e probá otra vez.",
  // nextLot
  "nextLot.none": "Ahora no hay ningún lote en remate.",
  // passwordChange
  "passwordChange.createWhy":
    "Hasta ahora entrás con tu cuenta de Google. Con una contraseña vas a poder entrar también con tu correo.",
  "passwordChange.username": "Correo",
  // passwordReset
  "passwordReset.email": "Correo",
  "passwordReset.sent": "Si hay una cuenta con el correo {email}, te enviamos un enlace.",
  "passwordReset.sentTitle": "Revisá tu correo",
  "passwordReset.why":
    "Escribí el correo de tu cuenta y te vamos a enviar un enlace para elegir una contraseña nueva.",
  // profile
  "profile.changeEmail": "Cambiar el correo",
  "profile.email": "Correo",
  "profile.emailChanged": "Tu correo está verificado y es el de tu cuenta.",
  "profile.state": "Departamento",
  "profile.stepApprovalWhy":
    "Revisamos cada cuenta nueva. Te vamos a avisar por correo; no tenés que hacer nada.",
  "profile.stepEmail": "Verificá tu correo",
  "profile.verifyEmail": "Verificar el correo",
  // registration
  "registration.email": "Correo",
  "registration.emailFree": "Podés usar este correo.",
  "registration.methodWhy":
    "Para crear la cuenta necesitamos confirmar que el correo o el celular son tuyos.",
  "registration.sellerWhy": "Rematar y vender vehículos.",
  "registration.state": "Departamento",
  // savedSearch
  "savedSearch.saved":
    "Alerta guardada: te vamos a avisar por correo de los vehículos nuevos que encajen.",
  "savedSearch.thanksText":
    "Enviamos un correo a {email}. Seguí el enlace y la alerta queda activada.",
  // savedSearchList
  "savedSearchList.auctions":
    "{count, plural, =0 {Ninguna remate} one {# remate} other {{shown} remates}}",
  "savedSearchList.noneText":
    "Guardá una búsqueda y te vamos a avisar por correo de los vehículos nuevos que encajen.",
  // searchBox
  "searchBox.auction": "Remate",
  "searchBox.ended": "Finalizado",
  // templates
  "templates.auctions": "De remates",
  // ui
  "ui.notLoaded": "No se pudo cargar. Fijate en tu conexión.",
  // verification
  "vehicle.registration_year": "Año de empadronamiento",
  "verification.emailTitle": "Verificá tu correo",
  // Refusals
  "error.BAD_CREDENTIALS.next": "Revisá los datos e probá otra vez.",
  "error.BIDDER_BLOCKED.next": "Ponete en contacto con nosotros.",
  "error.BIDDER_EXCLUDED.next": "Adjudicá el lote a otro postor o cerrá el remate sin venta.",
  "error.BID_LIMIT.next": "Ofertá un monto menor o pedí ampliar tu límite.",
  "error.SMS_COUNTRY.next": "Usá otro número o elegí el correo.",
  "error.SMS_LIMIT.next": "Elegí el correo o probá otra vez mañana.",
  "error.CAPTCHA_REQUIRED.next": "Completá la comprobación e probá otra vez.",
  "error.CLOSED": "El remate ya está cerrado.",
  "error.CLOSED.next": "Mirá otros lotes en remate.",
  "error.CONSENT_REQUIRED.next": "Pedí el permiso en la ventana de la casa de remates.",
  "error.DEACTIVATED.next": "Ponete en contacto con nosotros.",
  "error.EMAIL_TAKEN": "Ya existe una cuenta con ese correo.",
  "error.EMAIL_TAKEN.next": "Iniciá sesión o usá otro correo.",
  "error.GOOGLE_REJECTED.next": "Probá otra vez o entrá con tu correo y tu contraseña.",
  "error.GOOGLE_UNKNOWN.next": "Creá una cuenta: tu correo ya queda verificado.",
  "error.INTERNAL.next": "Probá otra vez en unos segundos.",
  "error.INVITED_SOMEBODY_ELSE.next": "Entrá con la cuenta de ese correo, o pedí otra invitación.",
  "error.KEY_REUSED.next": "Revisá el monto y confirmá de nuevo.",
  "error.NOT_ABOVE_OWN_MAX": "Tu máximo actual ya cubre ese monto.",
  "error.ACCESS_REQUIRED": "En este remate solo oferta quien tiene acceso.",
  "error.ACCESS_DENIED": "Quien vende no te dio acceso a este remate.",
  "error.AUCTION_TERMS_REQUIRED":
    "Antes de ofertar hay que aceptar las condiciones de este remate.",
  "admission.access":
    "En este remate solo oferta quien es admitido. Pedí acceso; te diremos por correo qué decide quien vende.",
  "admission.invited": "En este remate solo oferta quien es invitado.",
  "admission.admitted": "Tenés acceso a este remate.",
  "admission.terms": "Condiciones de este remate",
  "error.NOT_APPROVED": "Tu cuenta todavía no tiene permiso para ofertar en este remate.",
  "error.NOT_OPEN_YET": "El remate todavía no empezó.",
  "error.NOT_SIGNED_IN": "Iniciá sesión para seguir.",
  "error.NOT_VERIFIED.next": "Verificá tu correo o tu celular.",
  "error.OUTBID_IMMEDIATELY": "Oferta aceptada, pero otro postor tiene un máximo superior.",
  "error.PROOF_EXPIRED.next": "Verificá de nuevo tu correo o tu celular.",
  "error.RATE_LIMITED.next": "Esperá {seconds} segundos y probá otra vez.",
  "error.SCOPE_MISSING.next": "Autorizala en la ventana de la casa de remates.",
  "error.SITE_SESSION_REQUIRED.next": "Hacela en la página de la casa de remates.",
  "error.UNAVAILABLE.next": "Probá otra vez en unos segundos.",
  "error.UNKNOWN_PARTNER": "La casa de remates no conoce esa página.",
  "error.UNKNOWN_PARTNER.next": "Revisá la dirección o entrá en la página de la casa de remates.",
  "error.WITHDRAWAL_TOO_LATE.next": "Si hay que retirar alguna, pedíselo a la casa de remates.",
  "error.WITHDRAWALS_USED_UP.next": "Si hay que retirar otra, pedíselo a la casa de remates.",
  "error.WRONG_PASSWORD.next": "Escribila de nuevo o recuperala por correo.",
  // What a page says by itself, by the Spanish text
  "Compruebe su conexión e inténtelo de nuevo.": "Fijate en tu conexión e probá otra vez.",
  "Vuelva a intentarlo en unos segundos.": "Probá otra vez en unos segundos.",
  // Ways to sort a list
  "Matriculación más reciente": "Empadronamiento más reciente",
} satisfies Partial<Record<MessageKey, string>> & Phrases;

/** What Uruguay says in other words than Spain: voseo, remates and montos. The rest stays as the widgets carry it. */
export const esUY: Phrases = texts;
