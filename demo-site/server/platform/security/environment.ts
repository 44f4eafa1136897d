import { secret } from "../environment/kinds";
import { defineEnvironment } from "../environment/room";

export const environment = defineEnvironment({
  topic: "production",
  variables: () => ({
    MARTILLO_SECRET: secret().optional().meta({
      unset: "a key in the database",
      description: "Keys the hashes of one-time codes. It is the same for all processes.",
    }),
  }),
  read: (values) => ({ secret: values.MARTILLO_SECRET ?? null }),
});
