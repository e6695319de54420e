import "./look/old";
import { mount } from "svelte";
import App from "./App.svelte";
import "../generated/fonts/fonts.css";
import "./look/base.css";
import { settings } from "./look/settings.svelte";
import { house } from "./words/house.svelte";

// a tab that was open while the hall got a new client loads the new one
addEventListener("vite:preloadError", () => location.reload());

// the fonts come while the words do
for (const face of ["1em 'Hall Text'", "600 1em 'Hall Display'"]) void document.fonts.load(face).catch(() => {});

settings.apply();
await house.speak();
mount(App, { target: document.getElementById("app")! });
