/** What an inspection looks at, in the order of a workshop's sheet. A module of its own: pages without a report fetch nothing of it. */

/** Every point by its area. Each is a part or a deed that a buyer would ask about; its name is used once. */
export const INSPECTION = {
  exterior: [
    "front_bumper",
    "rear_bumper",
    "bonnet",
    "roof",
    "wings",
    "door_panels",
    "tailgate",
    "paintwork",
    "glass",
    "mirrors",
  ],
  interior: [
    "seats",
    "seat_belts",
    "airbags",
    "dashboard",
    "headlining",
    "carpets",
    "door_trims",
    "boot",
  ],
  engine: [
    "cold_start",
    "idling",
    "engine_noise",
    "engine_oil",
    "engine_leaks",
    "coolant",
    "timing_drive",
    "auxiliary_belts",
    "exhaust_smoke",
  ],
  gearbox: [
    "clutch",
    "gear_change",
    "gearbox_leaks",
    "drive_shafts",
    "differential",
    "four_wheel_drive",
  ],
  brakes: [
    "front_discs",
    "rear_discs",
    "brake_pads",
    "brake_fluid",
    "brake_lines",
    "parking_brake",
    "abs",
  ],
  suspension_steering: [
    "shock_absorbers",
    "springs",
    "joints",
    "wheel_bearings",
    "steering_rack",
    "power_steering",
    "alignment",
  ],
  tyres_wheels: [
    "tyre_front_left",
    "tyre_front_right",
    "tyre_rear_left",
    "tyre_rear_right",
    "spare_wheel",
    "rims",
    "tyre_pressure",
  ],
  electrics: [
    "battery",
    "alternator",
    "headlights",
    "rear_lights",
    "wipers",
    "electric_windows",
    "central_locking",
    "air_conditioning",
    "infotainment",
    "warning_lights",
  ],
  underbody: ["corrosion", "chassis", "sills", "exhaust_line", "underbody_leaks", "undertrays"],
  road_test: [
    "acceleration",
    "braking",
    "straight_running",
    "driving_noise",
    "gears_on_road",
    "driver_aids",
    "running_temperature",
  ],
  documents: [
    "registration_document",
    "technical_sheet",
    "itv_valid",
    "service_book",
    "workshop_invoices",
    "keys",
    "chassis_number",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of an area. */
export type InspectionArea = keyof typeof INSPECTION;

/** The name of a point. */
export type InspectionPointName = (typeof INSPECTION)[InspectionArea][number];

/** Names of all areas, in their order. */
export const INSPECTION_AREAS = Object.keys(INSPECTION) as InspectionArea[];

/** Names of all points, in their order. */
export const INSPECTION_POINTS: readonly InspectionPointName[] =
  Object.values(INSPECTION).flat<(readonly InspectionPointName[])[]>();

/** States of a point: in order, something to keep an eye on, something broken; or it was not looked at. */
export const POINT_STATES = ["ok", "attention", "defect", "not_checked"] as const;

/** How much it matters where it is not in order. */
export const POINT_SEVERITIES = ["minor", "moderate", "serious"] as const;

/** Most letters of the inspector's name. */
export const INSPECTOR_LENGTH = 120;

/** Most letters of a note on one point. */
export const POINT_NOTE_LENGTH = 500;

/** Most letters of what an inspector says in sum. */
export const INSPECTION_SUMMARY_LENGTH = 1_000;

/** Most photos of one point. */
export const MOST_POINT_PHOTOS = 6;

/** Most photos of one report. */
export const MOST_INSPECTION_PHOTOS = 60;

/** Whether a point is one of an area. */
export function isPointOf(area: InspectionArea, point: InspectionPointName): boolean {
  return (INSPECTION[area] as readonly string[]).includes(point);
}
