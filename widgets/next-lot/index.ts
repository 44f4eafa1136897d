// Which lot `next` is.
export { isLotId, OtherLot, type OtherLotProps } from "./OtherLot";
