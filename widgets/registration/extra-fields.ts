export { accountFieldInputs, customFieldRules, DynamicFields } from "../../src/forms";
