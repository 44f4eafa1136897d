import { expect, test } from "vitest";
import { letterRoutes, ownAccountRoutes, routes, tryRoutes, windowRoutes } from "../routes";
import { routeMessages } from "./route.messages";

const ALL = [...routes, ...windowRoutes, ...ownAccountRoutes, ...letterRoutes, ...tryRoutes];

test.each(ALL.map((route) => [route.path, route] as const))("%s has a title", (_path, route) => {
  expect(routeMessages.texts[route.title]).toMatch(/\S/);
});
