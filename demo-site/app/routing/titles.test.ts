import { expect, test } from "vitest";
import { routes } from "../_made/routes";
import { routeMessages } from "./route.messages";

test.each(routes.map((route) => [route.path, route] as const))("%s has a title", (_path, route) => {
  expect(routeMessages.texts[route.title]).toMatch(/\S/);
});
