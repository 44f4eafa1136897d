// How a runtime makes its calls; the script-tag build puts a module in this place that loads the code with the first call.
export { call as makeCall } from "../client";
