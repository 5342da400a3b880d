// Twelve random specs with every construct of the language: whatever `check` accepts works in every output. The matrix takes the next sixty;
// thousands of new ones are in `test/long/random-specs.test.ts`.

import { worksInEveryOutput } from "./works-in-every-output.js";

worksInEveryOutput(1, 12);
