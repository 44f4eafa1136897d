export { isLotId, OtherLot, type OtherLotProps } from "./OtherLot";
