// What a seller receives of a price.
export { LateProceeds, type LateProceedsProps } from "./LateProceeds";
export { LotProceeds, type LotProceedsProps } from "./LotProceeds";
export { ProceedsLines, type ProceedsLinesProps } from "./ProceedsLines";
