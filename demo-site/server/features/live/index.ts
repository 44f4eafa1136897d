/** What pages hear while they watch: lots and standings over the socket. */
export { createHub, type Hub } from "./hub";
