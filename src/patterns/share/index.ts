export { ShareButton } from "./ShareButton";
