import type { Phrases } from "../../src/i18n";
import type { MessageKey } from "./message-keys";

const texts = {
  // account
  "account.loading": "Cargando tu cuenta…",
  "account.notOpened":
    "No se pudo abrir el inicio de sesión. Revisá tu conexión e intentá de nuevo.",
  "account.signInFirst": "Iniciá sesión para ver tu cuenta",
  "account.signInWhy": "Tus datos y tus preferencias solo los ves vos.",

  // accountMenu
  "accountMenu.everywhereWhy":
    "Se van a cerrar las sesiones abiertas en este y en todos los demás navegadores y dispositivos, también las de las páginas a las que les diste permiso. Las ofertas ya hechas siguen en pie.",
  "accountMenu.lost": "Perdidas",

  // accountSwitch
  "accountSwitch.actingFor":
    "Estás actuando en nombre de {name}. Lo que hagas va a quedar a nombre de esa cuenta.",
  "accountSwitch.goBack": "Volver a tu cuenta, {name}",
  "accountSwitch.guest": "Iniciá sesión para ver las cuentas en cuyo nombre podés actuar.",
  "accountSwitch.loading": "Consultando tus cuentas…",
  "accountSwitch.none": "No podés actuar en nombre de ninguna otra cuenta.",
  "accountSwitch.self": "Tu cuenta",
  "accountSwitch.why":
    "Elegí en nombre de qué cuenta querés actuar. Lo que hagas va a quedar a nombre de esa cuenta.",

  // bidBox
  "bidBox.acceptedLeading": "Oferta aceptada: vas ganando",
  "bidBox.acceptedNotLeading": "Oferta aceptada, pero otro oferente va ganando",
  "bidBox.acceptedNotLeadingText":
    "Otro oferente había fijado antes un máximo igual o superior y el sistema ofertó por él.",
  "bidBox.amountBelow": "La oferta mínima es {amount}.",
  "bidBox.amountBelowPrice": "No podés bajar de la oferta actual, {amount}.",
  "bidBox.amountEmpty": "Ingresá un importe.",
  "bidBox.amountExact": "Tu oferta",
  "bidBox.amountFormat": "Escribí el importe así: 1.550 o 1.550,50.",
  "bidBox.amountHintLeading": "Entre {price} y tu máximo lo bajás; por encima, lo subís.",
  "bidBox.amountIsMaximum": "Ese ya es tu máximo.",
  "bidBox.amountMaximum": "Tu oferta máxima",
  "bidBox.amountNewMaximum": "Tu nuevo máximo",
  "bidBox.belowNow": "El precio subió: ahora la oferta mínima es {amount}.",
  "bidBox.bidAmount": "Ofertar {amount}",
  "bidBox.bids": "{count, plural, one {# oferta} other {# ofertas}}",
  "bidBox.cancelled": "La subasta se anuló y ninguna oferta es válida.",
  "bidBox.choices": "Próximas ofertas",
  "bidBox.chooseBid": "Elegir la oferta ganadora",
  "bidBox.clockErrorWhy": "Tu conexión es lenta: la hora puede desviarse {seconds} s.",
  "bidBox.confirmExact": "Oferta por importe exacto",
  "bidBox.confirmMaximum": "Oferta máxima",
  "bidBox.confirmMaximumTitle": "Confirmá tu nuevo máximo",
  "bidBox.confirmTitle": "Confirmá tu oferta",
  "bidBox.currentPrice": "Oferta actual",
  "bidBox.direct": "A precio fijo, sin ofertas.",
  "bidBox.failed": "No pudimos cargar la subasta.",
  "bidBox.highestBid": "Oferta más alta",
  "bidBox.isStaff": "Las cuentas de la casa no pueden ofertar.",
  "bidBox.keptTitle": "Tu máximo no cambió",
  "bidBox.lost": "No ganaste esta subasta",
  "bidBox.maximumKept": "El servidor no recibió el cambio: tu máximo sigue siendo {amount}.",
  "bidBox.maximumLowered": "Tu máximo es ahora {amount}",
  "bidBox.maximumNotFound": "El servidor no nos dice cuál es tu máximo. Volvé a cargar la página.",
  "bidBox.modeExactWhy":
    "El precio pasa a ser este importe, a la vista de todos. Si te superan, no ofertamos más por vos.",
  "bidBox.modeLegend": "Cómo ofertar",
  "bidBox.modeMaximumWhy":
    "Ofertamos por vos solo lo necesario para ir primero, sin pasar tu máximo. Nadie más lo ve.",
  "bidBox.myBid": "Tu oferta: {amount}",
  "bidBox.myMaximum": "Tu máximo: {amount}",
  "bidBox.myMaximumWas": "Tu máximo era {amount}",
  "bidBox.networkTitle": "La oferta no se registró",
  "bidBox.noBids": "Sin ofertas",
  "bidBox.notApproved":
    "Tu cuenta todavía no tiene permiso para ofertar. Te avisamos cuando lo tenga.",
  "bidBox.notLoaded": "No se pudo cargar el siguiente paso. Todavía no se envió ninguna oferta.",
  "bidBox.notOpenYet": "Vas a poder ofertar desde la apertura.",
  "bidBox.notVerified": "Verificá tu cuenta para poder ofertar.",
  "bidBox.onlyYou": "(solo lo ves vos)",
  "bidBox.outbidAdvice": "Ofertá más para volver a quedar primero.",
  "bidBox.outbidByLessThanStep":
    "Te superan por menos de un incremento: este se suma al precio, y no al máximo oculto del otro oferente. Va primero quien más ofreció.",
  "bidBox.outbidByTie":
    "Otro oferente ofreció antes el mismo máximo. En caso de empate gana quien ofertó primero.",
  "bidBox.outdated": "El importe ya no sirve: volvé atrás y elegí otro.",
  "bidBox.ownLot": "Este lote es tuyo: no podés ofertar por él.",
  "bidBox.partNotLoaded": "No se pudo cargar. Revisá tu conexión.",
  "bidBox.overtaken": "Tu oferta de {amount} fue superada",
  "bidBox.pastNetwork": "Tu última oferta no se registró: {reason}",
  "bidBox.pastReceipt": "Comprobante de tu última oferta",
  "bidBox.pastRefused": "Tu última oferta fue rechazada: {reason}",
  "bidBox.preparing": "Cargando el resultado de tu oferta…",
  "bidBox.provisional": "No se alcanzó el precio de reserva: decide el vendedor.",
  "bidBox.provisionalAward":
    "No se alcanzó la reserva. Podés adjudicar el lote a una de las ofertas.",
  "bidBox.provisionalLeading": "Tu oferta es la más alta. El vendedor decidirá si la acepta.",
  "bidBox.receipt": "Comprobante",
  "bidBox.receiptExact": "Tu oferta",
  "bidBox.receiptMaximum": "Tu máximo",
  "bidBox.receiptNumber": "Oferta nº {id}",
  "bidBox.reconnectingWhy":
    "No podés ofertar hasta recuperar la conexión. Los datos son de hace {age}.",
  "bidBox.refusedTitle": "Oferta rechazada",
  "bidBox.region": "Oferta",
  "bidBox.review": "Revisar oferta",
  "bidBox.sayEnded": "La subasta terminó. {result}",
  "bidBox.sayLeading": "Vas ganando con {amount}.",
  "bidBox.sayOutbid": "Te superaron. Oferta actual: {amount}.",
  "bidBox.sayPrice": "Oferta actual: {amount}.",
  "bidBox.sayReconnecting": "Se perdió la conexión. Reconectando.",
  "bidBox.sendingTitle": "Enviando tu oferta…",
  "bidBox.settling": "La subasta terminó. Estamos confirmando el resultado.",
  "bidBox.signInToBid": "Iniciar sesión y ofertar",
  "bidBox.soldTo": "Ganó {winner}.",
  "bidBox.startPrice": "Precio base",
  "bidBox.terms": "La oferta es vinculante: si ganás, te comprometés a comprar.",
  "bidBox.tied": "Empate: el otro ofertó antes",
  "bidBox.totalIfWon": "Total si ganás",
  "bidBox.totalIfWonAt": "Total si ganás por {amount}",
  "bidBox.typoBid": "{amount} es {times} veces la oferta mínima ({base}). ¿Es correcto?",
  "bidBox.typoConfirm": "Sí, quiero ofertar {amount}",
  "bidBox.typoRaise": "{amount} es {times} veces tu máximo actual ({base}). ¿Es correcto?",
  "bidBox.unknownMaximumText": "Lo estamos comprobando… Enseguida te decimos cómo quedó.",
  "bidBox.unknownMaximumTitle": "No sabemos si tu máximo cambió",
  "bidBox.unknownText":
    "Lo estamos comprobando… No vuelvas a ofertar: no se va a enviar dos veces.",
  "bidBox.unknownTitle": "No sabemos si tu oferta llegó",
  "bidBox.withdrawn": "El vendedor retiró el lote.",
  "bidBox.won": "Ganaste esta subasta",
  "bidBox.wonNext": "El lote es tuyo.",

  "bidBox.toConfirmWhy":
    "Se retiró una oferta y, mientras contó, cualquiera pudo leer tu máximo de {amount}. No ofertamos más por vos hasta que lo confirmes, lo cambies o lo dejes como está.",
  "bidBox.retractedTitle": "Tu oferta fue retirada",
  "bidBox.retractedBySeller": "El vendedor la retiró y ya no cuenta. Motivo: {reason}",
  "bidBox.retractedByHouse": "La casa la retiró y ya no cuenta. Motivo: {reason}",
  "bidBox.retractedSee": "Ya no cuenta. El historial de ofertas dice quién la retiró y por qué.",

  // bidHistory
  "bidHistory.amount": "Oferta",
  "bidHistory.awardBelowReserve": "La oferta no alcanza el precio de reserva.",
  "bidHistory.awardText":
    "El lote se le va a adjudicar a {bidder} por {amount}. No se puede deshacer.",
  "bidHistory.bidder": "Oferente",
  "bidHistory.checkBroken":
    "El registro número {number} no coincide con su huella. Avisanos antes de seguir ofertando.",
  "bidHistory.checkChanged":
    "El historial cambió desde tu oferta: el registro número {number} no es el que se te informó entonces. Avisanos antes de seguir ofertando.",
  "bidHistory.checkFailed": "No pudimos leer todo el historial. Intentá de nuevo.",
  "bidHistory.checkOk":
    "{count, plural, one {El registro coincide} other {Los # registros coinciden}}: no se cambió ni se borró nada.",
  "bidHistory.checkWhy":
    "Cada oferta lleva la huella de la anterior. Tu navegador puede comprobar que no se cambió ni se borró ninguna.",
  "bidHistory.empty": "Todavía no hay ofertas. La primera puede ser la tuya.",
  "bidHistory.failed": "No pudimos cargar el historial.",
  "bidHistory.hiddenWhy":
    "Podría descubrir el máximo de un oferente. Se publica cuando el precio lo alcance o al cerrar el lote.",
  "bidHistory.otherRows":
    "{count, plural, one {y una línea más, que no cuenta como oferta} other {y # líneas más, que no cuentan como ofertas}}: respuestas automáticas de un máximo, o lo que se retiró.",
  "bidHistory.reasonMissing": "Elegí el motivo.",
  "bidHistory.note": "Explicáselo a la casa",
  "bidHistory.noteMissing": "Explicalo con tres letras o más.",
  "bidHistory.noteHint": "Lo lee solo la casa; los oferentes van a leer «Otro motivo».",
  "bidHistory.reason": "Motivo, que van a leer todos los oferentes",
  "bidHistory.askedText":
    "Esta oferta descubrió el máximo de otro oferente, y solo la casa puede retirarla. Ya se lo pedimos: la va a revisar y te vamos a escribir.",
  "bidHistory.askedTitle": "Ya se lo pedimos a la casa",
  "bidHistory.readmit": "Permitir que {bidder} vuelva a ofertar por este lote",
  "bidHistory.keep": "Mantener la oferta",
  "bidHistory.retract": "Retirar la oferta de {bidder} por {amount}",
  "bidHistory.retractConfirm": "Retirar la oferta",
  "bidHistory.retractText":
    "La oferta de {bidder} por {amount} va a dejar de contar y el precio se vuelve a calcular con las demás. Sigue a la vista, tachada y con el motivo. No se puede deshacer.",
  "bidHistory.retractTitle": "Retirar una oferta",
  "bidHistory.signed": "La casa firmó el final de este historial ({when}), y su firma coincide.",
  "bidHistory.signedFailed":
    "No pudimos comprobar la firma de la casa. Volvé a abrir el historial.",
  "bidHistory.signedWrong":
    "La firma de la casa no coincide con el final de este historial. Avisanos y guardá tu comprobante.",
  "vehicle.kilometers": "Kilometraje",
  "vehicle.plate": "Patente",
  "vehicle.registration_year": "Año de patentamiento",
  "vehicle.transmission": "Caja",
  "withdrawalReason.bidder_asked": "A pedido del oferente",
  "withdrawalReason.bidder_unreachable": "No se puede ubicar al oferente",
  "bidHistory.withdrawnByHouse": "La casa retiró ofertas",
  "bidHistory.withdrawnBySeller": "El vendedor retiró ofertas",
  "bidHistory.title": "Historial de ofertas",
  "bidHistory.you": "Vos",
  "bidHistory.bidderNumber": "Oferente {number}",

  // emailVerification
  "emailVerification.expired": "El enlace venció o ya se usó.",
  "emailVerification.guest":
    "Iniciá sesión para comprobar si tu mail está verificado o pedir otro enlace.",
  "emailVerification.loading": "Comprobando tu sesión…",
  "emailVerification.ready": "Confirmá que este mail es tuyo para terminar de verificar tu cuenta.",
  "emailVerification.sent": "Enviamos un enlace a {email}. Abrilo para verificar tu mail.",
  "emailVerification.sentTitle": "Revisá tu mail",
  "emailVerification.title": "Verificar el mail",
  "emailVerification.unverified":
    "Tu mail {email} todavía no está verificado. Te vamos a enviar un enlace para hacerlo.",
  "emailVerification.verifiedTitle": "Mail verificado",
  "emailVerification.verify": "Verificar mi mail",

  // extensionRule
  "extensionRule.addToEnd": "Una oferta en los últimos {window} retrasa el cierre {amount}.",
  "extensionRule.topUp":
    "Una oferta en los últimos {window} mueve el cierre a {amount} después de esa oferta.",

  // forms
  "forms.add": "Agregar",
  "forms.added": "Agregado.",
  "forms.choose": "Elegí una opción",

  // languageSwitch
  "languageSwitch.failed": "No se pudo cargar ese idioma. Intentá de nuevo.",

  // login
  "login.detailsTitle": "Tus datos",
  "login.byWindow":
    "Para entrar se abre una ventana de la casa de subastas. Esta página no ve tu contraseña.",
  "login.checking": "Comprobando tu sesión…",
  "login.codeHint": "{count} dígitos. Vale {minutes, plural, one {un minuto} other {# minutos}}.",
  "login.codeOnItsWay":
    "Si {phone} es el celular verificado de una cuenta, te va a llegar un código por SMS.",
  "login.email": "Mail",
  "login.forgot": "¿Te olvidaste la contraseña?",
  "login.goBack": "Entrar con mail y contraseña",
  "login.googleNext": "Elegí tu cuenta en el botón de Google.",
  "login.noAccount": "¿Todavía no tenés cuenta?",
  "login.notOpened": "No se pudo abrir el formulario.",
  "login.notOpenedNext": "Revisá tu conexión e intentá de nuevo.",
  "login.otherPhone": "Usar otro celular",
  "login.phone": "Celular",
  "login.phoneHint": "Te vamos a enviar un código al celular verificado de tu cuenta.",
  "login.sessionEnded": "Tu sesión venció. Iniciá sesión de nuevo.",
  "login.signedInAs": "Iniciaste sesión como",
  "login.toBid": "Iniciá sesión para ofertar. Conservamos el importe que escribiste.",
  "login.toGoOn": "Iniciá sesión para continuar.",
  "login.toSell":
    "Los planes son de cuentas de vendedor. Iniciá sesión con la tuya o creá una, y seguís con el plan elegido.",
  "login.toWatch": "Iniciá sesión para seguir lotes y subastas.",
  "login.wayNotLoaded": "No se pudo cargar. Revisá tu conexión e intentá de nuevo.",
  "login.windowFailed":
    "No se inició la sesión. Si no se abrió ninguna ventana, permití que esta página las abra.",

  // lotCard
  "lotCard.acceptedOutbid": "Oferta aceptada, pero otro oferente tiene un máximo superior.",
  "lotCard.announceLeading": "{title}: vas ganando.",
  "lotCard.announceOutbid": "{title}: te superaron. El mínimo es ahora {amount}.",
  "lotCard.bid": "Ofertar {amount}",
  "lotCard.bids": "{count, plural, =0 {Sin ofertas} one {# oferta} other {# ofertas}}",
  "lotCard.cancel": "Cancelar la oferta",
  "lotCard.confirmQuestion": "¿Confirmás tu oferta de {amount}?",
  "lotCard.confirmTerms": "La oferta es vinculante: si ganás, te comprometés a comprar.",
  "lotCard.confirmTotal": "Total si ganás",
  "lotCard.currentBid": "Oferta actual",
  "lotCard.lastBid": "Última oferta",
  "lotCard.noBids": "Sin ofertas",
  "lotCard.notFoundNext": "Mirá otros lotes en curso.",
  "lotCard.ownLot": "Este lote es tuyo",
  "lotCard.priceMoved": "Otra oferta se adelantó: el mínimo es ahora {amount}.",
  "lotCard.seeLot": "Ver detalle",
  "lotCard.sending": "Enviando tu oferta…",
  "lotCard.startPrice": "Precio base",
  "lotCard.unknown": "Sin respuesta. Comprobando si tu oferta llegó…",
  "lotCard.unknownShort": "Comprobando tu oferta…",
  "lotCard.won": "Adjudicado a vos",
  "lotCard.yourBid": "Tu oferta: {amount}",
  "lotCard.yourMaximum": "Tu máximo: {amount}",

  // lotDetail
  "lotDetail.bar": "Oferta en curso",
  "lotDetail.barBid": "Ofertar",
  "lotDetail.barBidAgain": "Volver a ofertar",
  "lotDetail.barLeading": "Vas ganando",
  "lotDetail.barMaximum": "Mi oferta",
  "lotDetail.barPrice": "Oferta actual",
  "lotDetail.enlarge": "Ampliar la foto {number} de {count}",
  "lotDetail.failed": "No pudimos cargar el lote.",
  "lotDetail.fullScreen": "{title}: fotos a pantalla completa",
  "lotDetail.gallery": "Fotos",
  "lotDetail.next": "Foto siguiente",
  "lotDetail.noPictures": "Sin fotos",
  "lotDetail.notFoundNext":
    "Puede ser que lo hayan retirado. Revisá la dirección o volvé al listado.",
  "lotDetail.picture": "Foto {number} de {count}",
  "lotDetail.previous": "Foto anterior",
  "lotDetail.signInNotLoaded": "No se pudo cargar el inicio de sesión. Intentá de nuevo.",
  "lotDetail.startPrice": "Precio base",
  "lotDetail.thumbnails": "Todas las fotos",

  // lotList
  "lotList.alert": "Avisame",
  "lotList.alertLost": "No se pudo cargar. Revisá tu conexión y probá de nuevo.",
  "lotList.empty": "No hay lotes que coincidan con tu búsqueda",
  "lotList.emptyBids": "Tus lotes van a aparecer acá apenas ofertes.",
  "lotList.emptyFiltered":
    "Probá quitar algún filtro o buscar con otras palabras, o te avisamos cuando llegue.",
  "lotList.emptySelling": "Los lotes que publiques van a aparecer acá.",
  "lotList.emptyUnfiltered": "Volvé pronto: todos los días se publican lotes nuevos.",
  "lotList.emptyWatch": "Tocá el corazón de un lote para seguirlo desde acá.",
  "lotList.error": "No pudimos cargar los lotes",
  "lotList.filtersError": "No se pudieron cargar los filtros.",
  "lotList.signIn": "Iniciá sesión para ver esta lista",
  "lotList.signInLost":
    "No se pudo abrir el inicio de sesión. Revisá tu conexión e intentá de nuevo.",
  "lotList.signInNext": "Tus ofertas y los lotes que seguís están en tu cuenta.",

  // notifications
  "notifications.ending_soonWhy": "Una hora antes, en lotes que seguís o por los que ofertaste.",
  "notifications.mail": "Mail",
  "notifications.notForSellersWhy":
    "Si ofertás con esta cuenta te escribimos por mail, y cada mail lleva un enlace para dejar de recibirlo.",
  "notifications.outbid": "Me superaron",
  "notifications.outbidWhy":
    "Apenas otra oferta supere la tuya, salvo que la página te lo esté mostrando.",
  "notifications.saved": "Guardamos tus preferencias.",
  "notifications.saved_searchWhy": "Lotes nuevos que encajan con tus búsquedas guardadas.",
  "notifications.smsNeedsPhone": "Para recibir SMS, verificá antes tu celular en tu perfil.",
  "notifications.why": "Elegí de qué querés que te avisemos y por qué medio.",
  "notifications.won": "Gané",
  "notifications.wonWhy":
    "Con el total que debés. También si tu oferta es la más alta y decide el vendedor.",
  "notifications.lost": "No gané",
  "notifications.lostWhy": "Cuando termina o se anula un lote por el que ofertaste.",
  "notifications.bid_accepted": "Oferta aceptada",
  "notifications.bid_acceptedWhy": "Un comprobante de cada oferta, con su monto.",

  // passwordChange
  "passwordChange.confirm": "Repetí la contraseña nueva",
  "passwordChange.createWhy":
    "Hasta ahora entrás con tu cuenta de Google. Con una contraseña vas a poder entrar también con tu mail.",
  "passwordChange.done": "Tu contraseña cambió. Cerramos tus sesiones en los demás dispositivos.",
  "passwordChange.forgot": "¿Te la olvidaste?",
  "passwordChange.sameAsBefore": "Elegí una contraseña distinta de la actual.",
  "passwordChange.username": "Mail",
  "passwordChange.why": "Al cambiarla se cierran tus sesiones en todos los demás dispositivos.",

  // passwordReset
  "passwordReset.changed":
    "Por seguridad cerramos todas las sesiones de tu cuenta. Entrá con la contraseña nueva.",
  "passwordReset.confirm": "Repetí la contraseña",
  "passwordReset.email": "Mail",
  "passwordReset.expired": "El enlace venció o ya se usó. Pedí uno nuevo.",
  "passwordReset.otherEmail": "Usar otro mail",
  "passwordReset.sent": "Si hay una cuenta con el mail {email}, te enviamos un enlace.",
  "passwordReset.sentTitle": "Revisá tu mail",
  "passwordReset.sentWhere":
    "El enlace sirve una sola vez. Si no lo encontrás, fijate en el correo no deseado.",
  "passwordReset.why":
    "Escribí el mail de tu cuenta y te vamos a enviar un enlace para elegir una contraseña nueva.",

  // picture
  "picture.yours": "Tu foto",
  "picture.title": "Tu foto",
  "picture.ready": "Ponete en el centro y sacá la foto, o elegí un archivo.",
  "picture.taken": "Así se va a ver tu foto.",
  "picture.preview": "Vista previa de tu foto",
  "picture.fileInstead": "Elegí un archivo.",
  "picture.denied": "No diste permiso para usar la cámara.",
  "picture.deniedNext": "Permitila en tu navegador e intentá de nuevo, o elegí un archivo.",
  "picture.none": "No encontramos ninguna cámara.",
  "picture.noneNext": "Conectá una e intentá de nuevo, o elegí un archivo.",
  "picture.busyNext": "Cerralo e intentá de nuevo, o elegí un archivo.",
  "picture.failed": "No pudimos abrir la cámara.",
  "picture.failedNext": "Intentá de nuevo, o elegí un archivo.",

  // profile
  "profile.add": "Agregar",
  "profile.addPhone": "Agregar un celular",
  "profile.bidding": "Para ofertar",
  "profile.changeEmail": "Cambiar el mail",
  "profile.changePhone": "Cambiar el celular",
  "profile.email": "Mail",
  "profile.emailChanged": "Tu mail está verificado y es el de tu cuenta.",
  "profile.employee": "Trabajás para un vendedor",
  "profile.lastName": "Apellido",
  "profile.mayBid": "Podés ofertar",
  "profile.mayBidWhy": "Tu cuenta cumple todo lo necesario.",
  "profile.mayNotBid": "Todavía no podés ofertar",
  "profile.noPhone": "Sin celular",
  "profile.phone": "Celular",
  "profile.phoneChanged": "Tu celular está verificado y es el de tu cuenta.",
  "profile.saved": "Guardamos tus datos.",
  "profile.stepDetails": "Tus datos",
  "profile.stepApprovalWhy":
    "Revisamos cada cuenta nueva. Te vamos a avisar por mail; no tenés que hacer nada.",
  "profile.stepEmail": "Verificá tu mail",
  "profile.stepEmailWhy": "Te vamos a enviar un código de un solo uso.",
  "profile.stepPhone": "Verificá tu celular",
  "profile.stepPhoneWhy": "Te vamos a enviar un código por SMS.",
  "profile.verifyEmail": "Verificar el mail",
  "profile.verifyPhone": "Verificar el celular",
  "profile.zipDigits": "Cinco dígitos, de 01 a 52 los dos primeros.",

  // purchaseLine
  "purchaseLine.book": "Reservar retiro",
  "purchaseLine.bookText": "Pagado. Reservá cuándo lo retirás.",
  "purchaseLine.bringText": "Retiro el {date}. Llevá tu documento de identidad y el código.",
  "purchaseLine.collect": "Retirar con el código",
  "purchaseLine.collectText": "Hoy es el día: retiro el {date}.",
  "purchaseLine.do_book": "Reservar retiro",
  "purchaseLine.do_collect": "Ver el código de retiro",
  "purchaseLine.doneText": "Todo listo: el vehículo es tuyo.",
  "purchaseLine.giveBackText": "Devolvé el vehículo con sus llaves y papeles.",
  "purchaseLine.moneyOnItsWay": "Tu pago está en curso: no tenés que hacer nada más.",
  "purchaseLine.papersText":
    "Poné el vehículo a tu nombre. {count, plural, one {Falta 1 papel tuyo} other {Faltan # papeles tuyos}}.",
  "purchaseLine.storageFrom": "Pagado, y te espera: la custodia cuesta desde el {date}.",

  // registration
  "registration.detailsWhy": "Te los pedimos una sola vez, antes de tu primera oferta.",
  "registration.invited": "{from} te invitó a abrir una cuenta.",
  "registration.invitedToCompany": "{from} te invitó a {company}. Abrí tu cuenta para aceptar.",
  "registration.inviteGone": "La invitación venció o ya se usó.",
  "registration.inviteGoneNext": "Podés abrir una cuenta igual, o pedir otra invitación.",
  "registration.accountStep": "Tu acceso",
  "registration.buyerWhy": "Ofertar y comprar vehículos.",
  "registration.checking": "Comprobando tu sesión…",
  "registration.checkingEmail": "Comprobando el mail…",
  "registration.confirmPassword": "Repetí la contraseña",
  "registration.detailsStep": "Tus datos",
  "registration.email": "Mail",
  "registration.emailFree": "Podés usar este mail.",
  "registration.emailTaken": "Ya existe una cuenta con ese mail.",
  "registration.emailVerified": "Mail verificado",
  "registration.hasAccount": "¿Ya tenés cuenta?",
  "registration.kind": "¿Para qué querés la cuenta?",
  "registration.lastName": "Apellido",
  "registration.method": "¿Cómo preferís recibir el código?",
  "registration.methodTitle": "Verificá tu cuenta",
  "registration.methodWhy":
    "Para crear la cuenta necesitamos confirmar que el mail o el celular son tuyos.",
  "registration.notLoaded": "No se pudo cargar el siguiente paso.",
  "registration.phone": "Celular",
  "registration.phoneLength": "Escribí entre 8 y 15 caracteres.",
  "registration.phoneVerified": "Celular verificado",
  "registration.ruleDigit": "Un número",
  "registration.signedInAs": "Iniciaste sesión como",
  "registration.zipDigits": "Cinco dígitos, de 01 a 52 los dos primeros.",

  // savedSearch
  "savedSearch.email": "Tu correo electrónico",
  "savedSearch.emailHint": "Te vamos a enviar un enlace para confirmar que es tuyo.",
  "savedSearch.saved":
    "Alerta guardada: te vamos a avisar por mail de los vehículos nuevos que encajen.",
  "savedSearch.searchText": "¿Qué buscás?",
  "savedSearch.thanksNext":
    "¿No lo ves? Fijate en el correo no deseado. El enlace sirve durante siete días.",
  "savedSearch.thanksText":
    "Enviamos un mail a {email}. Seguí el enlace y la alerta queda activada.",
  "savedSearch.tooMany": "Llegaste al máximo de alertas guardadas.",

  // savedSearchList
  "savedSearchList.guestText": "Iniciá sesión para ver y cambiar las búsquedas que guardaste.",
  "savedSearchList.guestTitle": "Tus alertas te esperan",
  "savedSearchList.noneText":
    "Guardá una búsqueda y te vamos a avisar por mail de los vehículos nuevos que encajen.",
  "savedSearchList.noneTitle": "Todavía no tenés alertas",
  "savedSearchList.removeText": "Vas a dejar de recibir avisos de «{title}».",

  // searchBox
  "searchBox.available":
    "{count, plural, =0 {Sin sugerencias.} one {# sugerencia; usá las flechas.} other {# sugerencias; usá las flechas.}}",
  "searchBox.notLoaded": "No se pudieron cargar las sugerencias.",

  // share
  "share.shareFailed": "Copiá el enlace:",
  "share.shared": "Enlace copiado",

  // staticPage
  "staticPage.missingText": "Puede ser que haya cambiado de nombre o que ya no se publique.",

  // ui
  "ui.captcha": "Comprobación de que no sos un robot",
  "ui.captchaFailed": "No se pudo cargar la comprobación.",
  "ui.editorFailed": "No se pudo cargar el editor.",
  "ui.notLoaded": "No se pudo cargar. Revisá tu conexión.",
  "ui.suggestionsFailed": "No se pudieron cargar las sugerencias.",

  // verification
  "verification.changeEmail": "Cambiar el mail",
  "verification.changePhone": "Cambiar el celular",
  "verification.code": "Código de {count} dígitos",
  "verification.email": "Mail",
  "verification.emailTitle": "Verificá tu mail",
  "verification.emailWhy": "Revisá la dirección: te vamos a enviar un código de un solo uso.",
  "verification.expired": "El código venció. Pedí otro.",
  "verification.phone": "Celular",
  "verification.phoneDigits": "Escribí las 10 cifras del número.",
  "verification.phoneLength": "Escribí entre 8 y 15 caracteres.",
  "verification.phoneTitle": "Verificá tu celular",
  "verification.phoneWhy":
    "Revisá el número: te vamos a enviar un SMS con un código de un solo uso.",
  "verification.currentPasswordWhy": "Para confirmar que sos vos.",
  "verification.ownerWhy":
    "Para confirmar que sos vos, escribí también el código que enviaremos a tu contacto actual.",
  "verification.sentTo": "Lo enviamos a {address}.",
  "verification.validFor": "Vence en {time}.",

  // widgetBoundary
  "widgetBoundary.failed": "Este contenido no se pudo mostrar.",

  // Refusals
  "error.ALREADY_LEADING": "Ya vas primero: una oferta exacta solo subiría tu propio precio.",
  "error.ALREADY_LEADING.next": "Para llegar más lejos si otro oferta, cambiá tu máximo.",
  "error.BAD_CREDENTIALS": "El mail o la contraseña no son correctos.",
  "error.BAD_CREDENTIALS.next": "Revisá los datos e intentá de nuevo.",
  "error.BELOW_MINIMUM": "La oferta es inferior al mínimo de {minimum}.",
  "error.BELOW_MINIMUM.next": "Ofertá {minimum} o más.",
  "error.BIDDER_BLOCKED": "Tu cuenta no puede ofertar en este momento.",
  "error.BIDDER_BLOCKED.next": "Contactanos.",
  "error.BIDDER_EXCLUDED": "Ese oferente no puede quedarse con el lote.",
  "error.BIDDER_EXCLUDED.next": "Adjudicá el lote a otro oferente o cerrá la subasta sin venta.",
  "error.BID_LIMIT": "La oferta supera tu límite autorizado.",
  "error.BID_LIMIT.next": "Ofertá un importe menor o pedí ampliar tu límite.",
  "error.BODY_TOO_LARGE.next": "Reducí el tamaño y volvé a enviarla.",
  "error.BODY_TOO_COMPLEX.next": "Enviala más sencilla.",
  "error.SMS_COUNTRY.next": "Usá otro número o elegí el mail.",
  "error.SMS_LIMIT.next": "Elegí el mail o volvé a intentarlo mañana.",
  "error.CAPTCHA_REQUIRED": "No pudimos comprobar que no sos un robot.",
  "error.CAPTCHA_REQUIRED.next": "Completá la comprobación e intentá de nuevo.",
  "error.CLOSED.next": "Mirá otros lotes en curso.",
  "error.CODE_EXPIRED": "El permiso venció o ya se usó.",
  "error.CODE_EXPIRED.next": "Volvé a autorizar la página.",
  "error.CONSENT_REQUIRED": "El usuario no le dio permiso a ese socio, o se lo retiró.",
  "error.CONSENT_REQUIRED.next": "Pedí el permiso en la ventana de la casa de subastas.",
  "error.DEACTIVATED.next": "Contactanos.",
  "error.DEPOSIT_REQUIRED.next": "Hacé el depósito para poder ofertar.",
  "error.EMAIL_TAKEN": "Ya existe una cuenta con ese mail.",
  "error.EMAIL_TAKEN.next": "Iniciá sesión o usá otro mail.",
  "error.FORBIDDEN": "Tu cuenta no tiene permiso para esta operación.",
  "error.FORBIDDEN.next": "Iniciá sesión con una cuenta autorizada.",
  "error.GOOGLE_REJECTED": "No pudimos iniciar tu sesión con Google.",
  "error.GOOGLE_REJECTED.next": "Intentá de nuevo o entrá con tu mail y tu contraseña.",
  "error.GOOGLE_UNKNOWN": "Todavía no hay ninguna cuenta con ese mail de Google.",
  "error.GOOGLE_UNKNOWN.next": "Creá una cuenta: tu mail ya queda verificado.",
  "error.ILLEGAL_TRANSITION.next": "Actualizá la página y revisá el estado del lote.",
  "error.INTERNAL.next": "Volvé a intentar en unos segundos.",
  "error.IMAGE_TOO_LARGE.next": "Elegí una más chica, o hacela con menos resolución.",
  "error.INVALID_FORM.next": "Envialo de nuevo, como multipart/form-data.",
  "error.INVALID_INPUT.next": "Corregí los campos señalados.",
  "error.INVALID_JSON.next": "Enviá un objeto JSON.",
  "error.INVITED_SOMEBODY_ELSE": "La invitación es para otro mail.",
  "error.INVITED_SOMEBODY_ELSE.next": "Entrá con la cuenta de ese mail, o pedí otra invitación.",
  "error.KEY_REUSED": "Esa confirmación ya se usó para otra oferta.",
  "error.KEY_REUSED.next": "Revisá el importe y confirmá de nuevo.",
  "error.LINK_EXPIRED": "El enlace venció o ya se usó.",
  "error.LINK_EXPIRED.next": "Pedí un enlace nuevo.",
  "error.METHOD_NOT_ALLOWED.next": "Usá POST, o GET donde lo diga.",
  "error.NOT_ABOVE_OWN_MAX": "Tu máximo actual ya cubre ese importe.",
  "error.NOT_ABOVE_OWN_MAX.next": "Ingresá un máximo superior al que ya tenés.",
  "error.DETAILS_MISSING": "Faltan tus datos para poder ofertar.",
  "error.DETAILS_MISSING.next": "Completá tus datos; te los pedimos una sola vez.",
  "error.ACCESS_REQUIRED": "En esta subasta solo oferta quien tiene acceso.",
  "error.ACCESS_REQUIRED.next": "Pedir acceso: lo decide quien vende y te avisamos por correo.",
  "error.ACCESS_PENDING": "Tu solicitud de acceso ya se está viendo.",
  "error.ACCESS_PENDING.next": "Te avisaremos por correo.",
  "error.ACCESS_DENIED": "Quien vende no te dio acceso a esta subasta.",
  "error.ACCESS_DENIED.next":
    "Podés volver a pedirlo después de un día, o escribirle a quien vende.",
  "error.AUCTION_TERMS_REQUIRED":
    "Antes de ofertar hay que aceptar las condiciones de esta subasta.",
  "error.AUCTION_TERMS_REQUIRED.next": "Leelas y aceptalas.",
  "admission.access":
    "En esta subasta solo oferta quien es admitido. Pedí acceso; te diremos por correo qué decide quien vende.",
  "admission.invited": "En esta subasta solo oferta quien es invitado.",
  "admission.note": "Unas palabras para quien vende (si querés)",
  "admission.asked": "Pediste acceso. Lo decide quien vende, y te lo diremos por correo.",
  "admission.denied": "Quien vende no te dio acceso.",
  "admission.revoked": "Quien vende te quitó el acceso. Las ofertas que ya hiciste siguen en pie.",
  "admission.again": "Podés volver a pedirlo a partir del {moment}.",
  "admission.admitted": "Tenés acceso a esta subasta.",
  "admission.standing":
    "Lo que ya ofertaste sigue en pie. Para volver a ofertar hay que aceptar las nuevas.",
  "admission.agree": "Leí las condiciones y las acepto",
  "admission.accepted": "Aceptaste estas condiciones el {moment} (versión {version}).",
  "admission.unread": "Marcá la casilla para aceptarlas.",
  "error.NOT_APPROVED": "Tu cuenta todavía no tiene permiso para ofertar en esta subasta.",
  "error.NOT_APPROVED.next": "Pedí acceso o aceptá las condiciones.",
  "error.NOT_CONFIGURED.next": "Usá otra de las que se ofrecen.",
  "error.NOT_FOUND": "No encontramos lo que buscás.",
  "error.NOT_FOUND.next": "Revisá la dirección o volvé al listado.",
  "error.NOT_OPEN_YET": "La subasta todavía no empezó.",
  "error.NOT_OPEN_YET.next": "Volvé a la hora de apertura, o seguí el lote.",
  "error.NOT_SIGNED_IN": "Iniciá sesión para continuar.",
  "error.NOT_SIGNED_IN.next": "Iniciá sesión o creá una cuenta.",
  "error.NOT_VERIFIED": "Tu cuenta todavía no está verificada.",
  "error.NOT_VERIFIED.next": "Verificá tu mail o tu celular.",
  "error.OUTBID_IMMEDIATELY": "Oferta aceptada, pero otro oferente tiene un máximo superior.",
  "error.OUTBID_IMMEDIATELY.next": "Ofertá {minimum} o más para quedar primero.",
  "error.OWN_ACCOUNT_REQUIRED.next": "Volvé a tu propia cuenta.",
  "error.OWN_LOT": "No podés ofertar por un lote tuyo ni de una cuenta vinculada a la tuya.",
  "error.OWN_LOT.next":
    "Mirá otros lotes; si creés que es un error, ponete en contacto con nosotros.",
  "error.PHONE_TAKEN": "Ese celular ya está verificado en otra cuenta.",
  "error.PHONE_TAKEN.next": "Iniciá sesión con esa cuenta o usá otro número.",
  "error.PROOF_EXPIRED": "La verificación venció.",
  "error.PROOF_EXPIRED.next": "Verificá de nuevo tu mail o tu celular.",
  "error.RATE_LIMITED.next": "Esperá {seconds} segundos y volvé a intentar.",
  "error.SCOPE_MISSING": "No autorizaste a esta página para esa operación.",
  "error.SCOPE_MISSING.next": "Autorizala en la ventana de la casa de subastas.",
  "error.SESSION_EXPIRED": "Tu sesión venció.",
  "error.SESSION_EXPIRED.next": "Iniciá sesión de nuevo.",
  "error.SITE_SESSION_REQUIRED.next": "Hacela en la página de la casa de subastas.",
  "error.STALE": "El lote cambió mientras confirmabas.",
  "error.STALE.next": "Revisá el precio actual y confirmá de nuevo.",
  "error.TOO_MANY_SAVED_SEARCHES": "Llegaste al máximo de alertas guardadas.",
  "error.TOO_MANY_SAVED_SEARCHES.next": "Eliminá alguna que ya no necesites.",
  "error.UNAVAILABLE.next": "Volvé a intentar en unos segundos.",
  "error.UNKNOWN_ACTION.next": "Revisá el nombre de la llamada.",
  "error.UNKNOWN_PARTNER.next": "Revisá la dirección o entrá en la página de la casa de subastas.",
  "error.UNSUPPORTED_IMAGE.next": "Elegí una imagen JPEG, PNG o WebP.",
  "error.IMPORT_UNREADABLE.next": "Guardala como .xlsx o .csv.",
  "error.IMPORT_NO_HEAD.next": "Descargá la plantilla y copiá su primera fila encima de los lotes.",
  "error.IMPORT_TOO_LARGE.next": "Dividila.",
  "error.IMPORT_RUNNING.next": "Esperá a que termine o cancelala.",
  "error.JOB_GONE.next": "Volvé a pedirlo o a subirlo.",
  "error.UPLOADS_USED_UP": "Llegaste al máximo de imágenes por día.",
  "error.UPLOADS_USED_UP.next": "Volvé a intentar mañana.",
  "error.VERIFY_CODE_EXPIRED": "El código venció o ya se usó.",
  "error.VERIFY_CODE_EXPIRED.next": "Pedí un código nuevo.",
  "error.VERIFY_CODE_WRONG.next": "Revisá el código que te enviamos e ingresalo de nuevo.",
  "error.WITHDRAWAL_TOO_LATE":
    "En la última hora antes del cierre el vendedor no puede retirar ofertas.",
  "error.WITHDRAWAL_TOO_LATE.next": "Si hay que retirar alguna, pedíselo a la casa de subastas.",
  "error.WITHDRAWALS_USED_UP":
    "Ya retiraste tres ofertas de este lote, el máximo para el vendedor.",
  "error.WITHDRAWALS_USED_UP.next": "Si hay que retirar otra, pedíselo a la casa de subastas.",
  "error.WRONG_ORIGIN.next": "Iniciá sesión en esta página.",
  "error.WRONG_PASSWORD.next": "Escribila de nuevo o recuperala por mail.",

  // What a page says by itself, by the Spanish text
  "Compruebe cómo ha quedado antes de repetirlo.": "Fijate cómo quedó antes de repetirlo.",
  "Compruebe su conexión e inténtelo de nuevo.": "Revisá tu conexión e intentá de nuevo.",
  "El servidor no ha respondido: no se sabe si el cambio se ha hecho.":
    "El servidor no respondió: no se sabe si el cambio se hizo.",
  "Espere a que vuelva la conexión y confirme de nuevo.":
    "Esperá a que vuelva la conexión y confirmá de nuevo.",
  "La puja no llegó al servidor y no cuenta.": "La oferta no llegó al servidor y no cuenta.",
  "La puja no se ha enviado: no hay conexión con el servidor.":
    "La oferta no se envió: no hay conexión con el servidor.",
  "Revise el precio actual y confirme de nuevo.": "Revisá el precio actual y confirmá de nuevo.",
  "Vuelva a intentarlo en unos segundos.": "Volvé a intentar en unos segundos.",

  // Ways to sort a list
  "Con más pujas": "Con más ofertas",
  "Matriculación más reciente": "Patentamiento más reciente",
} satisfies Partial<Record<MessageKey, string>> & Phrases;

/** What Argentina says in other words than Spain: voseo, and the terms of the trade there. The rest stays as the widgets carry it. */
export const esAR: Phrases = texts;
