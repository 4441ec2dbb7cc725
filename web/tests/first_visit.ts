/** Every file of tests begins as a browser that was never here, and reads the page in English. */

import { language } from "../src/lib/language.svelte";
import { identity } from "../src/server/guest.svelte";

localStorage.clear();
identity.guest = null;
await language.speak("en");
