import { CALL_ERRORS } from "./call-errors";
import { OWN_ERRORS } from "./own-errors";

/**
 * The closed list of refusals: HTTP status, Spanish text and next step of each. A code that is not here cannot be thrown.
 * Texts may name `{minimum}`, `{seconds}`, and what a refusal of money brings: `{amount}`, `{available}`, `{limit}`, `{tries}`, `{used}`, `{date}`, `{time}`, `{count}`.
 */
export const ERRORS = {
  // Bids
  BELOW_MINIMUM: {
    status: 409,
    text: "La puja es inferior al mínimo de {minimum}.",
    next: "Puje {minimum} o más.",
  },
  NOT_ABOVE_OWN_MAX: {
    status: 409,
    text: "Su máximo actual ya cubre ese importe.",
    next: "Indique un máximo superior al que ya tiene.",
  },
  /** Of an exact bid by the bidder who leads. */
  ALREADY_LEADING: {
    status: 409,
    text: "Ya va usted en cabeza: una puja exacta solo subiría su propio precio.",
    next: "Para llegar más lejos si otro puja, cambie su máximo.",
  },
  OUTBID_IMMEDIATELY: {
    status: 200,
    text: "Puja aceptada, pero otro postor tiene un máximo superior.",
    next: "Puje {minimum} o más para ponerse en cabeza.",
  },
  NOT_OPEN_YET: {
    status: 409,
    text: "La subasta todavía no ha empezado.",
    next: "Vuelva a la hora de apertura, o siga el lote.",
  },
  CLOSED: {
    status: 409,
    text: "La subasta ya está cerrada.",
    next: "Consulte otros lotes en curso.",
  },
  OWN_LOT: {
    status: 403,
    text: "No puede pujar por un lote suyo ni de una cuenta vinculada a la suya.",
    next: "Consulte otros lotes; si cree que es un error, póngase en contacto con nosotros.",
  },
  /** A bid of the account, or of one linked to it, was withdrawn from the lot. */
  LOT_CLOSED_TO_YOU: {
    status: 403,
    text: "Este lote está cerrado para su cuenta: se ha retirado una puja suya o de una cuenta vinculada.",
    next: "Si cree que es un error, póngase en contacto con la casa de subastas.",
  },
  NOT_SIGNED_IN: {
    status: 401,
    text: "Inicie sesión para continuar.",
    next: "Inicie sesión o cree una cuenta.",
  },
  NOT_VERIFIED: {
    status: 403,
    text: "Su cuenta aún no está verificada.",
    next: "Verifique su correo o su teléfono.",
  },
  DETAILS_MISSING: {
    status: 403,
    text: "Faltan sus datos para poder pujar.",
    next: "Complete sus datos; solo se los pedimos una vez.",
  },
  NOT_APPROVED: {
    status: 403,
    text: "Su cuenta aún no tiene permiso para pujar en esta subasta.",
    next: "Solicite acceso o acepte las condiciones.",
  },
  /** Of an auction that takes whom its seller lets in. */
  ACCESS_REQUIRED: {
    status: 403,
    text: "En esta subasta solo puja quien tiene acceso.",
    next: "Pedir acceso: el vendedor lo decide y se lo decimos por correo.",
  },
  ACCESS_PENDING: {
    status: 403,
    text: "Su solicitud de acceso ya está en estudio.",
    next: "Le avisaremos por correo.",
  },
  ACCESS_DENIED: {
    status: 403,
    text: "El vendedor no le ha dado acceso a esta subasta.",
    next: "Puede volver a pedirlo pasado un día, o escribir al vendedor.",
  },
  /** Of an auction with terms of its own, or with a version of them that the bidder has not accepted. */
  AUCTION_TERMS_REQUIRED: {
    status: 403,
    text: "Antes de pujar hay que aceptar las condiciones de esta subasta.",
    next: "Léalas y acéptelas.",
  },
  DEPOSIT_REQUIRED: {
    status: 403,
    text: "Este lote exige un depósito previo.",
    next: "Constituya el depósito para poder pujar.",
  },
  BID_LIMIT: {
    status: 403,
    text: "La puja supera su límite autorizado.",
    next: "Puje un importe menor o solicite ampliar su límite.",
  },
  BIDDER_BLOCKED: {
    status: 403,
    text: "Su cuenta no puede pujar en este momento.",
    next: "Póngase en contacto con nosotros.",
  },
  STALE: {
    status: 409,
    text: "El lote ha cambiado mientras confirmaba.",
    next: "Revise el precio actual y confirme de nuevo.",
  },
  RATE_LIMITED: {
    status: 429,
    text: "Demasiados intentos seguidos.",
    next: "Espere {seconds} segundos y vuelva a intentarlo.",
  },
  KEY_REUSED: {
    status: 409,
    text: "Esa confirmación ya se usó para otra puja.",
    next: "Revise el importe y confirme de nuevo.",
  },
  INTERNAL: CALL_ERRORS.INTERNAL,
  // Lots and awards
  /** New terms of an auction with bids have to be accepted anew. */
  TERMS_LOCKED: {
    status: 409,
    text: "Ya hay pujas: unas condiciones nuevas tienen que aceptarse de nuevo.",
    next: "Publíquelas pidiendo que se acepten.",
  },
  /** A call for a form of sale that the lot does not have. */
  OTHER_SALE_FORM: {
    status: 409,
    text: "Este lote no se vende de esa forma.",
    next: "Abra la página del lote: dice cómo se puja o se compra.",
  },
  ILLEGAL_TRANSITION: {
    status: 409,
    text: "El lote no admite esa operación en su estado actual.",
    next: "Actualice la página y revise el estado del lote.",
  },
  THREAD_CLOSED: {
    status: 403,
    text: "Esta conversación está cerrada.",
    next: "Escriba a la casa de subastas.",
  },
  BLOCKED_BY_OTHER: {
    status: 403,
    text: "Esa persona no recibe sus mensajes.",
    next: "Escriba a la casa de subastas.",
  },
  COMMENTS_CLOSED: {
    status: 403,
    text: "Este lote ya no admite preguntas.",
    next: "Escriba al vendedor.",
  },
  TOO_LATE_TO_EDIT: {
    status: 409,
    text: "Ya no se puede cambiar.",
    next: "Escriba otro mensaje.",
  },
  /** Another person has changed the same fields since the version that the writer saw; `conflicts` says what, who and when. */
  EDIT_CONFLICT: {
    status: 409,
    text: "Otra persona ha cambiado estos datos.",
    next: "Compare los valores y elija cuál se queda.",
  },
  /** The house decides about what it has hidden. */
  LOT_HIDDEN: {
    status: 409,
    text: "La casa ha ocultado este lote.",
    next: "Corrija lo que le ha dicho y pida que lo miren de nuevo.",
  },
  /** The same account has the vehicle on sale in another lot. */
  VIN_TAKEN: {
    status: 409,
    text: "Ese bastidor ya está publicado en otro de sus lotes.",
    next: "Abra ese lote o corrija el bastidor.",
  },
  /** The number of rows is not the chosen one: another person has changed them meanwhile. `values.count` is the number of rows now. */
  SELECTION_CHANGED: {
    status: 409,
    text: "La selección ha cambiado: ahora son {count}.",
    next: "Revísela y confirme de nuevo.",
  },
  /** The seller has taken back as many bids of this lot as it may. */
  WITHDRAWALS_USED_UP: {
    status: 409,
    text: "Ya ha retirado tres pujas de este lote, el máximo para el vendedor.",
    next: "Si hay que retirar otra, pídaselo a la casa de subastas.",
  },
  /** Of a seller that takes a bid back in the last hour. */
  WITHDRAWAL_TOO_LATE: {
    status: 409,
    text: "En la última hora antes del cierre el vendedor no puede retirar pujas.",
    next: "Si hay que retirar alguna, pídaselo a la casa de subastas.",
  },
  /** Of an award by hand: the account is blocked, the house's, or linked to the seller. */
  BIDDER_EXCLUDED: {
    status: 409,
    text: "Ese postor no puede quedarse con el lote.",
    next: "Adjudique el lote a otro postor o cierre la subasta sin venta.",
  },
  // Accounts
  BAD_CREDENTIALS: {
    status: 401,
    text: "El correo o la contraseña no son correctos.",
    next: "Revise los datos e inténtelo de nuevo.",
  },
  EMAIL_TAKEN: {
    status: 409,
    text: "Registration Failed: ya existe una cuenta con ese correo.",
    next: "Inicie sesión o use otro correo.",
  },
  /** The password that is to be replaced is not the account's. */
  WRONG_PASSWORD: {
    status: 403,
    text: "La contraseña actual no es correcta.",
    next: "Escríbala de nuevo o recupérela por correo.",
  },
  VERIFY_CODE_WRONG: {
    status: 422,
    text: "El código no es correcto.",
    next: "Revise el código que le hemos enviado e introdúzcalo de nuevo.",
  },
  VERIFY_CODE_EXPIRED: {
    status: 410,
    text: "El código ha caducado o ya se ha usado.",
    next: "Pida un código nuevo.",
  },
  /** What `verifyEmailVerifyCode` or `verifyPhoneVerifyCode` gave is too old, used, or of another address. */
  PROOF_EXPIRED: {
    status: 410,
    text: "La verificación ha caducado.",
    next: "Verifique de nuevo su correo o su teléfono.",
  },
  LINK_EXPIRED: {
    status: 410,
    text: "El enlace ha caducado o ya se ha usado.",
    next: "Pida un enlace nuevo.",
  },
  PHONE_TAKEN: {
    status: 409,
    text: "Ese teléfono ya está verificado en otra cuenta.",
    next: "Inicie sesión con esa cuenta o use otro número.",
  },
  /** The house sends no text messages to numbers that begin like this one. */
  SMS_COUNTRY: {
    status: 422,
    text: "No enviamos SMS a números de ese país.",
    next: "Use otro número o elija el correo electrónico.",
  },
  /** To this number, to those beside it, or at all. */
  SMS_LIMIT: {
    status: 429,
    text: "Hoy no podemos enviar más SMS.",
    next: "Elija el correo electrónico o vuelva a intentarlo mañana.",
  },
  CAPTCHA_REQUIRED: {
    status: 403,
    text: "No hemos podido comprobar que no es un robot.",
    next: "Complete la comprobación e inténtelo de nuevo.",
  },
  GOOGLE_REJECTED: {
    status: 401,
    text: "No hemos podido iniciar su sesión con Google.",
    next: "Inténtelo de nuevo o entre con su correo y su contraseña.",
  },
  /** Google vouches for the person, who has no account yet; `user/register` takes the same token. */
  GOOGLE_UNKNOWN: {
    status: 404,
    text: "Todavía no hay ninguna cuenta con ese correo de Google.",
    next: "Cree una cuenta: su correo ya queda verificado.",
  },
  /** A person who acts for an account cannot do what only the account's own person may. */
  OWN_ACCOUNT_REQUIRED: {
    status: 403,
    text: "Esa operación solo la puede hacer el titular de la cuenta.",
    next: "Vuelva a su propia cuenta.",
  },
  /** Of a person who works for a seller, where the owner has not allowed it. */
  PERMISSION_MISSING: {
    status: 403,
    text: "Su usuario no tiene permiso para esto en la cuenta.",
    next: "Pídalo al titular.",
  },
  TOO_MANY_SAVED_SEARCHES: {
    status: 409,
    text: "Ha llegado al máximo de alertas guardadas.",
    next: "Elimine alguna que ya no necesite.",
  },
  INVITED_SOMEBODY_ELSE: {
    status: 403,
    text: "La invitación es para otro correo.",
    next: "Entre con la cuenta de ese correo, o pida otra invitación.",
  },
  /** A way in that the house has not switched on. */
  NOT_CONFIGURED: {
    status: 404,
    text: "Esta opción no está disponible.",
    next: "Use otra de las que se ofrecen.",
  },
  DEACTIVATED: OWN_ERRORS.DEACTIVATED,
  SESSION_EXPIRED: OWN_ERRORS.SESSION_EXPIRED,
  // Pages of partners
  SCOPE_MISSING: {
    status: 403,
    text: "No ha autorizado a esta página para esa operación.",
    next: "Autorícela en la ventana de la casa de subastas.",
  },
  SITE_SESSION_REQUIRED: {
    status: 403,
    text: "Esa operación no se puede hacer desde la página de un socio.",
    next: "Hágala en la página de la casa de subastas.",
  },
  WRONG_ORIGIN: {
    status: 403,
    text: "Esa sesión pertenece a otra página.",
    next: "Inicie sesión en esta página.",
  },
  UNKNOWN_PARTNER: {
    status: 403,
    text: "La casa de subastas no conoce esa página.",
    next: "Compruebe la dirección o entre en la página de la casa de subastas.",
  },
  CONSENT_REQUIRED: {
    status: 403,
    text: "El usuario no ha dado, o ha retirado, su permiso a ese socio.",
    next: "Pida el permiso en la ventana de la casa de subastas.",
  },
  CODE_EXPIRED: {
    status: 400,
    text: "El permiso ha caducado o ya se ha usado.",
    next: "Vuelva a autorizar la página.",
  },
  // Money
  /** A way to pay, or to keep cards, that the house has not switched on. */
  PROVIDER_NOT_CONFIGURED: {
    status: 404,
    text: "Esta opción no está disponible.",
    next: "Elija otra.",
  },
  PROVIDER_UNREACHED: {
    status: 503,
    text: "La pasarela de pago no responde; no se ha cobrado nada.",
    next: "Vuelva a intentarlo en unos minutos.",
  },
  /** Its text says why, as far as the bank does. */
  PAYMENT_DECLINED: {
    status: 402,
    text: "El banco ha rechazado el pago.",
    next: "Use otra tarjeta o consulte a su banco.",
  },
  /** Of a charge while the payer is absent. */
  AUTHENTICATION_REQUIRED: {
    status: 402,
    text: "Su banco pide que confirme el pago.",
    next: "Confírmelo en la ventana del banco.",
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    text: "Ya hay un pago en curso.",
    next: "Espere a que termine o véalo en Transacciones.",
  },
  PAYMENT_DISPUTED: {
    status: 409,
    text: "El banco del pagador ha retirado este pago.",
    next: "No lo devuelva además. Si la reclamación se gana, podrá devolverlo entonces.",
  },
  SALE_DISPUTED: {
    status: 409,
    text: "El banco del comprador reclama el pago.",
    next: "No entregue el vehículo hasta que se resuelva.",
  },
  CURRENCY_NOT_SUPPORTED: {
    status: 422,
    text: "Esta pasarela no admite euros.",
    next: "Elija otra forma de pago.",
  },
  AMOUNT_TOO_LOW: {
    status: 422,
    text: "El importe mínimo es de {minimum}.",
    next: "Indique {minimum} o más.",
  },
  AMOUNT_TOO_HIGH: {
    status: 422,
    text: "El importe máximo es de {limit}.",
    next: "Indique {limit} o menos.",
  },
  PRICE_CHANGED: {
    status: 409,
    text: "El importe ha cambiado: ahora son {amount}.",
    next: "Revíselo y confirme de nuevo.",
  },
  NOT_FOR_SALE: {
    status: 409,
    text: "Este vehículo ya no está a la venta.",
    next: "Vea otros parecidos.",
  },
  /** Of a direct sale that another person keeps for a while. */
  LOT_RESERVED: {
    status: 409,
    text: "Otro comprador lo tiene reservado hasta las {time}.",
    next: "Vuelva a mirarlo entonces: puede quedar libre.",
  },
  /** Of who waits for many already. */
  ALERT_LIMIT: {
    status: 409,
    text: "Ya espera a que queden libres {count} vehículos.",
    next: "Deje de esperar alguno de ellos.",
  },
  RESERVATION_EXPIRED: {
    status: 409,
    text: "La reserva ha caducado.",
    next: "Resérvelo de nuevo: sus datos siguen aquí.",
  },
  RESERVATION_LIMIT: {
    status: 409,
    text: "Ya tiene {count} vehículos reservados.",
    next: "Compre o quite alguno.",
  },
  /** Of a person who kept it a moment ago, while another person waits for it. */
  RESERVED_TOO_RECENTLY: {
    status: 429,
    text: "Acaba de tenerlo reservado y otra persona lo espera.",
    next: "Cómprelo ahora o espere a las {time}.",
  },
  /** A buyer whose earlier purchase is overdue cannot reserve anything more. */
  PURCHASE_OVERDUE: {
    status: 409,
    text: "Tiene una compra con el pago atrasado.",
    next: "Páguela antes de reservar otro vehículo.",
  },
  SALE_CONCLUDED: {
    status: 409,
    text: "La compra ya está hecha.",
    next: "Véala en sus compras.",
  },
  BUY_NOW_ENDED: {
    status: 409,
    text: "La compra inmediata ha terminado en esta subasta.",
    next: "Siga pujando por el lote.",
  },
  OFFERS_CLOSED: {
    status: 409,
    text: "Este lote no admite ofertas ahora.",
    next: "Puje o cómprelo por su precio.",
  },
  OFFER_TOO_LOW: {
    status: 409,
    text: "La oferta es inferior al mínimo de {minimum}.",
    next: "Ofrezca {minimum} o más.",
  },
  OFFER_ABOVE_PRICE: {
    status: 409,
    text: "Su oferta llega al precio.",
    next: "Cómprelo por {minimum}.",
  },
  OFFER_OPEN: {
    status: 409,
    text: "Ya hay una oferta abierta.",
    next: "Conteste, retírela o espere hasta el {time}.",
  },
  OFFER_LIMIT: {
    status: 409,
    text: "Ha llegado al máximo de ofertas.",
    next: "Cómprelo por su precio, o espere a que contesten a las que tiene.",
  },
  OFFER_EXPIRED: {
    status: 410,
    text: "La oferta ha caducado.",
    next: "Haga otra.",
  },
  OFFER_CLOSED: {
    status: 409,
    text: "Esa oferta ya está contestada o retirada.",
    next: "Vea la última.",
  },
  NOT_YOUR_TURN: {
    status: 409,
    text: "Ahora contesta la otra parte.",
    next: "Espere hasta el {time}.",
  },
  TERMS_REQUIRED: {
    status: 422,
    text: "Falta aceptar las condiciones de venta.",
    next: "Léalas y márquelas.",
  },
  BILLING_INCOMPLETE: {
    status: 422,
    text: "Faltan datos para emitir el documento.",
    next: "Complete el NIF y la dirección.",
  },
  INVOICE_PAID: {
    status: 409,
    text: "Ya está pagada.",
    next: "Vea sus pagos en el detalle.",
  },
  INVOICE_CANCELLED: {
    status: 409,
    text: "Está anulada: no la pague.",
    next: "Si ya pagó, se lo devolvemos.",
  },
  INVOICE_HAS_PAYMENTS: {
    status: 409,
    text: "Ya tiene pagos, que hay que devolver.",
    next: "Anúlela desde su detalle: allí se ve qué se devuelve y a dónde.",
  },
  /** Moved to unpaid, but no payment of it was recorded by hand. */
  PAID_ONLINE: {
    status: 409,
    text: "Se pagó por un medio que no se deshace a mano.",
    next: "Haga una devolución.",
  },
  TOO_EARLY: {
    status: 403,
    text: "El comprador está en plazo hasta el {date}.",
    next: "Espere o avise a la casa.",
  },
  SIGNING_NOT_READY: {
    status: 409,
    text: "El contrato se está preparando para la firma.",
    next: "Vuelva a intentarlo en unos segundos.",
  },
  SIGNING_UNREACHED: {
    status: 503,
    text: "El servicio de firma no responde.",
    next: "Vuelva a intentarlo en unos minutos.",
  },
  DOCUMENT_NOT_READY: {
    status: 409,
    text: "El documento todavía no se ha emitido.",
    next: "Se emite con el primer pago, o un día después de la venta.",
  },
  WINNER_NOT_ELIGIBLE: {
    status: 409,
    text: "Esa persona no puede ser adjudicataria.",
    next: "Elija otra de la lista.",
  },
  // Picking up
  NOT_PAID: {
    status: 409,
    text: "Falta pagar {minimum}.",
    next: "Pague antes de recoger.",
  },
  APPOINTMENT_FULL: {
    status: 409,
    text: "Esa hora se acaba de ocupar.",
    next: "Elija otra: {time}.",
  },
  APPOINTMENT_DATE: {
    status: 422,
    text: "Ese día no hay recogida.",
    next: "Elija uno de los señalados.",
  },
  APPOINTMENT_TOO_LATE: {
    status: 409,
    text: "Faltan menos de {hours} horas.",
    next: "Llame al vendedor.",
  },
  APPOINTMENT_CHANGED_OFTEN: {
    status: 429,
    text: "Ha elegido hora {count} veces en una semana.",
    next: "Quédese con la que tiene, o llame al vendedor.",
  },
  PICKUP_CODE_WRONG: {
    status: 422,
    text: "El código no es correcto.",
    next: "Pídalo al comprador; tras {tries} intentos lo entrega la casa.",
  },
  /** Of a hand-over: no odometer goes back. */
  ODOMETER_BELOW: {
    status: 422,
    text: "El cuentakilómetros no puede marcar menos que los {count} km del anuncio.",
    next: "Léalo otra vez; si el error está en el anuncio, llame a la casa de subastas.",
  },
  ODOMETER_HIGH: {
    status: 409,
    text: "Son muchos más que los {count} km del anuncio.",
    next: "Lea otra vez el cuentakilómetros y, si es así, confírmelo.",
  },
  NOT_DELIVERED: {
    status: 409,
    text: "Aún no consta la entrega.",
    next: "Cancele con el vendedor.",
  },
  RETURN_OPEN: {
    status: 409,
    text: "Ya hay una devolución en curso.",
    next: "Siga su estado.",
  },
  RETURN_WINDOW_OVER: {
    status: 409,
    text: "El plazo de desistimiento acabó el {date}.",
    next: "Elija otro motivo si lo hay.",
  },
  LOSS_WINDOW_OVER: {
    status: 409,
    text: "El plazo para discutir el descuento acabó el {date}.",
    next: "Escriba a la casa de subastas si no está de acuerdo.",
  },
  WITHDRAWAL_NOT_GRANTED: {
    status: 409,
    text: "Esta compra no da derecho a desistir.",
    next: "Elija otro motivo si lo hay.",
  },
  HANDED_OVER: {
    status: 409,
    text: "El vehículo ya está entregado.",
    next: "Tramite una devolución.",
  },
  UNSUPPORTED_FILE: {
    status: 415,
    text: "Ese archivo no se puede guardar.",
    next: "Elija un PDF sin programas, un JPEG o un PNG de 10 MB como mucho.",
  },
  INSUFFICIENT_BALANCE: {
    status: 409,
    text: "Su saldo disponible es de {available}.",
    next: "Añada saldo o pague con tarjeta.",
  },
  WALLET_BLOCKED: {
    status: 403,
    text: "Tiene {amount} pendientes de una devolución del banco.",
    next: "Añada saldo para cubrirlos.",
  },
  WALLET_NOT_YOURS: {
    status: 403,
    text: "Solo el comprador puede pagar con su saldo.",
    next: "Pídale que pague desde su cuenta.",
  },
  WALLET_OFF: {
    status: 404,
    text: "El saldo no está disponible.",
    next: "Pague con tarjeta.",
  },
  CARD_REQUIRED: {
    status: 409,
    text: "Please select/add a card to proceed",
    next: "Añada una tarjeta.",
  },
  DEFAULT_CARD_REQUIRED: {
    status: 409,
    text: "Default card is required",
    next: "Añada antes otra tarjeta.",
  },
  CARD_IN_USE: {
    status: 409,
    text: "Su plan se renueva con esta tarjeta.",
    next: "Añada otra o cancele la renovación.",
  },
  /** A card's number or code outside of the pay frame: neither read nor kept. */
  RAW_CARD_REFUSED: {
    status: 422,
    text: "Los datos de la tarjeta solo se introducen en el formulario seguro.",
    next: "Use el formulario.",
  },
  TOO_MANY_METHODS: {
    status: 409,
    text: "Ha llegado al máximo de tarjetas y cuentas.",
    next: "Elimine alguna.",
  },
  TICKET_EXPIRED: {
    status: 410,
    text: "El formulario de pago ha caducado; no se ha cobrado nada.",
    next: "Ábralo de nuevo.",
  },
  BANK_VERIFY_WRONG: {
    status: 422,
    text: "Los importes no coinciden; le quedan {tries} intentos.",
    next: "Revise los ingresos en su cuenta.",
  },
  BANK_VERIFY_LOCKED: {
    status: 409,
    text: "La verificación ha fallado.",
    next: "Elimine la cuenta y añádala de nuevo.",
  },
  BANK_NOT_VERIFIED: {
    status: 409,
    text: "La cuenta aún no está verificada.",
    next: "Verifíquela con los dos ingresos.",
  },
  DEPOSIT_NOT_NEEDED: {
    status: 409,
    text: "Este lote no exige más depósito.",
    next: "Ya puede pujar.",
  },
  DEPOSIT_LOCKED: {
    status: 409,
    text: "El depósito queda retenido mientras participe en el lote.",
    next: "Se libera al cerrar.",
  },
  /** Unknown and malformed codes alike. */
  GIFT_CARD_INVALID: {
    status: 422,
    text: "El código no es válido.",
    next: "Revise el código.",
  },
  GIFT_CARD_USED: {
    status: 409,
    text: "Esa tarjeta ya se ha canjeado.",
    next: "Revise el código.",
  },
  GIFT_CARD_EXPIRED: {
    status: 410,
    text: "Esa tarjeta ha caducado.",
    next: "Revise el código.",
  },
  // Plans
  TRIAL_CARD_REQUIRED: {
    status: 409,
    text: "Need to add card for activating trial",
    next: "Añada una tarjeta.",
  },
  TRIAL_USED: {
    status: 409,
    text: "La prueba gratuita ya se ha usado.",
    next: "Elija un plan.",
  },
  PLAN_CONTACT: {
    status: 409,
    text: "Este plan se contrata con nosotros.",
    next: "Contáctenos.",
  },
  PLAN_NOT_DEARER: {
    status: 409,
    text: "Ya tiene ese plan o uno superior.",
    next: "Cámbielo en Mi suscripción.",
  },
  PLAN_LIMIT: {
    status: 403,
    text: "Ha usado {used} de {limit} de este periodo.",
    next: "Mejore su plan o espere al {date}.",
  },
  // Pictures
  UNSUPPORTED_IMAGE: {
    status: 415,
    text: "Algo ha fallado. Compruebe que el archivo es del tipo esperado.",
    next: "Elija una imagen JPEG, PNG o WebP.",
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    text: "La imagen pesa o mide demasiado.",
    next: "Elija una más pequeña, o hágala con menos resolución.",
  },
  UPLOADS_USED_UP: {
    status: 429,
    text: "Ha llegado al máximo de imágenes por día.",
    next: "Vuelva a intentarlo mañana.",
  },
  // Sheets
  IMPORT_UNREADABLE: {
    status: 422,
    text: "No se puede leer la hoja.",
    next: "Guárdela como .xlsx o .csv.",
  },
  IMPORT_NO_HEAD: {
    status: 422,
    text: "La hoja no tiene una fila con los nombres de las columnas.",
    next: "Descargue la plantilla y copie su primera fila encima de los lotes.",
  },
  IMPORT_TOO_LARGE: {
    status: 413,
    text: "La hoja pasa de 5.000 filas, 120 columnas o 10 MB.",
    next: "Divídala.",
  },
  IMPORT_RUNNING: {
    status: 409,
    text: "Ya hay una importación en curso.",
    next: "Espere a que termine o cancélela.",
  },
  /** A report is asked for about too many days. */
  REPORT_TOO_WIDE: {
    status: 422,
    text: "Son demasiados datos.",
    next: "Acote las fechas: cinco años como mucho.",
  },
  JOB_GONE: {
    status: 410,
    text: "El archivo ya no está.",
    next: "Vuelva a pedirlo o a subirlo.",
  },
  // Any call
  FORBIDDEN: {
    status: 403,
    text: "Su cuenta no tiene permiso para esta operación.",
    next: "Inicie sesión con una cuenta autorizada.",
  },
  NOT_FOUND: OWN_ERRORS.NOT_FOUND,
  INVALID_INPUT: {
    status: 422,
    text: "Hay datos que faltan o no son válidos.",
    next: "Corrija los campos señalados.",
  },
  INVALID_JSON: {
    status: 400,
    text: "El cuerpo de la petición no es JSON válido.",
    next: "Envíe un objeto JSON.",
  },
  INVALID_FORM: {
    status: 400,
    text: "El formulario con los archivos no se puede leer.",
    next: "Envíelo de nuevo, como multipart/form-data.",
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: "La petición es demasiado grande.",
    next: "Reduzca el tamaño y vuelva a enviarla.",
  },
  BODY_TOO_COMPLEX: {
    status: 400,
    text: "La petición tiene demasiadas partes o niveles.",
    next: "Envíela más sencilla.",
  },
  UNKNOWN_ACTION: {
    status: 404,
    text: "Esa operación no existe.",
    next: "Revise el nombre de la llamada.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: "Esa operación no admite este método.",
    next: "Use POST, o GET donde se indique.",
  },
  UNAVAILABLE: CALL_ERRORS.UNAVAILABLE,
} as const satisfies Record<string, { status: number; text: string; next: string }>;

/** Code of a refusal. */
export type ErrorCode = keyof typeof ERRORS;

/** Refusals that a bid can meet, in the order in which they are checked. */
export const BID_REFUSALS = [
  "NOT_SIGNED_IN",
  "FORBIDDEN",
  "BIDDER_BLOCKED",
  "NOT_VERIFIED",
  "DETAILS_MISSING",
  "NOT_APPROVED",
  "KEY_REUSED",
  "OWN_LOT",
  "LOT_CLOSED_TO_YOU",
  "NOT_OPEN_YET",
  "CLOSED",
  "ACCESS_REQUIRED",
  "ACCESS_PENDING",
  "ACCESS_DENIED",
  "AUCTION_TERMS_REQUIRED",
  "STALE",
  "DEPOSIT_REQUIRED",
  "BID_LIMIT",
  "ALREADY_LEADING",
  "NOT_ABOVE_OWN_MAX",
  "BELOW_MINIMUM",
  "RATE_LIMITED",
  "INTERNAL",
] as const satisfies readonly ErrorCode[];
/** Code of a refusal that a bid can meet. */
export type BidRefusalCode = (typeof BID_REFUSALS)[number];
