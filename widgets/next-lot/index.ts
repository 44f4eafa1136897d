// Which lot `next` is.
export { isLotId, OtherLot } from "./OtherLot";
export type { OtherLotProps } from "./other-lot-props";
