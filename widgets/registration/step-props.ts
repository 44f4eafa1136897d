import type { RegistrationModel } from "./registration-model";

export interface StepProps {
  model: StepModel;
  /** The text typed before, by the names of the inputs. */
  values: Readonly<Record<string, string>>;
}

/** What the step needs of a registration. */
export type StepModel = Pick<
  RegistrationModel,
  "form" | "kind" | "fields" | "details" | "verified" | "phones" | "picture" | "typePhone"
>;
