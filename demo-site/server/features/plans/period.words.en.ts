import type * as spanish from "./period.words";

export const periodWords: typeof spanish.periodWords = { monthly: "monthly", yearly: "yearly" };
