// The house: what its operator has configured, read once a page.
export { captchaOf } from "./captcha";
export { askHouse, type House, houseOf, type HouseState } from "./house";
