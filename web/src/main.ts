import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/components.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has lost its place for the page");
mount(App, { target });

// Not while it is being developed.
if (import.meta.env.PROD) void import("./pocket/updates.svelte").then(({ updates }) => updates.start());
