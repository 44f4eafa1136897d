import { additionJob } from "./tell-addition";

/** What this feature does apart from calls. */
export const jobs = [additionJob];
