import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/components.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has lost its place for the page");
mount(App, { target });

// Only where the page comes from a server of ours, not while it is being developed.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
