// Some models of each kind; `test/matrix` takes all of them.

import { createRandom } from "../../support/mutants.js";
import { seed } from "../../support/seed.js";
import { defineDependentValues } from "./define-dependent-values.js";

const random = createRandom(seed);

defineDependentValues((models) => Array.from({ length: 8 }, () => models[random(models.length)]!));
