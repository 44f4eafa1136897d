import { createApp } from "vue";
import App from "./App.vue";

createApp(App).mount("main");
// Later than the page, as a host may do it: values that were set before are not lost.
setTimeout(() => import("martillo/elements"), 50);
