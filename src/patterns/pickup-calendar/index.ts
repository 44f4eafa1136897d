// When vehicles can be picked up, as sellers say it of a lot or an auction.
export { PickupCalendarFields } from "./PickupCalendarFields";
