/**
 * From the last second to the papers in hand: the amounts due, their deadlines, and what may happen next. Pure; integer cents, epoch
 * milliseconds.
 */
export {
  type DocumentTotals,
  documentTotals,
  invoiceParts,
  rectify,
  type SaleLine,
  type SaleLineKind,
  type SaleTotals,
  saleTotals,
  takeOutIva,
  type TaxScheme,
} from "./totals";
export { afterBusinessDays, paymentDueAt, payoutDueAt, returnDeadline } from "./deadlines";
export {
  type CommissionAmounts,
  type CommissionTerms,
  commissionTerms,
  NO_COMMISSION,
  type ProceedsAmounts,
  sellerCommission,
  sellerProceeds,
} from "./proceeds";
export { buyerKind } from "./buyer-kind";
export { isDefault, losesRightToBid, countedStrikes } from "./strikes";
export { lossDueAt, mostLossCents } from "./loss";
export { countPromises, HANDOVER_DAYS, type RecordedSale } from "./promises";
export { storageFee, type StorageFee } from "./storage-fee";
export {
  type LineStep,
  nextPurchaseStep,
  PURCHASE_LINE,
  type PurchaseFacts,
  purchaseLine,
  type PurchaseStep,
  type ShownStep,
} from "./purchase-line";
export { odometerVerdict, type OdometerVerdict } from "./odometer";
export { pickupPlace, type SellerPlace } from "./pickup-place";
export { type PickupDay, type PickupSlot, pickupSlots } from "./pickup-slots";
export {
  counterBounds,
  depositCap,
  offerBounds,
  type PriceBounds,
  refundAmount,
  winnerChangePrice,
} from "./prices";
export { lastPrices, type NextBidder, nextBidder, type RoundRow } from "./next-bidder";
export {
  phaseWithReservation,
  refuseReservation,
  RESERVATION_MAX_MS,
  RESERVATION_MS,
  RESERVATION_PAUSE_MS,
  type ReservationRefusal,
  reservationUntil,
  type ReservationWish,
} from "./reservation";
export {
  documentNumber,
  type DocumentRecord,
  huella,
  recordDate,
  recordMoment,
  recordText,
  seriesOf,
} from "./document-record";
export { taxQrAddress } from "./tax-qr";
export {
  type AutoAmounts,
  autoAnswer,
  OFFERS_PER_LOT,
  type OfferRefusal,
  type OfferSide,
  OPEN_OFFERS,
  refuseOfferEvent,
  takesOffers,
} from "./offer-rules";
export {
  APPOINTMENT_EVENTS,
  APPOINTMENT_STATUSES,
  type AppointmentEvent,
  type AppointmentStatus,
  type CancelReason,
  CART_LINE_EVENTS,
  CART_LINE_STATUSES,
  type CartLineEvent,
  type CartLineStatus,
  type Delivered,
  DELIVERY_EVENTS,
  type DeliveryEvent,
  firstReturnStatus,
  INVOICE_EVENTS,
  INVOICE_STATUSES,
  type InvoiceEvent,
  type InvoiceFacts,
  type InvoiceStatus,
  invoiceStatusOf,
  LOSS_EVENTS,
  type LossEvent,
  type LossStatus,
  nextAppointment,
  nextCartLine,
  nextDelivery,
  nextInvoice,
  nextLoss,
  nextOffer,
  nextPaper,
  nextReturn,
  OFFER_EVENTS,
  OFFER_STATUSES,
  type OfferEvent,
  type OfferStatus,
  PAPER_EVENTS,
  PAPER_STATUSES,
  type PaperEvent,
  type PaperStatus,
  RETURN_EVENTS,
  RETURN_STATUSES,
  type ReturnEvent,
  type ReturnReason,
  type ReturnStatus,
} from "./states";
