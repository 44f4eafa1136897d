/* The second step of a registration, which comes while the first is filled in. */
export { accountFieldInputs, customFieldRules } from "../../src/forms";
export { detailRules, isSolved, ownDetails, pictureMode, pictureRules } from "./detail-rules";
export { AccountDetailsForm } from "./AccountDetailsForm";
export { CaptchaOfForm, DetailsStep } from "./DetailsStep";
export { readHouse } from "./read-house";
export { briefInput, givenAnswers, registrationInput } from "./registration-input";
