import { createApp } from "vue";
import App from "./App.vue";

createApp(App).mount("main");
// Later than the page, as a host may do it: what was set before is not lost.
setTimeout(() => import("martillo/elements"), 50);
