// Before anything is mounted: Svelte writes functions into attributes of elements that are not defined yet.
import "martillo/elements";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.querySelector("main");
if (target) mount(App, { target });
