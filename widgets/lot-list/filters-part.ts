import { definePart } from "../../src/ui";

export const filtersPart = definePart(() => import("./filters"));
