// Sixty random specs with every construct of the language: whatever `check` accepts works in every output.

import { worksInEveryOutput } from "../random-specs/works-in-every-output.js";

worksInEveryOutput(1, 60);
