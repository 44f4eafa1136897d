export { reportToDeveloper } from "../client";
