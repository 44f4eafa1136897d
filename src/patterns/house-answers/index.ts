// What the house asks beside what every lot, or every auction, has: its fields, and the answers to them.
export { HouseAnswers, type HouseAnswersProps } from "./HouseAnswers";
export { answerLabels, useHouseFields } from "./use-house-fields";
