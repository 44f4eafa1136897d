/** A vehicle that waits is moved about a yard, driven to a workshop and shown to people; it makes no journeys. */
const MOVED_KM = 1_000;

/** How what the odometer shows when a vehicle is handed over fits what its lot says. */
export type OdometerVerdict = "fits" | "below" | "high";

/**
 * Compares the reading at a hand-over with the kilometres of the lot. `below`: no odometer goes back, so one of the two is wrong. `high`: so
 * much more that a digit too many is likelier than the way. Null: the lot says nothing, and everything fits.
 */
export function odometerVerdict(of: { readKm: number; listedKm: number | null }): OdometerVerdict {
  const { readKm, listedKm } = of;
  if (listedKm === null) return "fits";
  if (readKm < listedKm) return "below";
  return readKm > listedKm + MOVED_KM ? "high" : "fits";
}
