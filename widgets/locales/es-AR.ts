import type { Phrases } from "../../src/i18n";
import type { MessageKey } from "./message-keys";
import { rioplatense } from "./rioplatense";

const texts = {
  ...rioplatense,
  // accessRequests
  "accessRequests.noRequestsText":
    "Cuando haya solicitudes para ofertar en una de tus subastas, las vas a ver acá y decidís vos.",
  "accessRequests.toAuctions": "Ver tus subastas",
  // account
  "account.notOpened":
    "No se pudo abrir el inicio de sesión. Revisá tu conexión e intentá de nuevo.",
  // bidBox
  "bidBox.acceptedNotLeading": "Oferta aceptada, pero otro oferente va ganando",
  "bidBox.acceptedNotLeadingText":
    "Otro oferente había fijado antes un máximo igual o superior y el sistema ofertó por él.",
  "bidBox.amountEmpty": "Ingresá un importe.",
  "bidBox.amountFormat": "Escribí el importe así: 1.550 o 1.550,50.",
  "bidBox.cancelled": "La subasta se anuló y ninguna oferta es válida.",
  "bidBox.confirmExact": "Oferta por importe exacto",
  "bidBox.failed": "No pudimos cargar la subasta.",
  "bidBox.lost": "No ganaste esta subasta",
  "bidBox.modeExactWhy":
    "El precio pasa a ser este importe, a la vista de todos. Si te superan, no ofertamos más por vos.",
  "bidBox.outbidByLessThanStep":
    "Te superan por menos de un incremento: este se suma al precio, y no al máximo oculto del otro oferente. Va primero quien más ofreció.",
  "bidBox.outbidByTie":
    "Otro oferente ofreció antes el mismo máximo. En caso de empate gana quien ofertó primero.",
  "bidBox.outdated": "El importe ya no sirve: volvé atrás y elegí otro.",
  "bidBox.partNotLoaded": "No se pudo cargar. Revisá tu conexión.",
  "bidBox.sayEnded": "La subasta terminó. {result}",
  "bidBox.settling": "La subasta terminó. Estamos confirmando el resultado.",
  "bidBox.startPrice": "Precio base",
  "bidBox.won": "Ganaste esta subasta",
  // bidHistory
  "bidHistory.bidder": "Oferente",
  "bidHistory.checkFailed": "No pudimos leer todo el historial. Intentá de nuevo.",
  "bidHistory.hiddenWhy":
    "Podría descubrir el máximo de un oferente. Se publica cuando el precio lo alcance o al cerrar el lote.",
  "bidHistory.noteHint": "Lo lee solo la casa; los oferentes van a leer «Otro motivo».",
  "bidHistory.reason": "Motivo, que van a leer todos los oferentes",
  "bidHistory.askedText":
    "Esta oferta descubrió el máximo de otro oferente, y solo la casa puede retirarla. Ya se lo pedimos: la va a revisar y te vamos a escribir.",
  "vehicle.kilometers": "Kilometraje",
  "vehicle.plate": "Patente",
  "vehicle.registration_year": "Año de patentamiento",
  "withdrawalReason.bidder_asked": "A pedido del oferente",
  "withdrawalReason.bidder_unreachable": "No se puede ubicar al oferente",
  // emailVerification
  "emailVerification.guest":
    "Iniciá sesión para comprobar si tu mail está verificado o pedir otro enlace.",
  "emailVerification.ready": "Confirmá que este mail es tuyo para terminar de verificar tu cuenta.",
  "emailVerification.sent": "Enviamos un enlace a {email}. Abrilo para verificar tu mail.",
  "emailVerification.sentTitle": "Revisá tu mail",
  "emailVerification.title": "Verificar el mail",
  "emailVerification.unverified":
    "Tu mail {email} todavía no está verificado. Te vamos a enviar un enlace para hacerlo.",
  "emailVerification.verifiedTitle": "Mail verificado",
  "emailVerification.verify": "Verificar mi mail",
  // languageSwitch
  "languageSwitch.failed": "No se pudo cargar ese idioma. Intentá de nuevo.",
  // inspection
  "inspection.point_itv_valid": "VTV vigente",
  "inspection.point_registration_document": "Cédula de identificación",
  // login
  "login.byWindow":
    "Para entrar se abre una ventana de la casa de subastas. Esta página no ve tu contraseña.",
  "login.email": "Mail",
  "login.goBack": "Entrar con mail y contraseña",
  "login.notOpenedNext": "Revisá tu conexión e intentá de nuevo.",
  "login.toBid": "Iniciá sesión para ofertar. Conservamos el importe que escribiste.",
  "login.toGoOn": "Iniciá sesión para continuar.",
  "login.toWatch": "Iniciá sesión para seguir lotes y subastas.",
  "login.wayNotLoaded": "No se pudo cargar. Revisá tu conexión e intentá de nuevo.",
  // lotCard
  "lotCard.acceptedOutbid": "Oferta aceptada, pero otro oferente tiene un máximo superior.",
  "lotCard.notFoundNext": "Mirá otros lotes en curso.",
  "lotCard.startPrice": "Precio base",
  // lotDetail
  "lotDetail.signInNotLoaded": "No se pudo cargar el inicio de sesión. Intentá de nuevo.",
  "lotDetail.startPrice": "Precio base",
  // lotList
  "lotList.signInLost":
    "No se pudo abrir el inicio de sesión. Revisá tu conexión e intentá de nuevo.",
  // notifications
  "notifications.mail": "Mail",
  // passwordChange
  "passwordChange.createWhy":
    "Hasta ahora entrás con tu cuenta de Google. Con una contraseña vas a poder entrar también con tu mail.",
  "passwordChange.username": "Mail",
  // passwordReset
  "passwordReset.email": "Mail",
  "passwordReset.otherEmail": "Usar otro mail",
  "passwordReset.sent": "Si hay una cuenta con el mail {email}, te enviamos un enlace.",
  "passwordReset.sentTitle": "Revisá tu mail",
  "passwordReset.why":
    "Escribí el mail de tu cuenta y te vamos a enviar un enlace para elegir una contraseña nueva.",
  // profile
  "profile.changeEmail": "Cambiar el mail",
  "profile.email": "Mail",
  "profile.emailChanged": "Tu mail está verificado y es el de tu cuenta.",
  "profile.stepApprovalWhy":
    "Revisamos cada cuenta nueva. Te vamos a avisar por mail; no tenés que hacer nada.",
  "profile.stepEmail": "Verificá tu mail",
  "profile.verifyEmail": "Verificar el mail",
  // registration
  "registration.checkingEmail": "Comprobando el mail…",
  "registration.email": "Mail",
  "registration.emailFree": "Podés usar este mail.",
  "registration.emailTaken": "Ya existe una cuenta con ese mail.",
  "registration.emailVerified": "Mail verificado",
  "registration.methodWhy":
    "Para crear la cuenta necesitamos confirmar que el mail o el celular son tuyos.",
  // savedSearch
  "savedSearch.saved":
    "Alerta guardada: te vamos a avisar por mail de los vehículos nuevos que encajen.",
  "savedSearch.thanksText":
    "Enviamos un mail a {email}. Seguí el enlace y la alerta queda activada.",
  // savedSearchList
  "savedSearchList.noneText":
    "Guardá una búsqueda y te vamos a avisar por mail de los vehículos nuevos que encajen.",
  // ui
  "ui.notLoaded": "No se pudo cargar. Revisá tu conexión.",
  // verification
  "verification.changeEmail": "Cambiar el mail",
  "verification.email": "Mail",
  "verification.emailTitle": "Verificá tu mail",
  // Refusals
  "error.BAD_CREDENTIALS": "El mail o la contraseña no son correctos.",
  "error.BAD_CREDENTIALS.next": "Revisá los datos e intentá de nuevo.",
  "error.BIDDER_BLOCKED.next": "Contactanos.",
  "error.BIDDER_EXCLUDED": "Ese oferente no puede quedarse con el lote.",
  "error.BIDDER_EXCLUDED.next": "Adjudicá el lote a otro oferente o cerrá la subasta sin venta.",
  "error.BID_LIMIT.next": "Ofertá un importe menor o pedí ampliar tu límite.",
  "error.SMS_COUNTRY.next": "Usá otro número o elegí el mail.",
  "error.SMS_LIMIT.next": "Elegí el mail o volvé a intentarlo mañana.",
  "error.CAPTCHA_REQUIRED.next": "Completá la comprobación e intentá de nuevo.",
  "error.CLOSED.next": "Mirá otros lotes en curso.",
  "error.CONSENT_REQUIRED.next": "Pedí el permiso en la ventana de la casa de subastas.",
  "error.DEACTIVATED.next": "Contactanos.",
  "error.EMAIL_TAKEN": "Ya existe una cuenta con ese mail.",
  "error.EMAIL_TAKEN.next": "Iniciá sesión o usá otro mail.",
  "error.GOOGLE_REJECTED.next": "Intentá de nuevo o entrá con tu mail y tu contraseña.",
  "error.GOOGLE_UNKNOWN": "Todavía no hay ninguna cuenta con ese mail de Google.",
  "error.GOOGLE_UNKNOWN.next": "Creá una cuenta: tu mail ya queda verificado.",
  "error.INTERNAL.next": "Volvé a intentar en unos segundos.",
  "error.INVITED_SOMEBODY_ELSE": "La invitación es para otro mail.",
  "error.INVITED_SOMEBODY_ELSE.next": "Entrá con la cuenta de ese mail, o pedí otra invitación.",
  "error.KEY_REUSED.next": "Revisá el importe y confirmá de nuevo.",
  "error.NOT_ABOVE_OWN_MAX": "Tu máximo actual ya cubre ese importe.",
  "error.ACCESS_REQUIRED": "En esta subasta solo oferta quien tiene acceso.",
  "error.ACCESS_DENIED": "Quien vende no te dio acceso a esta subasta.",
  "error.AUCTION_TERMS_REQUIRED":
    "Antes de ofertar hay que aceptar las condiciones de esta subasta.",
  "admission.access":
    "En esta subasta solo oferta quien es admitido. Pedí acceso; te diremos por correo qué decide quien vende.",
  "admission.invited": "En esta subasta solo oferta quien es invitado.",
  "admission.admitted": "Tenés acceso a esta subasta.",
  "error.NOT_APPROVED": "Tu cuenta todavía no tiene permiso para ofertar en esta subasta.",
  "error.NOT_OPEN_YET": "La subasta todavía no empezó.",
  "error.NOT_SIGNED_IN": "Iniciá sesión para continuar.",
  "error.NOT_VERIFIED.next": "Verificá tu mail o tu celular.",
  "error.OUTBID_IMMEDIATELY": "Oferta aceptada, pero otro oferente tiene un máximo superior.",
  "error.PROOF_EXPIRED.next": "Verificá de nuevo tu mail o tu celular.",
  "error.RATE_LIMITED.next": "Esperá {seconds} segundos y volvé a intentar.",
  "error.SCOPE_MISSING.next": "Autorizala en la ventana de la casa de subastas.",
  "error.SITE_SESSION_REQUIRED.next": "Hacela en la página de la casa de subastas.",
  "error.UNAVAILABLE.next": "Volvé a intentar en unos segundos.",
  "error.UNKNOWN_PARTNER.next": "Revisá la dirección o entrá en la página de la casa de subastas.",
  "error.WITHDRAWAL_TOO_LATE.next": "Si hay que retirar alguna, pedíselo a la casa de subastas.",
  "error.WITHDRAWALS_USED_UP.next": "Si hay que retirar otra, pedíselo a la casa de subastas.",
  "error.WRONG_PASSWORD.next": "Escribila de nuevo o recuperala por mail.",
  // What a page says by itself, by the Spanish text
  "Compruebe su conexión e inténtelo de nuevo.": "Revisá tu conexión e intentá de nuevo.",
  "Vuelva a intentarlo en unos segundos.": "Volvé a intentar en unos segundos.",
  // Ways to sort a list
  "Matriculación más reciente": "Patentamiento más reciente",
} satisfies Partial<Record<MessageKey, string>> & Phrases;

/** What Argentina says in other words than Spain: voseo, and the terms of the trade there. The rest stays as the widgets carry it. */
export const esAR: Phrases = texts;
