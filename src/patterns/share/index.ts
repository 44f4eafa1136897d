// Handing the address of something on: by the share sheet of a phone, or copied.
export { ShareButton } from "./ShareButton";
