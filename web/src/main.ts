import { mount } from "svelte";
import "./style/base.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has lost its place for the page");
mount(App, { target });
