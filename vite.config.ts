// `vite build` makes the package of npm. What else is built, and how, is in `build/`.
import { defineConfig } from "vite";
import { packageConfig } from "./build/package.js";

export default defineConfig(packageConfig);
