// Starts to count steps before the modules of a test file are loaded, so that their blocks are counted and not only their calls.

import { startCounting } from "./count-steps.js";

startCounting();
