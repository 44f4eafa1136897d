// The page of a lot as its buyers will see it, at three widths.
export { Preview } from "./Preview";
