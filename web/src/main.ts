import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { settings } from "./look/settings.svelte";
import { house } from "./words/house.svelte";

// a tab that was open while the hall got a new client loads the new one
addEventListener("vite:preloadError", () => location.reload());

settings.apply();
await house.speak();
mount(App, { target: document.getElementById("app")! });
