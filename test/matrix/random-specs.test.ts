// Sixty random specs with every construct of the language, after the twelve of `npm test`: whatever `check` accepts works in every output.

import { worksInEveryOutput } from "../random-specs/works-in-every-output.js";

worksInEveryOutput(13, 60);
