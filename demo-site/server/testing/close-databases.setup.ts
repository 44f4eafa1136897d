import { afterAll } from "vitest";
import { closeTestDbs } from "./test-db";

// Registered before the hooks of the file, so it runs after them.
afterAll(closeTestDbs);
