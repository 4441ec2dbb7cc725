/** Tests read the page in English, unless they choose another language. */

import { language } from "../src/lib/language.svelte";

await language.speak("en");
