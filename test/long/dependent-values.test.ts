// All models of each kind; `npm test` takes some of them.

import { defineDependentValues } from "../generator/release/define-dependent-values.js";

defineDependentValues((models) => models);
