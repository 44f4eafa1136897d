export { StrengthMeter } from "../../src/ui";
