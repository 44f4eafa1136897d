export { reportToDeveloper } from "../../client";
