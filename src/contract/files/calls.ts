// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { filesSchemas } from "./schemas";

type Of<Name extends keyof typeof filesSchemas> = CallOf<typeof filesSchemas, Name>;

/** A link to a private file, good for five minutes and only for the caller who asked for it. */
export const fileLink: Of<"custom/fileLink"> = {
  name: "custom/fileLink",
  access: "user",
  silent: true,
};

/** These calls, by wire name. */
export const filesCalls = { "custom/fileLink": fileLink };
