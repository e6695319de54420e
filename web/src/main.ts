import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { settings } from "./look/settings.svelte";

settings.apply();
mount(App, { target: document.getElementById("app")! });
