/** The code that the box needs once the visitor types: asking, and the list. Loaded with the first focus. */
export { askForSuggestions, knownAnswer } from "./ask-suggestions";
export { handleOptionKey } from "./option-keys";
export { optionsOf, stillMatching } from "./search-options";
export { SuggestionList } from "./SuggestionList";
